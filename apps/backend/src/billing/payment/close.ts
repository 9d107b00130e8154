import { z } from 'zod'
import { unstartedSnapshot } from '#src/billing/provider/port'
import { paymentProvider } from '#src/billing/provider/provider'
import { defineJob } from '#src/platform/jobs/job'
import { applySnapshot } from './apply-snapshot'
import { listOpenAttempts, type PaymentAttempt } from './attempt-row'
import { checkAttempt } from './check'
import { closePaymentsRequest } from './close-request'

/** Cancels a payment with the provider and records its resulting state. */
export async function cancelAttempt(attempt: PaymentAttempt): Promise<void> {
  if (!paymentProvider) return
  const now = Date.now()
  const closed = await paymentProvider.cancel({ reference: attempt.reference, pageToken: attempt.page_token })
  await checkAttempt(attempt)
  if (closed) await applySnapshot(attempt.id, { ...unstartedSnapshot(now), state: 'cancelled' })
}

const idRows = z.array(z.object({ id: z.number() }))

/** The ids of those orders that no longer await payment. */
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
  closePaymentsRequest.name,
  closePaymentsRequest.schema,
  async ({ orders }) => {
    for (const attempt of await listOpenAttempts(await listSettled(orders))) await cancelAttempt(attempt)
  },
  { concurrency: 2, lease: 300 },
)
