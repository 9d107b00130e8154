import { business_units } from './business-units'
import { dashboard } from './dashboard'

/** What the pages behind the portal's frame say; signing in and registering load none of it. */
export const messages = {
  business_units,
  dashboard,
  fields: {},
  notices: {},
}

export type InsideMessages = typeof messages
