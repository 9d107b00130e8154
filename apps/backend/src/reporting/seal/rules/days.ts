import { dayAfter, startOfJakartaDay } from '#src/platform/runtime/jakarta'

/** The delay after midnight before a day is closed, so that plays in transit can still arrive. */
const grace = 5 * 60_000

/** The earliest time at which a day can be sealed. */
export const sealingTime = (date: string): number => startOfJakartaDay(dayAfter(date)) + grace
