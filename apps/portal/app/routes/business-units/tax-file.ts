import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireApi } from '#app/http/api.server'
import { attachment } from '#app/http/respond.server'
import { getUnitTaxFile } from '#app/services/business-units.server'

/** A unit's tax file, for members of its organisation only. */
export async function loader(args: LoaderFunctionArgs) {
  const file = await getUnitTaxFile(requireApi(args), args.params.id ?? '')
  return attachment(file)
}
