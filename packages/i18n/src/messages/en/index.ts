import type { Messages } from '../id'
import { art } from './art'
import { subscriptions } from './orders'
import { messages as portal } from './portal'
import { preview } from './preview'
import { messages as signedIn } from './signed-in'
import { build, consent, site, splash } from './site'
import {
  calculator,
  contact_messages,
  partner_applications,
  siteFields,
  siteOptions,
  siteValidation,
} from './site-forms'
import { siteNavigation } from './site-navigation'

export const messages: Messages = {
  ...portal,
  ...signedIn,
  art,
  build,
  calculator,
  consent,
  contact_messages,
  errors: { ...portal.errors, ...signedIn.errors },
  fields: { ...portal.fields, ...signedIn.fields, ...siteFields },
  navigation: { ...portal.navigation, ...siteNavigation },
  notices: { ...portal.notices, ...signedIn.notices },
  options: { ...portal.options, ...siteOptions },
  partner_applications,
  preview,
  site,
  splash,
  subscriptions,
  validation: { ...portal.validation, ...signedIn.validation, ...siteValidation },
}
