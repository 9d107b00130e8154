import type { PortalMessages } from '../id/portal'
import { account, sign_out } from './account'
import { actions, leave, words } from './actions'
import { business_units } from './business-units'
import { coverage, royalty } from './coverage'
import { errors } from './errors'
import { fields, options } from './fields'
import { lists } from './lists'
import { locks } from './locks'
import { navigation } from './navigation'
import { openOrders } from './open-orders'
import { sharedRegistration } from './shared-registration'
import { signedInFields, warnings } from './signed-in'
import { build, consent, maintenance } from './site'
import { roles, states } from './states'

export const messages: PortalMessages = {
  account,
  actions,
  build,
  business_units,
  consent,
  coverage,
  errors,
  fields: { ...fields, ...signedInFields },
  leave,
  lists,
  locks,
  maintenance,
  navigation,
  options,
  orders: openOrders,
  registration: sharedRegistration,
  roles,
  royalty,
  sign_out,
  states,
  warnings,
  words,
}
