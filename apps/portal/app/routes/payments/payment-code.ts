import { notFound, requireValidParams } from '@bgm/server/not-found'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireApi } from '#app/http/api.server'
import { isId } from '#app/http/query.server'
import { attachment } from '#app/http/respond.server'
import { getCurrentPayment } from '#app/services/payments.server'
import { renderQrPng } from '#app/services/qr-image.server'

/** Responds with the QR code for a payment, as an image file. */
export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requireValidParams(args, ({ id = '', attempt = '' }) => isId(id) && isId(attempt))
  const { instructions, reference } = await getCurrentPayment(api, args.params.attempt ?? '')
  if (instructions?.kind !== 'qr') throw notFound(args.request)
  return attachment({
    bytes: renderQrPng(instructions.payload),
    type: 'image/png',
    name: `${reference}.png`,
  })
}
