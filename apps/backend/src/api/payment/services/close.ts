import { z } from 'zod'
import { defineJob } from '#src/jobs/job'
import { unstarted } from '#src/payment-provider/port'
import { provider } from '#src/payment-provider/provider'
import { applySnapshot } from './apply-snapshot'
import { type Attempt, listOpenAttempts } from './attempt-row'
import { checkAttempt } from './check'
import { closePayments } from './close-request'

/** Cancels a payment with the provider and records its resulting state. */
export async function cancelAttempt(attempt: Attempt): Promise<void> {
  if (!provider) return
  const now = Date.now()
  const closed = await provider.cancel({ reference: attempt.reference, pageToken: attempt.page_token })
  await checkAttempt(attempt)
  if (closed) await applySnapshot(attempt.id, { ...unstarted(now), state: 'cancelled' })
}

const idRows = z.array(z.object({ id: z.number() }))

/** Orders that no longer need to be paid. */
async function listSettled(orders: readonly number[]): Promise<number[]> {
  const rows: unknown = await strapi.db
    .connection('orders')
    .whereIn('id', [...orders])
    .whereNot('state', 'awaiting-payment')
    .select('id')
  return idRows.parse(rows).map(({ id }) => id)
}

// A payment for several orders is cancelled as soon as one of them is settled, because it could no longer
// pay all of them.
export const closePaymentsJob = defineJob(
  closePayments.name,
  closePayments.schema,
  async ({ orders }) => {
    for (const attempt of await listOpenAttempts(await listSettled(orders))) await cancelAttempt(attempt)
  },
  { concurrency: 2 },
)
