import type { InsideMessages } from '../id/inside'
import { account } from './account'
import { business_units } from './business-units'
import { dashboard } from './dashboard'
import { insideErrors, insideFields, insideValidation } from './inside-words'
import { lists } from './lists'
import { ordering, ordering_errors } from './ordering'
import { personal_data, personal_data_errors } from './personal-data'
import { security } from './security'
import { roles, states } from './states'

/** What the pages behind the portal's frame say; signing in and registering load none of it. */
export const messages: InsideMessages = {
  account,
  business_units,
  dashboard,
  errors: { ...insideErrors, ...ordering_errors, ...personal_data_errors },
  fields: { ...insideFields, kind: 'Kind of order' },
  lists,
  ordering,
  notices: {},
  personal_data,
  roles,
  states,
  validation: insideValidation,
  security,
}
