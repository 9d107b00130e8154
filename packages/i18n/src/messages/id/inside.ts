import { account } from './account'
import { audit } from './audit'
import { business_units } from './business-units'
import { dashboard } from './dashboard'
import { insideErrors, insideFields, insideValidation } from './inside-words'
import { lists } from './lists'
import { ordering, ordering_errors } from './ordering'
import {
  invitation,
  people,
  peopleErrors,
  peopleFields,
  peopleNotices,
  permissions,
  settings,
} from './people'
import { personal_data, personal_data_errors } from './personal-data'
import { security } from './security'
import { roles, states } from './states'

/** What the pages behind the portal's frame say; signing in and registering load none of it. */
export const messages = {
  account,
  audit,
  business_units,
  dashboard,
  errors: { ...insideErrors, ...ordering_errors, ...peopleErrors, ...personal_data_errors },
  fields: { ...insideFields, ...peopleFields },
  invitation,
  lists,
  ordering,
  notices: peopleNotices,
  people,
  permissions,
  personal_data,
  roles,
  settings,
  states,
  validation: insideValidation,
  security,
}

export type InsideMessages = typeof messages
