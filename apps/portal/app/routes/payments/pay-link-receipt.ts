import { requireValidParams } from '@bgm/server/not-found'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { getPublicApi } from '#app/http/api.server'
import { getLocale } from '#app/http/locale.server'
import { isId } from '#app/http/query.server'
import { attachment } from '#app/http/respond.server'
import { getLinkReceipt } from '#app/services/payments.server'

/** Responds with the receipt of a payment by link as a PDF, in the language of the URL. */
export async function loader(args: LoaderFunctionArgs) {
  await requireValidParams(args, ({ attempt = '' }) => isId(attempt))
  const { token = '', attempt = '' } = args.params
  return attachment(await getLinkReceipt(getPublicApi(args), token, attempt, getLocale(args.request)))
}
