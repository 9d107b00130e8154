import { ProviderError } from '#src/billing/provider/port'
import { paymentProvider } from '#src/billing/provider/provider'
import { applySnapshot } from './apply-snapshot'
import { findAttempt, type PaymentAttempt } from './attempt-row'

const deadlock = /^(40P01|40001)$/
const maxAttempts = 3

/** Retries a transaction that the database aborted because of a deadlock. */
async function retryOnDeadlock<T>(work: () => Promise<T>, tries = 1): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const { code = '' } = error as { code?: string }
    if (tries >= maxAttempts || !deadlock.test(code)) throw error
    return await retryOnDeadlock(work, tries + 1)
  }
}

/**
 * Fetches the state of a payment from the provider and applies it. Throws a ProviderError if the provider
 * does not respond.
 */
export async function checkAttempt({
  id,
  reference,
}: Pick<PaymentAttempt, 'id' | 'reference'>): Promise<void> {
  if (!paymentProvider) return
  const snapshot = await paymentProvider.fetch(reference)
  await retryOnDeadlock(() => applySnapshot(id, snapshot))
}

const pause = 3000

/**
 * Like `checkAttempt`, but at most once every few seconds, for someone who is waiting. If the provider does
 * not respond, the stored state stays unchanged.
 */
export async function checkAttemptThrottled(
  attempt: PaymentAttempt,
  now = Date.now(),
): Promise<PaymentAttempt> {
  if (attempt.checked_at !== null && attempt.checked_at > now - pause) return attempt
  try {
    await checkAttempt(attempt)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    strapi.log.warn('the payment provider did not respond', { code: error.code })
  }
  return (await findAttempt({ id: attempt.id })) ?? attempt
}
