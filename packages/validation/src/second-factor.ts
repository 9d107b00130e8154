import type * as z from 'zod/mini'
import { body, enteredPassword, form, parsedText, sixDigits, token } from './fields'

/** Six digits of an app, or a recovery code; case, spaces and hyphens do not matter. */
const secondFactorCode = parsedText(32, 'validation.code', value => {
  const tight = value.replace(/[\s-]/g, '').toUpperCase()
  return /^(?:\d{6}|[A-HJ-NP-Z2-9]{10})$/.test(tight) ? tight : null
})

/** The second step of signing in; `challenge` is what the first one answered. */
export const secondFactorSchema = form({ code: secondFactorCode })
export const secondFactorBodySchema = body({ challenge: token, code: secondFactorCode })

/** Setting it up asks for the password, switching it on for a code of the app. */
export const startSecondFactorSchema = form({ current_password: enteredPassword })
export const startSecondFactorBodySchema = body({ currentPassword: enteredPassword })
export const confirmSecondFactorSchema = form({ code: sixDigits })
export const confirmSecondFactorBodySchema = body(confirmSecondFactorSchema.shape)

/** Switching it off, and new recovery codes, ask for both. */
export const changeSecondFactorSchema = form({ current_password: enteredPassword, code: secondFactorCode })
export const changeSecondFactorBodySchema = body({ currentPassword: enteredPassword, code: secondFactorCode })

export type ChangeSecondFactor = z.output<typeof changeSecondFactorSchema>
