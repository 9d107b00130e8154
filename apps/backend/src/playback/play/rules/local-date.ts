import { utcOffset } from '#src/customers/region/rules/time-zone'

/** The calendar date (`YYYY-MM-DD`) of an instant in an Indonesian time zone. */
export const toLocalDate = (instant: number, timeZone: string): string =>
  new Date(instant + utcOffset(timeZone) * 60_000).toISOString().slice(0, 10)
