import { utcOffset } from './time-zone'

/** The time zones of a place: those that it had until a time (in milliseconds, exclusive), oldest first, and now. */
export type TimeZoneHistory = { former: readonly { time_zone: string; until: number }[]; current: string }

/** The time zone of a place at an instant. */
export const timeZoneAt = ({ former, current }: TimeZoneHistory, instant: number): string =>
  former.find(({ until }) => instant < until)?.time_zone ?? current

/** The start of a local date, in milliseconds. */
export function startOfLocalDate(history: TimeZoneHistory, date: string): number {
  const midnight = Date.parse(`${date}T00:00:00Z`)
  const start = (timeZone: string) => midnight - utcOffset(timeZone) * 60_000
  const zones = [...history.former.map(({ time_zone }) => time_zone), history.current]
  const found = zones.find(timeZone => timeZoneAt(history, start(timeZone)) === timeZone)
  return start(found ?? history.current)
}
