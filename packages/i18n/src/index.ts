export { createI18n, i18nOptions } from './create-i18n'
export { getErrorPageKeys } from './error-page-keys'
export type { DayPart, TimeZone } from './format'
export * as format from './format'
export type { LazyMessages } from './lazy-messages'
export {
  defaultLocale,
  isLocale,
  type Locale,
  localeCookie,
  localeNames,
  locales,
  negotiateLocale,
} from './locales'
export type { Messages } from './messages/id'
export type { AccountMessages } from './messages/id/account-pages'
export type { AnnouncementMessages } from './messages/id/announcements'
export type { ChangeMessages } from './messages/id/changes'
export type { EntryMessages } from './messages/id/entry'
export type { FormMessages } from './messages/id/forms'
export type { IncidentMessages } from './messages/id/incidents'
export type { IntegrationMessages } from './messages/id/integrations'
export type { NoticeMessages } from './messages/id/notices'
export type { OrderingMessages } from './messages/id/ordering-pages'
export type { OrganisationMessages } from './messages/id/organisation'
export type { PlayerMessages } from './messages/id/player'
export type { PortalMessages } from './messages/id/portal'
export type { RegistrationMessages } from './messages/id/registration-pages'
export type { RemotePassMessages } from './messages/id/remote-passes'
export type { UnitImportMessages } from './messages/id/unit-imports'
export { getAlternatePath, getPathLocale, localizePath, stripLocale, toPagePath } from './paths'
export { localizeRoutes, type Page, type RouteEntry } from './routes.mjs'
export { getRoyaltyKey, type RoyaltySentence, type RoyaltySetting } from './royalty'
