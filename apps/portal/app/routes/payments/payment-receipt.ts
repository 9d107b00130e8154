import { requireValidParams } from '@bgm/server/not-found'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireApi } from '#app/http/api.server'
import { getLocale } from '#app/http/locale.server'
import { isId } from '#app/http/query.server'
import { attachment } from '#app/http/respond.server'
import { getReceipt } from '#app/services/payments.server'

/** Responds with the receipt of a payment as a PDF, in the language of the URL. */
export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requireValidParams(args, ({ id = '', attempt = '' }) => isId(id) && isId(attempt))
  return attachment(await getReceipt(api, args.params.attempt ?? '', getLocale(args.request)))
}
