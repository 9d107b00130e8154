import { notFound, requireValidParams } from '@bgm/server/not-found'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { getPublicApi } from '#app/http/api.server'
import { isId } from '#app/http/query.server'
import { attachment } from '#app/http/respond.server'
import { getLinkPayment } from '#app/services/payments.server'
import { renderQrPng } from '#app/services/qr-image.server'

/** Responds with the QR code for a payment by link, as an image file. */
export async function loader(args: LoaderFunctionArgs) {
  await requireValidParams(args, ({ attempt = '' }) => isId(attempt))
  const { token = '', attempt: id = '' } = args.params
  const { instructions, reference } = await getLinkPayment(getPublicApi(args), token, id)
  if (instructions?.kind !== 'qr') throw notFound(args.request)
  return attachment({
    bytes: renderQrPng(instructions.payload),
    type: 'image/png',
    name: `${reference}.png`,
  })
}
