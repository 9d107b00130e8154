import { format } from '@bgm/i18n'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireApi } from '#app/http/api.server'
import { getLocale } from '#app/http/locale.server'
import { parseListQuery } from '#app/http/query.server'
import { attachment } from '#app/http/respond.server'
import { exportAuditEntries } from '#app/services/audit.server'
import { createCsv } from '#app/services/csv'
import { getText } from '#app/text'
import { auditRules } from './audit-rules.server'
import { formatAction, formatActor, formatDetails } from './audit-text'

/** Responds with the audit trail as a CSV file, filtered like the page. */
export async function loader(args: LoaderFunctionArgs) {
  const { filter } = parseListQuery(args.request, auditRules)
  const entries = await exportAuditEntries(requireApi(args), filter)
  const locale = getLocale(args.request)
  const t = getText(locale)
  const head = [t('audit.at'), t('audit.who'), t('audit.what'), t('audit.subject'), t('audit.details')]
  const rows = entries.map(entry => [
    format.dateTime(entry.at, locale),
    formatActor(t, entry.actor),
    formatAction(t, entry.action),
    entry.subject.name ?? '',
    formatDetails(t, entry, locale),
  ])
  const bytes = createCsv(locale, [head, ...rows])
  return attachment({ bytes, type: 'text/csv; charset=utf-8', name: `${t('audit.file')}.csv` })
}
