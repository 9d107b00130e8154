import { formErrors, signedInValidation } from './form-errors'
import { validation } from './validation'

/** Form errors, loaded by pages with a form. */
export const messages = {
  errors: formErrors,
  validation: { ...validation, ...signedInValidation },
}

export type FormMessages = typeof messages
