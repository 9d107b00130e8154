import { z } from 'zod'

/**
 * Requests an approved refund from the provider. `waits` is the number of times that the request has been
 * postponed by an hour because the payment was not settled. The job is defined in `send-refund.ts`.
 */
export const sendRefundRequest = {
  name: 'send-refund',
  schema: z.object({ refund: z.string(), waits: z.number().int().optional() }),
}
