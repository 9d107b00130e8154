export { createI18n, i18nOptions } from './create-i18n'
export { errorWords } from './error-words'
export type { DayPart, TimeZone } from './format'
export * as format from './format'
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
export type { InsideMessages } from './messages/id/inside'
export type { PortalMessages } from './messages/id/portal'
export { localeOfPath, localePath, pagePath, plainPath, switchLocale } from './paths'
export { localized, type Page, type RouteEntry } from './routes.mjs'
export { type RoyaltySentence, type RoyaltySetting, royaltyKey } from './royalty'
