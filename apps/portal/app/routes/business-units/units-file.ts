import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireApi } from '#app/http/api.server'
import { localeOf } from '#app/http/locale.server'
import { askedOf } from '#app/http/query.server'
import { attachment } from '#app/http/respond.server'
import { getUnitsFile, unitFilters } from '#app/services/business-units.server'

/** The units that the list's filters find, as a file that an import takes back. */
export async function loader(args: LoaderFunctionArgs) {
  const filter = askedOf(args.request, unitFilters)
  return attachment(await getUnitsFile(requireApi(args), filter, localeOf(args.request)))
}
