import { referralCodeBodySchema } from '@bgm/validation'
import { z } from 'zod'
import { endpoints, post } from './endpoint'

export const referralCodes = endpoints({
  /** A wrong code counts as a guess. */
  check: post('/referral-codes/check', {
    caller: 'member',
    body: referralCodeBodySchema,
    response: z.object({ valid: z.boolean() }),
  }),
})
