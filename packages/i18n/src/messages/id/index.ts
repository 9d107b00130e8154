import { art } from './art'
import { industries } from './business-units'
import { subscriptions } from './orders'
import { messages as portal } from './portal'
import { build, consent, site, splash } from './site'
import { siteNavigation } from './site-navigation'

export const messages = {
  ...portal,
  art,
  build,
  consent,
  industries,
  navigation: { ...portal.navigation, ...siteNavigation },
  site,
  splash,
  subscriptions,
}

/** The shape that every other language has. */
export type Messages = typeof messages
