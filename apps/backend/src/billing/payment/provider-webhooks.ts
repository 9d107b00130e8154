import { z } from 'zod'
import type { ProviderWebhook } from '#src/billing/provider/port'
import { enqueue } from '#src/platform/jobs/queue'
import { encrypt } from '#src/platform/runtime/cryptography'
import { findAttempt } from './attempt-row'
import { checkPaymentRequest } from './follow-request'

export const webhookEncryptionPurpose = 'payment notice'

const repeatPause = 10_000
const idRows = z.array(z.object({ id: z.number() }))

/**
 * The key and start time of a webhook's job. Every new webhook has its own key; repeats within a few seconds
 * share one.
 */
function jobOptions(attempt: string, stored: number | undefined, now: number) {
  if (stored !== undefined) return { key: `${attempt}:notice-${stored}` }
  const window = Math.floor(now / repeatPause)
  return { key: `${attempt}:again-${window}`, startAfter: (window + 1) * repeatPause - now }
}

/**
 * Stores a verified webhook of a payment once, but always checks its payment: a repeated webhook may announce another
 * change of the same kind.
 */
export async function receiveProviderWebhook(
  provider: string,
  webhook: ProviderWebhook,
  raw: string,
): Promise<void> {
  const attempt = await findAttempt({ reference: webhook.reference })
  if (!attempt) {
    // The provider's dashboard sends test webhooks, and another system may use the same account.
    strapi.log.warn('a payment webhook refers to an unknown payment')
    return
  }
  const now = Date.now()
  await strapi.db.transaction(async ({ trx }) => {
    const rows: unknown = await trx('payment_notices')
      .insert({
        provider,
        dedupe_key: webhook.dedupeKey,
        reference: webhook.reference,
        attempt_id: attempt.id,
        body: encrypt(webhookEncryptionPurpose, raw),
        received_at: now,
      })
      .onConflict(['provider', 'dedupe_key'])
      .ignore()
      .returning('id')
    const [stored] = idRows.parse(rows)
    await enqueue(
      checkPaymentRequest,
      { attempt: attempt.document_id },
      jobOptions(attempt.document_id, stored?.id, now),
    )
  })
}

/** Marks the webhooks received before `before` as applied, once the payment's state has been fetched. */
export async function markWebhooksApplied(attempt: number, before: number): Promise<void> {
  await strapi.db
    .connection('payment_notices')
    .where({ attempt_id: attempt, applied_at: null })
    .where('received_at', '<=', before)
    .update({ applied_at: Date.now() })
}
