import { account as englishAccount } from './en/account'
import { collective as englishCollective } from './en/collective'
import { contact as englishContact } from './en/contact'
import { incidents as englishIncidents } from './en/incidents'
import { integrations as englishIntegrations } from './en/integrations'
import { licences as englishLicences } from './en/licences'
import { names as englishNames } from './en/names'
import { orders as englishOrders } from './en/orders'
import { panel as englishPanel } from './en/panel'
import { partners as englishPartners } from './en/partners'
import { payments as englishPayments } from './en/payments'
import { people as englishPeople } from './en/people'
import { reminders as englishReminders } from './en/reminders'
import { seals as englishSeals } from './en/seals'
import { security as englishSecurity } from './en/security'
import { usage as englishUsage } from './en/usage'
import { account } from './id/account'
import { collective } from './id/collective'
import { contact } from './id/contact'
import { incidents } from './id/incidents'
import { integrations } from './id/integrations'
import { licences } from './id/licences'
import { names } from './id/names'
import { orders } from './id/orders'
import { panel } from './id/panel'
import { partners } from './id/partners'
import { payments } from './id/payments'
import { people } from './id/people'
import { reminders } from './id/reminders'
import { seals } from './id/seals'
import { security } from './id/security'
import { usage } from './id/usage'

/** The English texts have the type of the Indonesian ones, so a missing text is a compile error. */
export const emailTexts = {
  id: {
    account,
    collective,
    contact,
    incidents,
    integrations,
    licences,
    names,
    orders,
    panel,
    partners,
    payments,
    people,
    reminders,
    seals,
    security,
    usage,
  },
  en: {
    account: englishAccount,
    collective: englishCollective,
    contact: englishContact,
    incidents: englishIncidents,
    integrations: englishIntegrations,
    licences: englishLicences,
    names: englishNames,
    orders: englishOrders,
    panel: englishPanel,
    partners: englishPartners,
    payments: englishPayments,
    people: englishPeople,
    reminders: englishReminders,
    seals: englishSeals,
    security: englishSecurity,
    usage: englishUsage,
  },
}
