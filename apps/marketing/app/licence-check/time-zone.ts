import type { TimeZone } from '@bgm/i18n'

const zones: readonly TimeZone[] = ['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura']

/** The time zone of a licence's venue. */
export const getTimeZone = ({ time_zone }: { time_zone: string }): TimeZone =>
  zones.find(zone => zone === time_zone) ?? 'Asia/Jakarta'
