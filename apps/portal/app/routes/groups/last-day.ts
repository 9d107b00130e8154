import type { LockExemption } from '@bgm/api-client'
import { format, type Locale } from '@bgm/i18n'

/** The local day with whose end an exemption ends. */
export const formatLastDay = (until: string, locale: Locale, timeZone: LockExemption['time_zone']): string =>
  format.shortDate(Date.parse(until) - 1, locale, timeZone)
