import { z } from 'zod'
import { findOrder } from '#src/api/order/services/row'
import { type Attempt, findAttempt } from '#src/api/payment/services/attempt-row'
import { closeCase, reviveOrder } from '#src/api/payment/services/cases'
import { checkNow } from '#src/api/payment/services/check'
import { readDifferences } from '#src/api/payment/services/reconcile'
import { notFound } from '#src/http/errors'
import { parseBody, parseInput } from '#src/http/parse-body'
import { consume } from '#src/http/rate-limit'
import type { Call } from '#src/http/request-context'
import { paymentView } from '../services/detail'
import { listPayments, paymentQuery } from '../services/payments'
import { getStaff } from '../services/staff'

const recordId = z.string().regex(/^[a-z0-9]{1,40}$/)
const applyBody = z.strictObject({ order: recordId })
const closeBody = z.strictObject({ note: z.string().trim().min(3).max(1000) })

async function getAttempt(ctx: Call): Promise<Attempt> {
  const id = recordId.safeParse(ctx.params.id)
  const attempt = id.success ? await findAttempt({ document_id: id.data }) : null
  if (!attempt) throw notFound()
  return attempt
}

async function respond(ctx: Call): Promise<void> {
  ctx.body = { data: await paymentView(await getAttempt(ctx), getStaff(ctx)) }
}

export default {
  async list(ctx: Call) {
    ctx.body = await listPayments(parseInput(paymentQuery, ctx.query))
  },

  async show(ctx: Call) {
    await respond(ctx)
  },

  async check(ctx: Call) {
    const attempt = await getAttempt(ctx)
    await consume('payment-check-account', `staff-${getStaff(ctx).id}`)
    await checkNow(attempt)
    await respond(ctx)
  },

  /** Pays a lapsed order with this payment. */
  async apply(ctx: Call) {
    const attempt = await getAttempt(ctx)
    const order = await findOrder({ documentId: parseBody(ctx, applyBody).order })
    if (!order) throw notFound()
    await reviveOrder(attempt.id, order.id, getStaff(ctx))
    await respond(ctx)
  },

  async close(ctx: Call) {
    const attempt = await getAttempt(ctx)
    await closeCase(attempt.id, parseBody(ctx, closeBody).note, getStaff(ctx))
    await respond(ctx)
  },

  /** The findings of the last hourly check. */
  async differences(ctx: Call) {
    ctx.body = { data: await readDifferences() }
  },
}
