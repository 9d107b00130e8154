import { format } from '@bgm/i18n'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireApi } from '#app/http/api.server'
import { getLocale } from '#app/http/locale.server'
import { parseListQuery } from '#app/http/query.server'
import { attachment } from '#app/http/respond.server'
import { createCsv } from '#app/services/csv'
import { exportLedger } from '#app/services/ledger.server'
import { getText } from '#app/text'
import { formatEntryNote, formatEntryTitle } from './entry-text'
import { addDefaultDays, ledgerRules } from './ledger-rules.server'

/** Responds with the statement as a CSV file, filtered like the page. */
export async function loader(args: LoaderFunctionArgs) {
  const { filter } = parseListQuery(args.request, ledgerRules)
  const entries = await exportLedger(requireApi(args), addDefaultDays(args.request, filter))
  const locale = getLocale(args.request)
  const t = getText(locale)
  const head = (['date', 'what', 'document', 'charge', 'credit', 'counted', 'balance_after'] as const).map(
    key => t(`ledger.${key}`),
  )
  const rows = entries.map(entry => [
    format.date(entry.at, locale),
    formatEntryTitle(t, entry),
    formatEntryNote(t, entry),
    String(entry.charge),
    String(entry.credit),
    t(entry.counted ? 'ledger.yes' : 'ledger.no'),
    String(entry.balance),
  ])
  const bytes = createCsv(locale, [head, ...rows])
  return attachment({ bytes, type: 'text/csv; charset=utf-8', name: `${t('ledger.file')}.csv` })
}
