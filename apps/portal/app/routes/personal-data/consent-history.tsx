import type { Consent } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Badge, Table } from '@bgm/ui'
import { useLocale, useText } from '#app/text'
import { formatVersion } from './consent-row'

/** The consent history, newest first. */
export function ConsentHistory({ acts }: { acts: Consent[] }) {
  const t = useText()
  const locale = useLocale()
  if (acts.length === 0) return null
  return (
    <section>
      <h2 className="text-[1.1875rem] leading-[1.3] tracking-[-0.02em]">{t('personal_data.history')}</h2>
      <p className="mb-3.5 text-small text-muted">{t('personal_data.history_note')}</p>
      <Table
        caption={t('personal_data.history')}
        rows={acts}
        rowKey={({ at, purpose }) => `${purpose}${at}`}
        columns={[
          {
            key: 'purpose',
            header: t('personal_data.purpose'),
            kind: 'name',
            cell: ({ purpose }) => t(`personal_data.purposes.${purpose}`),
          },
          {
            key: 'act',
            header: t('personal_data.act'),
            cell: ({ given }) => (
              <Badge tone={given ? 'ok' : 'off'}>
                {t(given ? 'personal_data.given' : 'personal_data.withdrawn')}
              </Badge>
            ),
          },
          {
            key: 'version',
            header: t('personal_data.version'),
            cell: act => formatVersion(act.document_version, locale),
          },
          {
            key: 'language',
            header: t('personal_data.language'),
            cell: act => t(`personal_data.languages.${act.locale}`),
          },
          { key: 'when', header: t('personal_data.when'), cell: ({ at }) => format.dateTime(at, locale) },
        ]}
      />
    </section>
  )
}
