import { ProviderError } from '#src/billing/provider/port'
import { defineJob } from '#src/platform/jobs/job'
import { enqueue } from '#src/platform/jobs/queue'
import { findAttempt, type PaymentAttempt, parseAttempts } from './attempt-row'
import { checkAttempt } from './check'
import { checkPaymentRequest, followPaymentRequest } from './follow-request'
import { markWebhooksApplied } from './provider-webhooks'
import { getCheckInterval, isPaymentOpen } from './rules/transition'

// A payment can start two thousand subscriptions, with a licence for each of their zones.
const settings = { concurrency: 4, lease: 300 }
const hour = 60 * 60_000

/**
 * Checks a payment once, for example after a webhook. Fails, and is therefore retried, as long as the provider
 * does not respond.
 */
export const checkPaymentJob = defineJob(
  checkPaymentRequest.name,
  checkPaymentRequest.schema,
  async ({ attempt: document_id }) => {
    const attempt = await findAttempt({ document_id })
    if (!attempt) return
    const since = Date.now()
    await checkAttempt(attempt)
    await markWebhooksApplied(attempt.id, since)
  },
  settings,
)

// After a declined card, the payer can try again on the same page.
const canStillBePaid = ({ state, expires_at }: PaymentAttempt, now: number) =>
  isPaymentOpen(state) || (state === 'failed' && expires_at > now)

async function follow(document_id: string, step: number): Promise<void> {
  const attempt = await findAttempt({ document_id })
  if (!attempt || !canStillBePaid(attempt, Date.now())) return
  try {
    await checkAttempt(attempt)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    strapi.log.warn('the payment provider did not respond', { code: error.code })
  }
  const next = await findAttempt({ document_id })
  if (!next || !canStillBePaid(next, Date.now())) return
  const options = { key: `${document_id}:${step + 1}`, startAfter: getCheckInterval(step + 1) }
  await enqueue(followPaymentRequest, { attempt: document_id, step: step + 1 }, options)
}

export const followPaymentJob = defineJob(
  followPaymentRequest.name,
  followPaymentRequest.schema,
  ({ attempt, step }) => follow(attempt, step),
  settings,
)

const batchSize = 500

/** Payments that may have changed but have not been checked for a while. */
async function listUnchecked(now: number): Promise<PaymentAttempt[]> {
  const rows: unknown = await strapi.db
    .connection('payment_attempts')
    .where(forgotten =>
      forgotten
        .where(open =>
          open
            .whereIn('state', ['created', 'pending', 'failed'])
            .where('expires_at', '>', now - 7 * 24 * hour)
            .where('created_at', '<', now - 2 * hour)
            .where(asked => asked.whereNull('checked_at').orWhere('checked_at', '<', now - hour)),
        )
        // A bank may deliver a transfer after the account number has expired.
        .orWhere(ended =>
          ended
            .whereIn('state', ['expired', 'cancelled'])
            .whereNotNull('transaction_id')
            .where('expires_at', '>', now - 7 * 24 * hour)
            .where('checked_at', '<', now - 12 * hour),
        ),
    )
    .orderBy('id')
    .limit(batchSize)
  return parseAttempts(rows)
}

/** Checks payments whose webhooks and jobs were lost. */
export async function sweepPayments(now = Date.now()): Promise<void> {
  for (const { document_id: attempt } of await listUnchecked(now))
    await enqueue(checkPaymentRequest, { attempt }, { key: `${attempt}:sweep` })
}
