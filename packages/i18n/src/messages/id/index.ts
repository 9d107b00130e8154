import { messages as account } from './account-pages'
import { messages as announcements } from './announcements'
import { approval } from './approval'
import { art } from './art'
import { cart } from './cart'
import { messages as changes } from './changes'
import { collective } from './collective'
import { dashboard } from './dashboard'
import { messages as entry } from './entry'
import { messages as forms } from './forms'
import { groups } from './groups'
import { messages as incidents } from './incidents'
import { messages as integrations } from './integrations'
import { ledger } from './ledger'
import { licence_check } from './licence-check'
import { licence_verifier } from './licence-verifier'
import { licences } from './licences'
import { music } from './music'
import { messages as noticeMessages } from './notices'
import { messages as ordering } from './ordering-pages'
import { subscriptions } from './orders'
import { messages as organisation } from './organisation'
import { pairing } from './pairing'
import { payments } from './payments'
import { playlists } from './playlists'
import { messages as portal } from './portal'
import { preview } from './preview'
import { quotations } from './quotations'
import { messages as registration } from './registration-pages'
import { remote } from './remote'
import { messages as remotePasses } from './remote-passes'
import { schedule } from './schedule'
import { service_status } from './service-status'
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
import { track_feedback } from './track-feedback'
import { trial } from './trial'
import { messages as unitImports } from './unit-imports'
import { usage } from './usage'
import { withholding } from './withholding'
import { zone } from './zone'
import { zone_board } from './zone-board'
import { zones } from './zones'

export const messages = {
  ...portal,
  ...noticeMessages,
  ...entry,
  ...account,
  ...organisation,
  ...ordering,
  ...incidents,
  ...changes,
  warnings: { ...portal.warnings, ...unitImports.warnings },
  approval,
  art,
  build,
  business_units: {
    ...portal.business_units,
    ...registration.business_units,
    ...unitImports.business_units,
  },
  calculator,
  cart,
  collective,
  consent,
  contact_messages,
  errors: {
    ...portal.errors,
    ...forms.errors,
    ...account.errors,
    ...remotePasses.errors,
    ...integrations.errors,
  },
  fields: { ...portal.fields, ...siteFields, ...incidents.fields },
  groups,
  ledger,
  licence_check,
  licence_verifier,
  navigation: { ...portal.navigation, ...siteNavigation },
  options: { ...portal.options, ...siteOptions },
  orders: {
    ...portal.orders,
    ...ordering.orders,
    payment: { ...portal.orders.payment, ...ordering.orders.payment },
  },
  partner_applications,
  registration: {
    ...portal.registration,
    ...registration.registration,
    register: { ...portal.registration.register, ...registration.registration.register },
    order: { ...portal.registration.order, ...registration.registration.order },
  },
  preview,
  quotations,
  service_status,
  site,
  splash,
  subscriptions,
  dashboard,
  zones,
  zone_board,
  zone,
  remote,
  track_feedback,
  integrations: integrations.integrations,
  remote_passes: remotePasses.remote_passes,
  announcements: announcements.announcements,
  schedule,
  music,
  playlists,
  pairing,
  payments: { ...payments, ...ordering.payments },
  licences,
  trial,
  usage,
  withholding,
  validation: {
    ...forms.validation,
    ...siteValidation,
    ...remotePasses.validation,
    ...announcements.validation,
    ...integrations.validation,
    ...unitImports.validation,
  },
}

/** The shape that every other language's catalogue must have. */
export type Messages = typeof messages
