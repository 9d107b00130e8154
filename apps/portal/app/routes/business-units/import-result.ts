import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireApi } from '#app/http/api.server'
import { getLocale } from '#app/http/locale.server'
import { attachment } from '#app/http/respond.server'
import { createCsv } from '#app/services/csv'
import { listUnitImportResultRows } from '#app/services/unit-imports.server'
import { getText } from '#app/text'
import { formatImportIssue } from './format-import-issue'

/** Responds with the result of every row as a CSV file, in the page's language. */
export async function loader(args: LoaderFunctionArgs) {
  const rows = await listUnitImportResultRows(requireApi(args), args.params.id ?? '')
  const locale = getLocale(args.request)
  const t = getText(locale)
  const heading = [
    t('business_units.imports.row'),
    'outlet_code',
    'name',
    'cid',
    t('business_units.imports.outcome'),
    t('business_units.imports.notes'),
  ]
  const lines = rows.map(row => [
    String(row.line),
    row.outlet_code,
    row.name,
    row.cid ?? '',
    row.outcome
      ? t(`business_units.imports.outcomes.${row.outcome}`)
      : t(`business_units.imports.planned.${row.action}`),
    [...row.errors, ...row.warnings]
      .map(finding => `${finding.column}: ${formatImportIssue(t, finding)}`)
      .join(' | '),
  ])
  return attachment({
    bytes: createCsv(locale, [heading, ...lines]),
    type: 'text/csv; charset=utf-8',
    name: 'business-units-result.csv',
  })
}
