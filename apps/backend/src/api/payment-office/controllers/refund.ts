import { z } from 'zod'
import {
  completePayout,
  decideRefund,
  findAttempt,
  findOrder,
  findRefund,
  getCreditNoteFile,
  getStaffMember,
  listRefundsForStaff,
  loadRefundViews,
  type OrderRow,
  paymentActionId,
  type Refund,
  refundQuery,
  requestRefund,
  transferFailedRefund,
} from '#src/billing'
import { HttpError, notFound } from '#src/platform/http/errors'
import { requireIdempotencyKey } from '#src/platform/http/idempotency-key'
import { sendFile } from '#src/platform/http/implement'
import { parseBody, parseInput } from '#src/platform/http/parse-body'
import { recordId } from '#src/platform/http/record-id'
import type { RequestContext } from '#src/platform/http/request-context'
import { codeField, textField } from '#src/platform/http/text-fields'
import { sha256 } from '#src/platform/runtime/cryptography'

const requestBody = z.strictObject({
  amount: z.number().int().min(1).max(1_000_000_000_000),
  mode: z.enum(['provider', 'manual']),
  reason: textField(255).min(3),
  order: recordId.nullish(),
})
const noBody = z.strictObject({})
const payoutBody = z.strictObject({ reference: codeField(120).min(3) })
const creditNoteQuery = z.strictObject({ locale: z.enum(['id', 'en']).default('id') })

const find = async (document_id: string): Promise<Refund | null> =>
  await strapi.db.transaction(async ({ trx }) => await findRefund(trx, { document_id }))

async function getRefund(ctx: RequestContext): Promise<Refund> {
  const id = recordId.safeParse(ctx.params.id)
  const refund = id.success ? await find(id.data) : null
  if (!refund) throw notFound()
  return refund
}

async function getOrder(id: string | undefined): Promise<OrderRow> {
  const parsed = recordId.safeParse(id)
  const order = parsed.success ? await findOrder({ documentId: parsed.data }) : null
  if (!order) throw notFound()
  return order
}

async function respond(ctx: RequestContext, refund: Refund): Promise<void> {
  const [view] = await loadRefundViews([(await find(refund.document_id)) ?? refund], getStaffMember(ctx))
  ctx.body = { data: view }
}

/**
 * Derives the refund's key, so that the same idempotency key from the same person for the same record
 * creates only one refund. The provider accepts keys of up to 40 characters.
 */
const refundKey = (ctx: RequestContext, about: string): string =>
  `RF-${sha256([getStaffMember(ctx).id, about, requireIdempotencyKey(ctx)].join('\0')).slice(0, 32)}`

type Ability = { can(action: string): boolean }
type PanelCall = RequestContext & { state: { userAbility?: Ability } }

export default {
  async list(ctx: RequestContext) {
    ctx.body = await listRefundsForStaff(parseInput(refundQuery, ctx.query), getStaffMember(ctx))
  },

  async show(ctx: RequestContext) {
    await respond(ctx, await getRefund(ctx))
  },

  async requestOfPayment(ctx: RequestContext) {
    const id = recordId.safeParse(ctx.params.id)
    const attempt = id.success ? await findAttempt({ document_id: id.data }) : null
    if (!attempt) throw notFound()
    const { order: orderId, ...body } = parseBody(ctx, requestBody)
    const order = orderId ? (await getOrder(orderId)).id : null
    const key = refundKey(ctx, attempt.document_id)
    ctx.status = 201
    await respond(
      ctx,
      await requestRefund({ ...body, order, key, attempt: attempt.id, staff: getStaffMember(ctx) }),
    )
  },

  /** Refunds an order that was paid by bank transfer. */
  async requestOfOrder(ctx: RequestContext) {
    const order = await getOrder(ctx.params.id)
    const { order: _, ...body } = parseBody(ctx, requestBody)
    const key = refundKey(ctx, order.documentId)
    ctx.status = 201
    await respond(
      ctx,
      await requestRefund({ ...body, order: order.id, key, attempt: null, staff: getStaffMember(ctx) }),
    )
  },

  async approve(ctx: RequestContext) {
    const refund = await getRefund(ctx)
    await decideRefund(refund.document_id, { staff: getStaffMember(ctx), approve: true })
    await respond(ctx, refund)
  },

  /**
   * Also used to withdraw a refund, which the person who requested it may do without the permission to
   * approve.
   */
  async reject(ctx: PanelCall) {
    const refund = await getRefund(ctx)
    const staff = getStaffMember(ctx)
    const own = refund.requested_by === String(staff.id)
    if (!own && !ctx.state.userAbility?.can(paymentActionId('approve'))) throw new HttpError(403, 'Forbidden')
    await decideRefund(refund.document_id, { staff, approve: false })
    await respond(ctx, refund)
  },

  /** Records that the transfer of a manual refund was made. */
  async payOut(ctx: RequestContext) {
    const refund = await getRefund(ctx)
    const { reference } = parseBody(ctx, payoutBody)
    await completePayout(refund.document_id, { staff: getStaffMember(ctx), reference })
    await respond(ctx, refund)
  },

  /** Requests a transfer instead of a refund that the provider rejected. */
  async transfer(ctx: RequestContext) {
    parseBody(ctx, noBody)
    const refund = await getRefund(ctx)
    await respond(ctx, await transferFailedRefund(refund.document_id, getStaffMember(ctx)))
  },

  async creditNote(ctx: RequestContext) {
    const { locale } = parseInput(creditNoteQuery, ctx.query)
    const refund = await getRefund(ctx)
    sendFile(ctx, await getCreditNoteFile(refund, locale))
  },
}
