import { z } from 'zod'
import {
  findOrder,
  getInvoiceFile,
  getOrderPaymentsView,
  getStaffMember,
  type OrderRow,
  resendOrderEmail,
} from '#src/billing'
import { notFound } from '#src/platform/http/errors'
import { sendFile } from '#src/platform/http/implement'
import { parseBody, parseInput } from '#src/platform/http/parse-body'
import { consume } from '#src/platform/http/rate-limit'
import { recordId } from '#src/platform/http/record-id'
import type { RequestContext } from '#src/platform/http/request-context'

const noBody = z.strictObject({})
const invoiceQuery = z.strictObject({ locale: z.enum(['id', 'en']).default('id') })

async function getOrder({ params }: RequestContext): Promise<OrderRow> {
  const id = recordId.safeParse(params.id)
  const order = id.success ? await findOrder({ documentId: id.data }) : null
  if (!order) throw notFound()
  return order
}

/** Endpoints about one order in the admin panel. */
export default {
  /** Payments and refunds for an order. */
  async show(ctx: RequestContext) {
    ctx.body = { data: await getOrderPaymentsView(await getOrder(ctx), getStaffMember(ctx)) }
  },

  async invoice(ctx: RequestContext) {
    const { locale } = parseInput(invoiceQuery, ctx.query)
    sendFile(ctx, await getInvoiceFile(await getOrder(ctx), locale))
  },

  /** Sends the email about an order again, to the same people as the first time. */
  async resendEmail(ctx: RequestContext) {
    parseBody(ctx, noBody)
    const order = await getOrder(ctx)
    await consume('order-email', order.documentId)
    await consume('order-email-staff', String(getStaffMember(ctx).id))
    await resendOrderEmail(order, getStaffMember(ctx).actor)
    ctx.body = { data: { sent: true } }
  },
}
