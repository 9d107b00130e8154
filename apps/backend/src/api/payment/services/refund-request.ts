import { z } from 'zod'

/**
 * Requests an approved refund from the provider, after `waits` hours of waiting for it to be possible; the job is in
 * `send-refund.ts`.
 */
export const sendRefund = {
  name: 'send-refund',
  schema: z.object({ refund: z.string(), waits: z.number().int().optional() }),
}
