import { z } from 'zod'

/** Has the provider make an approved refund; the job is in `send-refund.ts`. */
export const sendRefund = { name: 'send-refund', schema: z.object({ refund: z.string() }) }
