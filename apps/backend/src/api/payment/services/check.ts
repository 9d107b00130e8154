import { ProviderError } from '#src/payment-provider/port'
import { provider } from '#src/payment-provider/provider'
import { applySnapshot } from './apply-snapshot'
import { type Attempt, findAttempt } from './attempt-row'

const deadlock = /^(40P01|40001)$/
const mostTries = 3

/** Runs a transaction again that the database has stopped because of a deadlock. */
async function retryOnDeadlock<T>(work: () => Promise<T>, tries = 1): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const { code = '' } = error as { code?: string }
    if (tries >= mostTries || !deadlock.test(code)) throw error
    return await retryOnDeadlock(work, tries + 1)
  }
}

/** Asks the provider about a payment and applies the answer. Throws a ProviderError if it does not answer. */
export async function checkAttempt({ id, reference }: Pick<Attempt, 'id' | 'reference'>): Promise<void> {
  if (!provider) return
  const snapshot = await provider.fetch(reference)
  await retryOnDeadlock(() => applySnapshot(id, snapshot))
}

const pause = 3000

/** The same for somebody who waits, at most every few seconds. Without an answer, what is known stays as it is. */
export async function checkNow(attempt: Attempt, now = Date.now()): Promise<Attempt> {
  if (attempt.checked_at !== null && attempt.checked_at > now - pause) return attempt
  try {
    await checkAttempt(attempt)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    strapi.log.warn('the payment provider did not answer', { code: error.code })
  }
  return (await findAttempt({ id: attempt.id })) ?? attempt
}
