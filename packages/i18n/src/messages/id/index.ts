import { messages as account } from './account-pages'
import { messages as announcements } from './announcements'
import { art } from './art'
import { collective } from './collective'
import { dashboard } from './dashboard'
import { messages as entry } from './entry'
import { messages as incidents } from './incidents'
import { messages as integrations } from './integrations'
import { licence_check } from './licence-check'
import { licence_verifier } from './licence-verifier'
import { licences } from './licences'
import { music } from './music'
import { subscriptions } from './orders'
import { pairing } from './pairing'
import { payments } from './payments'
import { playlists } from './playlists'
import { messages as portal } from './portal'
import { preview } from './preview'
import { remote } from './remote'
import { messages as remotePasses } from './remote-passes'
import { schedule } from './schedule'
import { messages as signedIn } from './signed-in'
import { messages as singlePage } from './single-page'
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
import { zone_board } from './zone-board'
import { zones } from './zones'

export const messages = {
  ...portal,
  ...entry,
  ...signedIn,
  ...account,
  ...singlePage,
  ...incidents,
  art,
  build,
  business_units: { ...signedIn.business_units, ...singlePage.business_units },
  calculator,
  collective,
  consent,
  contact_messages,
  errors: {
    ...portal.errors,
    ...signedIn.errors,
    ...account.errors,
    ...remotePasses.errors,
    ...integrations.errors,
  },
  fields: { ...portal.fields, ...signedIn.fields, ...siteFields, ...incidents.fields },
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
  dashboard,
  zones,
  zone_board,
  zone,
  remote,
  integrations: integrations.integrations,
  remote_passes: remotePasses.remote_passes,
  announcements: announcements.announcements,
  schedule,
  music,
  playlists,
  pairing,
  payments,
  licences,
  usage,
  validation: {
    ...portal.validation,
    ...signedIn.validation,
    ...siteValidation,
    ...remotePasses.validation,
    ...announcements.validation,
    ...integrations.validation,
  },
}

/** The shape that every other language has. */
export type Messages = typeof messages
