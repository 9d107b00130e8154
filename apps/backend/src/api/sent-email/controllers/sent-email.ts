import { optional, pageQuery, searchText } from '@bgm/contract'
import { z } from 'zod'
import { findOrder, getStaffMember } from '#src/billing'
import {
  findCustomer,
  findSentEmail,
  listSentEmails,
  listSentEmailsAbout,
  resendEmail,
  searchCustomers,
  toSentEmailView,
} from '#src/customers'
import { notFound } from '#src/platform/http/errors'
import { parseBody, parseInput } from '#src/platform/http/parse-body'
import { consume } from '#src/platform/http/rate-limit'
import { recordId } from '#src/platform/http/record-id'
import type { RequestContext } from '#src/platform/http/request-context'

const customersQuery = z.strictObject({ q: searchText, ...pageQuery })
/** The emails about a customer, or about one order. */
const listQuery = z.strictObject({
  organisation: optional(recordId),
  order: optional(recordId),
  ...pageQuery,
})
const noBody = z.strictObject({})

type Query = z.output<typeof listQuery>

async function load({ organisation, order: orderId, page, page_size: pageSize }: Query) {
  if (orderId !== undefined) {
    const order = await findOrder({ documentId: orderId })
    if (!order) throw notFound()
    return { title: order.number, ...(await listSentEmailsAbout(orderId, { page, pageSize })) }
  }
  const customer = organisation === undefined ? null : await findCustomer(organisation)
  if (!customer) throw notFound()
  return { title: customer.name, ...(await listSentEmails(customer.id, { page, pageSize })) }
}

/** Which emails members got about their organisation, for staff. */
export default {
  async listCustomers(ctx: RequestContext) {
    const { q = '', page, page_size: pageSize } = parseInput(customersQuery, ctx.query)
    const { rows, pagination } = await searchCustomers(q, { page, pageSize })
    const data = rows.map(({ documentId: id, name, units }) => ({ id, name, units }))
    ctx.body = { data, meta: { pagination } }
  },

  async list(ctx: RequestContext) {
    const { title, rows, pagination } = await load(parseInput(listQuery, ctx.query))
    ctx.body = { data: { title, emails: rows.map(toSentEmailView) }, meta: { pagination } }
  },

  /** Sends an email again, written again, to the current address of its recipient. */
  async resend(ctx: RequestContext) {
    parseBody(ctx, noBody)
    const id = recordId.safeParse(ctx.params.id)
    const sent = id.success ? await findSentEmail(id.data) : null
    if (!sent) throw notFound()
    const staff = getStaffMember(ctx)
    const about = [sent.user, sent.kind, ...sent.subjects].join(' ')
    await consume('email-resend-pause', about)
    await consume('email-resend-message', about)
    await consume('email-resend-staff', String(staff.id))
    await resendEmail(sent, staff.actor, new Date())
    ctx.body = { data: { sent: true } }
  },
}
