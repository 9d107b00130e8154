import { z } from 'zod'

/** Asks the provider about a payment at growing intervals until it is settled; the job is in `follow.ts`. */
export const followPayment = {
  name: 'follow-payment',
  schema: z.object({ attempt: z.string(), step: z.number().int() }),
}

/** Asks the provider about a payment once, for example after a notice. */
export const checkPayment = { name: 'check-payment', schema: z.object({ attempt: z.string() }) }
