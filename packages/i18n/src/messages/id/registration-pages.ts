import { registration } from './registration'
import { unitForms } from './unit-forms'

/** The registration steps, some of which are reused in the forms of a unit. */
export const messages = { business_units: unitForms, registration }

export type RegistrationMessages = typeof messages
