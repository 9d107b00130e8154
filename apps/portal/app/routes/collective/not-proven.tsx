import type { CollectiveMonth } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Card, RowList } from '@bgm/ui'
import { useLocale, useText } from '#app/text'

/** What the log and its signatures do not show, with the number of unsigned plays in the newest report of the month. */
export function NotProven({ versions }: Pick<CollectiveMonth, 'versions'>) {
  const t = useText()
  const locale = useLocale()
  const unsigned = versions.at(-1)?.unsigned_plays ?? 0
  const limits = ['heard', 'venue_data', 'offline', 'script'] as const
  return (
    <Card title={t('collective.not_proven.title')} level={3} className="mt-5">
      <RowList
        items={[
          ...(unsigned > 0
            ? [
                {
                  key: 'unsigned',
                  title: t('collective.not_proven.unsigned', { plays: format.number(unsigned, locale) }),
                  detail: t('collective.not_proven.unsigned_text'),
                },
              ]
            : []),
          ...limits.map(key => ({
            key,
            title: t(`collective.not_proven.${key}`),
            detail: t(`collective.not_proven.${key}_text`),
          })),
        ]}
      />
    </Card>
  )
}
