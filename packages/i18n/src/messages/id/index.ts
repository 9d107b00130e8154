import { messages as account } from './account-pages'
import { art } from './art'
import { licence_check } from './licence-check'
import { licence_verifier } from './licence-verifier'
import { licences } from './licences'
import { subscriptions } from './orders'
import { pairing } from './pairing'
import { messages as portal } from './portal'
import { preview } from './preview'
import { remote } from './remote'
import { schedule } from './schedule'
import { messages as seldom } from './seldom'
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
import { usage } from './usage'
import { zone } from './zone'
import { zones } from './zones'

export const messages = {
  ...portal,
  ...signedIn,
  ...account,
  ...seldom,
  art,
  build,
  business_units: { ...signedIn.business_units, ...seldom.business_units },
  calculator,
  consent,
  contact_messages,
  errors: { ...portal.errors, ...signedIn.errors, ...account.errors },
  fields: { ...portal.fields, ...signedIn.fields, ...siteFields },
  licence_check,
  licence_verifier,
  navigation: { ...portal.navigation, ...siteNavigation },
  notices: { ...portal.notices, ...signedIn.notices },
  options: { ...portal.options, ...siteOptions },
  partner_applications,
  preview,
  site,
  splash,
  subscriptions,
  zones,
  zone,
  remote,
  schedule,
  pairing,
  licences,
  usage,
  validation: { ...portal.validation, ...signedIn.validation, ...siteValidation },
}

/** The shape that every other language has. */
export type Messages = typeof messages
