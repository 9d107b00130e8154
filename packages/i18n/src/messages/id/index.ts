import { art } from './art'
import { industries } from './business-units'
import { messages as inside } from './inside'
import { subscriptions } from './orders'
import { messages as portal } from './portal'
import { build, consent, site, splash } from './site'
import { siteNavigation } from './site-navigation'

export const messages = {
  ...portal,
  ...inside,
  art,
  build,
  consent,
  fields: { ...portal.fields, ...inside.fields },
  industries,
  navigation: { ...portal.navigation, ...siteNavigation },
  notices: { ...portal.notices, ...inside.notices },
  site,
  splash,
  subscriptions,
}

/** The shape that every other language has. */
export type Messages = typeof messages
