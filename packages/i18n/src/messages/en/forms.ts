import type { FormMessages } from '../id/forms'
import { formErrors, signedInValidation } from './form-errors'
import { validation } from './validation'

export const messages: FormMessages = {
  errors: formErrors,
  validation: { ...validation, ...signedInValidation },
}
