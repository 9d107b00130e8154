import { formErrors, signedInValidation } from './form-errors'
import { validation } from './validation'

/** Errors of forms, loaded by pages that have one. */
export const messages = {
  errors: formErrors,
  validation: { ...validation, ...signedInValidation },
}

export type FormMessages = typeof messages
