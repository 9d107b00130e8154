import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireApi } from '#app/http/api.server'
import { getLocale } from '#app/http/locale.server'
import { parseListQuery } from '#app/http/query.server'
import { attachment } from '#app/http/respond.server'
import { getUnitsFile } from '#app/services/business-units.server'
import { unitRules } from './unit-rules.server'

/** Responds with the filtered units as a CSV file that can be imported again. */
export async function loader(args: LoaderFunctionArgs) {
  const { filter } = parseListQuery(args.request, unitRules)
  return attachment(await getUnitsFile(requireApi(args), filter, getLocale(args.request)))
}
