import type { SignedInMessages } from '../id/signed-in'
import { account } from './account'
import { audit } from './audit'
import { business_units } from './business-units'
import { lists } from './lists'
import { ordering, ordering_errors } from './ordering'
import { invitation, people, peopleErrors, peopleFields, peopleNotices, settings } from './people'
import { signedInErrors, signedInFields, signedInValidation } from './signed-in-forms'
import { roles, states } from './states'

/** Messages of the signed-in area; the sign-in and registration pages do not load them. */
export const messages: SignedInMessages = {
  account,
  audit,
  business_units,
  errors: { ...signedInErrors, ...ordering_errors, ...peopleErrors },
  fields: { ...signedInFields, ...peopleFields },
  invitation,
  lists,
  ordering,
  notices: peopleNotices,
  people,
  roles,
  settings,
  states,
  validation: signedInValidation,
}
