import { z } from 'zod'
import {
  checkAttemptThrottled,
  closeCase,
  findAttempt,
  findLastReconciliation,
  findOrder,
  getPaymentView,
  getStaffMember,
  listPayments,
  type PaymentAttempt,
  paymentQuery,
  restoreOrder,
} from '#src/billing'
import { notFound } from '#src/platform/http/errors'
import { parseBody, parseInput } from '#src/platform/http/parse-body'
import { consume } from '#src/platform/http/rate-limit'
import { recordId } from '#src/platform/http/record-id'
import type { RequestContext } from '#src/platform/http/request-context'
import { textField } from '#src/platform/http/text-fields'

const applyBody = z.strictObject({ order: recordId })
const closeBody = z.strictObject({ note: textField(1000).min(3) })

async function getAttempt(ctx: RequestContext): Promise<PaymentAttempt> {
  const id = recordId.safeParse(ctx.params.id)
  const attempt = id.success ? await findAttempt({ document_id: id.data }) : null
  if (!attempt) throw notFound()
  return attempt
}

async function respond(ctx: RequestContext): Promise<void> {
  ctx.body = { data: await getPaymentView(await getAttempt(ctx), getStaffMember(ctx)) }
}

export default {
  async list(ctx: RequestContext) {
    ctx.body = await listPayments(parseInput(paymentQuery, ctx.query))
  },

  async show(ctx: RequestContext) {
    await respond(ctx)
  },

  async check(ctx: RequestContext) {
    const attempt = await getAttempt(ctx)
    await consume('payment-check-account', `staff-${getStaffMember(ctx).id}`)
    await checkAttemptThrottled(attempt)
    await respond(ctx)
  },

  /** Restores a lapsed order and pays it with this payment. */
  async apply(ctx: RequestContext) {
    const attempt = await getAttempt(ctx)
    const order = await findOrder({ documentId: parseBody(ctx, applyBody).order })
    if (!order) throw notFound()
    await restoreOrder(attempt.id, order.id, getStaffMember(ctx))
    await respond(ctx)
  },

  async close(ctx: RequestContext) {
    const attempt = await getAttempt(ctx)
    await closeCase(attempt.id, parseBody(ctx, closeBody).note, getStaffMember(ctx))
    await respond(ctx)
  },

  /** The differences found by the last hourly reconciliation. */
  async differences(ctx: RequestContext) {
    ctx.body = { data: await findLastReconciliation() }
  },
}
