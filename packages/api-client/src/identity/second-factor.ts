import type { ChangeSecondFactor } from '@bgm/validation'
import { z } from 'zod'
import type { HttpClient } from '../http'
import { okResponse } from '../wire'
import { session } from './user'

const secondFactor = z.object({
  enabled: z.boolean(),
  recovery_codes_left: z.number(),
  /** The secret for the authenticator app; null except during setup. */
  setup: z.object({ secret: z.string(), uri: z.string() }).nullable(),
})

export type SecondFactor = z.output<typeof secondFactor>

/** Returned only once. */
const codes = z.object({ recovery_codes: z.array(z.string()) })

const asBody = ({ current_password, code }: ChangeSecondFactor) => ({
  currentPassword: current_password,
  code,
})

/** The second sign-in step, and the settings for it. */
export const createSecondFactorApi = (http: HttpClient) => ({
  /** `code` comes from the app or is a recovery code; a challenge allows five attempts. */
  verifySecondFactor: (json: { challenge: string; code: string }) =>
    http.call('post', 'auth/second-factor', { json, schema: session }),

  getSecondFactor: () => http.call('get', 'account/second-factor', { schema: secondFactor }),

  startSecondFactorSetup: (current_password: string) =>
    http.call('post', 'account/second-factor', {
      json: { currentPassword: current_password },
      schema: secondFactor,
    }),

  /** Ends every other session. */
  confirmSecondFactor: (code: string) =>
    http.call('post', 'account/second-factor/confirm', { json: { code }, schema: codes }),

  disableSecondFactor: (form: ChangeSecondFactor) =>
    http.call('post', 'account/second-factor/disable', { json: asBody(form), schema: okResponse }),

  renewRecoveryCodes: (form: ChangeSecondFactor) =>
    http.call('post', 'account/second-factor/recovery-codes', { json: asBody(form), schema: codes }),
})
