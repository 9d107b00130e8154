import { registration } from './registration'
import { unitForms } from './unit-forms'

/** The steps of registration, of which the forms of a unit repeat some. */
export const messages = { business_units: unitForms, registration }

export type RegistrationMessages = typeof messages
