/** Jakarta's offset from UTC in milliseconds; months begin at midnight in Jakarta. */
const jakarta = 7 * 60 * 60_000

export const getCurrentMonth = (now: number) => new Date(now + jakarta).toISOString().slice(0, 7)

/** Whether a text is a month from 2020 to 2099, such as `2026-11`. */
export const isMonth = (text: string) => /^20[2-9]\d-(?:0[1-9]|1[0-2])$/.test(text)

export function shiftMonth(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + by)).toISOString().slice(0, 7)
}

/** Returns the middle of a month, so that every time zone formats the same month. */
export const getMonthMiddle = (month: string) => `${month}-15T05:00:00.000Z`

/** Lists the dates of a month, such as `2026-11-01`. */
export function listDates(month: string): string[] {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return Array.from({ length: count }, (_, day) => `${month}-${String(day + 1).padStart(2, '0')}`)
}

/** Lists the current month and the two years before it, newest first. */
export const listMonths = (current: string): string[] =>
  Array.from({ length: 25 }, (_, index) => shiftMonth(current, -index)).filter(isMonth)

/** Returns a day's noon in Jakarta, so that every Indonesian time zone formats the same date. */
export const getJakartaNoon = (day: string) => `${day}T05:00:00.000Z`

/** Returns the start and end (exclusive) of a month in Jakarta, in milliseconds. */
export function getMonthEdges(month: string): [number, number] {
  const begin = (one: string) => Date.parse(`${one}-01T00:00:00.000Z`) - jakarta
  return [begin(month), begin(shiftMonth(month, 1))]
}
