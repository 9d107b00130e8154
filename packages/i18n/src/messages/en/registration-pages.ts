import type { RegistrationMessages } from '../id/registration-pages'
import { registration } from './registration'
import { unitForms } from './unit-forms'

export const messages: RegistrationMessages = { business_units: unitForms, registration }
