import { localeQuery } from '@bgm/contract'
import { recordIdField } from '@bgm/validation'
import { z } from 'zod'
import { getRecordId, getStaffCall } from '#src/api/staff-order/staff-call'
import {
  createPaymentLink,
  findOrder,
  getInvoiceFile,
  getQuotation,
  getQuotationFile,
  type OrderRow,
} from '#src/billing'
import { notFound } from '#src/platform/http/errors'
import { sendFile } from '#src/platform/http/implement'
import { parseBody, parseInput } from '#src/platform/http/parse-body'
import type { RequestContext } from '#src/platform/http/request-context'
import { getPortalUrl } from '#src/platform/mail/links'

const maxLinked = 20
const linkBody = z.strictObject({ orders: z.array(recordIdField).min(1).max(maxLinked) })
const invoiceQuery = z.strictObject(localeQuery)

/** An order that staff placed for the customer. Orders of members have no documents here. */
async function getStaffOrder(organisation: number, documentId: string): Promise<OrderRow> {
  const order = await findOrder({ documentId, organisation_id: organisation, staff_id: { $notNull: true } })
  if (!order) throw notFound()
  return order
}

/** What staff give to a customer for whom they have ordered. */
export default {
  /** The address is shown once, because only its hash is stored. */
  async createLink(ctx: RequestContext) {
    const { customer, staff } = await getStaffCall(ctx)
    const ids = [...new Set(parseBody(ctx, linkBody).orders)]
    const orders = await Promise.all(ids.map(id => getStaffOrder(customer.id, id)))
    const locale = orders[0]?.placed_by?.locale ?? 'id'
    const creator = { id: `staff-${staff.id}`, locale, actor: staff.actor }
    const { token, expiresAt } = await createPaymentLink(orders, creator)
    ctx.status = 201
    ctx.body = { data: { url: getPortalUrl(locale, `/pay/${token}`), expires_at: expiresAt } }
  },

  async downloadInvoice(ctx: RequestContext) {
    const { customer } = await getStaffCall(ctx)
    const { locale } = parseInput(invoiceQuery, ctx.query)
    const order = await getStaffOrder(customer.id, getRecordId(ctx, 'order'))
    sendFile(ctx, await getInvoiceFile(order, locale))
  },

  /** The PDF of a quotation that staff made for the customer. */
  async downloadQuotation(ctx: RequestContext) {
    const { shopper } = await getStaffCall(ctx)
    const { locale } = parseInput(invoiceQuery, ctx.query)
    const quotation = await getQuotation(shopper.scope, getRecordId(ctx, 'quotation'))
    if (quotation.staff_id === null) throw notFound()
    sendFile(ctx, await getQuotationFile(quotation, locale))
  },
}
