import type { CollectiveOverview } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Card, RowList, TextLink } from '@bgm/ui'
import { paths } from '#app/paths'
import { type Translate, useLocale, useText } from '#app/text'

/** Why a play was rejected; a reason that this version does not know is shown as it is. */
export function nameRejection(t: Translate, reason: string): string {
  const key = `collective.rejections.reasons.${reason}`
  return t.has(key) ? t(key) : reason
}

/** The plays of a month that broke a rule and do not count. */
export function RejectionsCard({
  rejections,
  month,
}: {
  rejections: CollectiveOverview['rejections']
  month: string
}) {
  const t = useText()
  const locale = useLocale()
  const href = paths.collectiveVenues(locale, { month, only: 'rejected', sort: '-rejected' })
  return (
    <Card
      title={t('collective.rejections.title')}
      {...(rejections.length > 0 && {
        note: t('collective.rejections.note'),
        aside: <TextLink href={href}>{t('collective.rejections.venues')}</TextLink>,
      })}
    >
      {rejections.length > 0 ? (
        <RowList
          items={rejections.map(({ reason, plays }) => ({
            key: reason,
            title: nameRejection(t, reason),
            end: <b className="text-small font-semibold tabular-nums">{format.number(plays, locale)}</b>,
          }))}
        />
      ) : (
        <p className="text-label text-muted">{t('collective.rejections.none')}</p>
      )}
    </Card>
  )
}
