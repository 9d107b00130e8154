import { requireValidParams } from '@bgm/server/not-found'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireApi, requireValidId } from '#app/http/api.server'
import { getLocale } from '#app/http/locale.server'
import { attachment } from '#app/http/respond.server'
import { getCreditNote } from '#app/services/payments.server'

const isCreditNoteNumber = (number: string) => number.length <= 32 && /^MB-CN-\d{4}-\d{6,}$/.test(number)

/** Responds with the credit note for a refund as a PDF, in the language of the URL. */
export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requireValidId(args)
  await requireValidParams(args, ({ number = '' }) => isCreditNoteNumber(number))
  const { id = '', number = '' } = args.params
  return attachment(await getCreditNote(api, id, number, getLocale(args.request)))
}
