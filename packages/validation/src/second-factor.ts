import type * as z from 'zod/mini'
import { bodyObject, formObject, parsedText, sixDigitCode, token } from './fields'
import { enteredPassword } from './passwords'

/** Six digits from an authenticator app, or a recovery code; case, spaces and hyphens are ignored. */
const secondFactorCode = parsedText(32, 'validation.code', value => {
  const compact = value.replace(/[\s-]/g, '').toUpperCase()
  return /^(?:\d{6}|[A-HJ-NP-Z2-9]{10})$/.test(compact) ? compact : null
})

/** The second sign-in step. `challenge` comes from the response to the first step. */
export const secondFactorSchema = formObject({ code: secondFactorCode })
export const secondFactorBodySchema = bodyObject({ challenge: token, code: secondFactorCode })

/** The code of a member of staff, whose panel session is already open. */
export const staffCodeBodySchema = bodyObject(secondFactorSchema.shape)

/** Starting the setup requires the password. Turning on the second factor requires a code from the app. */
export const startSecondFactorSchema = formObject({ current_password: enteredPassword })
export const startSecondFactorBodySchema = bodyObject({ currentPassword: enteredPassword })
export const confirmSecondFactorSchema = formObject({ code: sixDigitCode })
export const confirmSecondFactorBodySchema = bodyObject(confirmSecondFactorSchema.shape)

/** Turning off the second factor and creating new recovery codes require both the password and a code. */
export const changeSecondFactorSchema = formObject({
  current_password: enteredPassword,
  code: secondFactorCode,
})
export const changeSecondFactorBodySchema = bodyObject({
  currentPassword: enteredPassword,
  code: secondFactorCode,
})

export type ChangeSecondFactor = z.output<typeof changeSecondFactorSchema>
