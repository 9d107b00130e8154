import { z } from 'zod'
import type { Http } from '../http'

export const createReferralCodesApi = (http: Http) => ({
  check: (referral_code: string) =>
    http.call('post', 'referral-codes/check', {
      json: { referral_code },
      schema: z.object({ valid: z.boolean() }),
    }),
})
