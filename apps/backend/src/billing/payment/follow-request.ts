import { z } from 'zod'

/**
 * Checks a payment with the provider at increasing intervals until it can no longer be paid. The job is
 * defined in `follow.ts`.
 */
export const followPaymentRequest = {
  name: 'follow-payment',
  schema: z.object({ attempt: z.string(), step: z.number().int() }),
}

/** Checks a payment with the provider once, for example after a webhook. */
export const checkPaymentRequest = { name: 'check-payment', schema: z.object({ attempt: z.string() }) }
