import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireApi } from '#app/http/api.server'
import { attachment } from '#app/http/respond.server'
import { getUnitTaxFile } from '#app/services/business-units.server'

/** Responds with a unit's tax file, only for members of its organisation. */
export async function loader(args: LoaderFunctionArgs) {
  const file = await getUnitTaxFile(requireApi(args), args.params.id ?? '')
  return attachment(file)
}
