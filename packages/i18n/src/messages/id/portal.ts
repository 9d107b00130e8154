import { sign_out, verify_code } from './account'
import { actions, leave, words } from './actions'
import { coverage, royalty } from './coverage'
import { errors } from './errors'
import { fields, options } from './fields'
import { notices } from './lists'
import { navigation } from './navigation'
import { orders } from './orders'
import { packages } from './packages'
import { registration } from './registration'
import { build, consent, maintenance } from './site'
import { validation, warnings } from './validation'

/** Messages that every portal page loads; excludes those of the marketing site. */
export const messages = {
  actions,
  build,
  consent,
  coverage,
  errors,
  fields,
  leave,
  maintenance,
  navigation,
  notices,
  options,
  orders,
  packages,
  registration,
  royalty,
  sign_out,
  validation,
  verify_code,
  warnings,
  words,
}

export type PortalMessages = typeof messages
