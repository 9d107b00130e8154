import type { Messages } from '../id'
import { art } from './art'
import { industries } from './business-units'
import { messages as inside } from './inside'
import { subscriptions } from './orders'
import { messages as portal } from './portal'
import { build, consent, site, splash } from './site'
import { siteNavigation } from './site-navigation'

export const messages: Messages = {
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
