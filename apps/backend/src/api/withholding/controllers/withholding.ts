import { withholdings } from '@bgm/contract'
import {
  chooseWithholding,
  findOrderInScope,
  getSlipOfOrder,
  getWithholdingOffer,
  getWithholdingView,
  type OrderRow,
  readSlip,
  sendSlip,
} from '#src/billing'
import { getScope, readUploadedTaxFile } from '#src/customers'
import { notFound } from '#src/platform/http/errors'
import { implement } from '#src/platform/http/implement'
import { getAccount, type RequestContext } from '#src/platform/http/request-context'

async function getOrder(ctx: RequestContext, id: string): Promise<OrderRow> {
  const order = await findOrderInScope(getScope(ctx), id)
  if (!order) throw notFound()
  return order
}

export default implement(withholdings, {
  get: async ({ params, ctx }) => getWithholdingView(await getOrder(ctx, params.id)),

  async choose({ params, body: { withhold }, ctx }) {
    await chooseWithholding(await getOrder(ctx, params.id), withhold, getAccount(ctx))
    return getWithholdingOffer(await getOrder(ctx, params.id))
  },

  async sendSlip({ params, body: slip, ctx }) {
    const order = await getOrder(ctx, params.id)
    const file = await readUploadedTaxFile(ctx, {
      field: 'slip_file',
      body: 'slip',
      types: ['application/pdf'],
    })
    await sendSlip({ order, slip, file, account: getAccount(ctx) })
    return getWithholdingView(order)
  },

  async downloadSlip({ params, ctx }) {
    return readSlip(await getSlipOfOrder(await getOrder(ctx, params.id), params.slip))
  },
})
