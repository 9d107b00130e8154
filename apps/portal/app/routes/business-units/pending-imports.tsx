import type { PendingImport } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Card, TextLink } from '@bgm/ui'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'

/** The imports that wait for the member. */
export function PendingImports({ pending }: { pending: PendingImport[] }) {
  const t = useText()
  const locale = useLocale()
  if (pending.length === 0) return null
  return (
    <Card title={t('business_units.imports.pending')} className="mb-5">
      <ul className="divide-y divide-line text-label">
        {pending.map(({ id, file_name, total, expires_at }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 py-2.5">
            <span className="min-w-0">
              <b className="block font-semibold wrap-anywhere">{file_name}</b>
              <span className="block text-small text-muted">
                {t('business_units.imports.pending_text', {
                  rows: t('business_units.imports.rows', { count: total }),
                  date: format.date(expires_at, locale),
                })}
              </span>
            </span>
            <TextLink
              href={paths.unitImport(locale, id)}
              aria-label={`${t('business_units.imports.continue')}: ${file_name}`}
            >
              {t('business_units.imports.continue')}
            </TextLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}
