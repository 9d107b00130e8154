import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireApi, requireValidId } from '#app/http/api.server'
import { getLocale } from '#app/http/locale.server'
import { attachment } from '#app/http/respond.server'
import { downloadQuotation } from '#app/services/quotations.server'

/** Responds with a quotation as a PDF, in the language of the URL. */
export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requireValidId(args)
  return attachment(await downloadQuotation(api, args.params.id ?? '', getLocale(args.request)))
}
