export { createI18n, i18nOptions } from './create-i18n'
export { errorPageKeys } from './error-page-keys'
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
  preferredLocale,
} from './locales'
export type { Messages } from './messages/id'
export type { AccountMessages } from './messages/id/account-pages'
export type { PlayerMessages } from './messages/id/player'
export type { PortalMessages } from './messages/id/portal'
export type { SeldomMessages } from './messages/id/seldom'
export type { SignedInMessages } from './messages/id/signed-in'
export { localeOfPath, localePath, pagePath, stripLocale, switchLocale } from './paths'
export { localizeRoutes, type Page, type RouteEntry } from './routes.mjs'
export { type RoyaltySentence, type RoyaltySetting, royaltyKey } from './royalty'
