import { ProviderError } from '#src/billing/provider/port'
import { paymentProvider } from '#src/billing/provider/provider'
import { recordAuditEntry, systemActor } from '#src/customers'
import { defineJob } from '#src/platform/jobs/job'
import { enqueue } from '#src/platform/jobs/queue'
import { findAttempt } from './attempt-row'
import { checkAttempt } from './check'
import { sendRefundRequest } from './refund-request'
import { findRefund, type Refund } from './refund-row'

const find = (document_id: string) => strapi.db.transaction(({ trx }) => findRefund(trx, { document_id }))

/**
 * Must be called before the request to the provider, because provider responses may confirm the refund from
 * then on.
 */
const markSent = (refund: Refund): Promise<number> =>
  strapi.db
    .connection('refunds')
    .where({ id: refund.id })
    .whereIn('state', ['approved', 'sent'])
    .update({ state: 'sent' })

async function markFailed(refund: Refund, failure: string): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const count: number = await trx('refunds')
      .where({ id: refund.id, state: 'sent' })
      .update({ state: 'failed', failure })
    if (count !== 1) return
    await recordAuditEntry({
      action: 'refund.failed',
      actor: systemActor,
      subject: 'refund',
      subjectId: refund.document_id,
      organisation: refund.organisation_id,
      details: { amount: refund.amount, mode: refund.mode },
    })
  })
  strapi.log.error('the provider rejected a refund', { refund: refund.document_id, code: failure })
}

const hour = 60 * 60_000

/** Postpones a refund by an hour if the payment is not settled yet. */
async function postpone({ id, document_id: refund }: Refund, waits: number): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    await trx('refunds').where({ id, state: 'sent' }).update({ state: 'approved' })
    await enqueue(sendRefundRequest, { refund, waits }, { key: `${refund}:${waits}`, startAfter: hour })
  })
}

class UnconfirmedRefundError extends Error {
  override readonly name = 'UnconfirmedRefundError'
}

/**
 * Safe to repeat: the provider makes one refund per key, and only the provider's response completes the
 * refund.
 */
async function run(document_id: string, waits: number): Promise<void> {
  const refund = await find(document_id)
  if (!paymentProvider?.refund || !refund || refund.attempt_id === null || (await markSent(refund)) !== 1)
    return
  const attempt = await findAttempt({ id: refund.attempt_id })
  if (!attempt) return
  const { refund_key: refundKey, amount, reason } = refund
  try {
    await paymentProvider.refund({ reference: attempt.reference, refundKey, amount, reason })
  } catch (error) {
    if (!(error instanceof ProviderError) || error.kind === 'unavailable') throw error
    return await (error.kind === 'unsettled' ? postpone(refund, waits + 1) : markFailed(refund, error.code))
  }
  await checkAttempt(attempt)
  if ((await find(document_id))?.state === 'sent') throw new UnconfirmedRefundError()
}

export const sendRefundJob = defineJob(
  sendRefundRequest.name,
  sendRefundRequest.schema,
  ({ refund, waits = 0 }) => run(refund, waits),
  {
    tries: 20,
    lease: 300,
    concurrency: 2,
  },
)
