import { unitImportColumns } from '@bgm/validation'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireApi } from '#app/http/api.server'
import { getLocale } from '#app/http/locale.server'
import { attachment } from '#app/http/respond.server'
import { createCsv } from '#app/services/csv'

/** Responds with a CSV file that contains the header row of an import. */
export function loader(args: LoaderFunctionArgs) {
  requireApi(args)
  const bytes = createCsv(getLocale(args.request), [unitImportColumns])
  return attachment({ bytes, type: 'text/csv; charset=utf-8', name: 'business-units-template.csv' })
}
