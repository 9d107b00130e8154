import { account, forgot_password, reset_password, sign_in, sign_out, verify, verify_code } from './account'
import { actions, words } from './actions'
import { coverage, royalty } from './coverage'
import { errors } from './errors'
import { fields, options } from './fields'
import { lists, notices } from './lists'
import { navigation } from './navigation'
import { orders } from './orders'
import { packages } from './packages'
import { registration } from './registration'
import { build, consent, maintenance } from './site'
import { roles, states } from './states'
import { validation, warnings } from './validation'

/** What the portal says: its pages load these alone, without the words of the public site. */
export const messages = {
  account,
  actions,
  build,
  consent,
  coverage,
  errors,
  fields,
  forgot_password,
  lists,
  maintenance,
  navigation,
  notices,
  options,
  orders,
  packages,
  registration,
  reset_password,
  roles,
  royalty,
  sign_in,
  sign_out,
  states,
  validation,
  verify,
  verify_code,
  warnings,
  words,
}

export type PortalMessages = typeof messages
