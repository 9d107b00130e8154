const offsets = new Map()

/** The milliseconds by which a time zone is ahead of UTC. Indonesia has no daylight saving time. */
function getOffset(timeZone) {
  const known = offsets.get(timeZone)
  if (known !== undefined) return known
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  const text = format.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d\d):(\d\d)/.exec(text) ?? []
  const offset = Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * 60_000
  offsets.set(timeZone, offset)
  return offset
}

/** Returns a function that tells whether an instant is in a month in a time zone. */
export function createMonthTest(period) {
  const [year, month] = period.split('-').map(Number)
  const [start, end] = [Date.UTC(year, month - 1), Date.UTC(year, month)]
  return (instant, timeZone) => {
    const local = instant + getOffset(timeZone)
    return local >= start && local < end
  }
}

/** The last day of a month, such as `2026-11-30`. */
export function getLastDay(period) {
  const [year, month] = period.split('-').map(Number)
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}

const pad = number => (number < 10 ? `0${number}` : String(number))
const formatSeconds = seconds =>
  `${pad(Math.floor(seconds / 3600))}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`

const day = 86_400_000
/** Most plays begin on the day of the one before. */
let lastDate = { number: Number.NaN, text: '' }

/** An instant in ISO 8601 with the offset of a time zone. */
export function formatLocalTime(instant, timeZone) {
  const offset = getOffset(timeZone)
  const local = instant + offset
  const number = Math.floor(local / day)
  if (lastDate.number !== number)
    lastDate = { number, text: new Date(number * day).toISOString().slice(0, 10) }
  const seconds = Math.floor((local - number * day) / 1000)
  const minutes = Math.abs(offset) / 60_000
  return `${lastDate.text}T${formatSeconds(seconds)}${offset < 0 ? '-' : '+'}${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`
}

/** A duration as `hh:mm:ss`, rounded to whole seconds. */
export const formatDuration = milliseconds => formatSeconds(Math.round(milliseconds / 1000))
