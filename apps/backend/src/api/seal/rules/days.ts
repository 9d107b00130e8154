const day = 86_400_000
const jakarta = 7 * 3_600_000

/** The delay after midnight before a day is closed, so that plays in transit can still arrive. */
const grace = 5 * 60_000

/** The date (`YYYY-MM-DD`) of an instant in Jakarta. */
export const toJakartaDay = (instant: number): string =>
  new Date(instant + jakarta).toISOString().slice(0, 10)

export const startOfJakartaDay = (date: string): number => Date.parse(`${date}T00:00:00.000Z`) - jakarta

export const dayAfter = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00.000Z`) + day).toISOString().slice(0, 10)

/** The earliest time at which a day can be sealed. */
export const sealingTime = (date: string): number => startOfJakartaDay(dayAfter(date)) + grace
