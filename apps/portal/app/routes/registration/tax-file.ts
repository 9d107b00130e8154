import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireApi } from '#app/http/api.server'
import { attachment } from '#app/http/respond.server'
import { getTaxFile } from '#app/services/registration.server'

/** Responds with the tax file of the member's own registration. */
export async function loader(args: LoaderFunctionArgs) {
  const file = await getTaxFile(requireApi(args))
  return attachment(file)
}
