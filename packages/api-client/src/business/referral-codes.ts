import { z } from 'zod'
import type { HttpClient } from '../http'

export const createReferralCodesApi = (http: HttpClient) => ({
  check: (referral_code: string) =>
    http.call('post', 'referral-codes/check', {
      json: { referral_code },
      schema: z.object({ valid: z.boolean() }),
    }),
})
