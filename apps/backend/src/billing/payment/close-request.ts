import { z } from 'zod'

/**
 * Requests that the payments of settled orders be cancelled with the provider, so that nobody pays them by
 * mistake. The job itself is in `close.ts`; the order code depends only on its name.
 */
export const closePaymentsRequest = {
  name: 'close-payments',
  schema: z.object({ orders: z.array(z.number()) }),
}
