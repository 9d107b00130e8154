import { hashLeaf } from './hashes.mjs'
import { parseLine, readLines } from './lines.mjs'
import { MismatchError, UnusableFileError } from './problem.mjs'

const isHead = report =>
  /^\d{4}-(0[1-9]|1[0-2])$/.test(report?.period) &&
  [report.version, report.from_seal, report.through_seal, report.minimum_seconds].every(Number.isSafeInteger)

function readHead({ report, checkpoints }, chain) {
  if (!isHead(report) || !Array.isArray(checkpoints))
    throw new MismatchError('Line 1 does not describe a report.')
  const seals = checkpoints.map(text => chain.add(text))
  if (
    seals.length !== report.through_seal - report.from_seal + 1 ||
    seals.some(({ seal }, index) => seal !== report.from_seal + index)
  )
    throw new MismatchError(
      `Line 1: the checkpoints are not those of the seals ${report.from_seal} to ${report.through_seal}.`,
    )
  return { report, seals }
}

/** Returns the milliseconds by which a time zone is ahead of UTC. Indonesia has no daylight saving time. */
function getOffset(timeZone, instant) {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
  const text = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d\d):(\d\d)/.exec(text) ?? []
  return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * 60_000
}

/** Returns a function that checks whether an instant is in the month in a given time zone. */
function createCalendar(period) {
  const [year, month] = period.split('-').map(Number)
  const [start, end] = [Date.UTC(year, month - 1), Date.UTC(year, month)]
  const offsets = new Map()
  return (instant, timeZone) => {
    const offset = offsets.get(timeZone) ?? getOffset(timeZone, start)
    offsets.set(timeZone, offset)
    return instant + offset >= start && instant + offset < end
  }
}

const westAndEast = ['Asia/Jakarta', 'Asia/Jayapura']

/** Reads the report once, to get its head and the time zone of each zone in it. */
async function readReport(path, chain) {
  const timeZones = new Map()
  let found = null
  let lines = 0
  for await (const one of readLines(path)) {
    const line = parseLine(one)
    if (!found) {
      found = readHead(line, chain)
      continue
    }
    const { play, venue } = line
    if (typeof venue?.time_zone !== 'string' || !play || venue.zone_id !== play.zone_id)
      throw new MismatchError(`Line ${one.number} has no play or another venue.`)
    timeZones.set(play.zone_id, venue.time_zone)
    lines += 1
  }
  const isInMonth = createCalendar(found.report.period)
  const isDue = ({ seconds, started_at, zone_id }) => {
    if (seconds < found.report.minimum_seconds) return false
    // The time zone of a venue without lines is unknown, so a play must be in the report only if it is in
    // the month in every time zone.
    const zones = timeZones.has(zone_id) ? [timeZones.get(zone_id)] : westAndEast
    return zones.every(zone => isInMonth(started_at, zone))
  }
  return { ...found, lines, isDue }
}

function requireLogs({ seals }, logs) {
  const missing = seals.filter(({ seal, size }) => size > 0 && !logs.has(seal)).map(({ day }) => day)
  if (missing.length > 0)
    throw new UnusableFileError(
      `Its lines can only be compared with the logs of their days. Also name usage-log-DAY.jsonl, without errors, of ${missing.join(', ')}.`,
    )
}

function requireReportable({ number, line }, isDue) {
  if (!isDue(line.play))
    throw new MismatchError(
      `Line ${number} (play ${line.play.play_id}) does not belong in this report: it is of another month or too short.`,
    )
}

/** Compares the report's lines with one day's log. Both are in the order of the seal. */
async function compareDay({ seal, day }, logPath, { next, isDue }) {
  for await (const one of readLines(logPath)) {
    if (one.number === 1) continue
    const logged = parseLine(one)
    const reported = next.value
    if (reported?.line.seal === seal && reported.line.index === logged.index) {
      if (hashLeaf(reported.line).toString('hex') !== logged.leaf)
        throw new MismatchError(
          `Line ${reported.number} (play ${reported.line.play.play_id}) differs from the log of ${day}.`,
        )
      requireReportable(reported, isDue)
      await next.advance()
    } else if (isDue(logged.play))
      throw new MismatchError(
        `Play ${logged.play.play_id} is missing or in another place: it is line ${one.number} of the log of ${day}.`,
      )
  }
}

async function createCursor(path) {
  const lines = readLines(path)
  await lines.next()
  const cursor = {
    value: null,
    async advance() {
      const { value, done } = await lines.next()
      cursor.value = done ? null : { number: value.number, line: parseLine(value) }
    },
  }
  await cursor.advance()
  return cursor
}

/**
 * Checks that a monthly report contains exactly the plays from the logs of its days that belong in it,
 * unchanged. Venue names are not sealed.
 */
export async function checkMonthReport(path, { chain, logs }) {
  const found = await readReport(path, chain)
  requireLogs(found, logs)
  const next = await createCursor(path)
  for (const seal of found.seals)
    if (seal.size > 0) await compareDay(seal, logs.get(seal.seal), { next, isDue: found.isDue })
  if (next.value)
    throw new MismatchError(
      `Line ${next.value.number} (play ${next.value.line.play.play_id}) is in none of the logs, or in another place.`,
    )
  const { period, version } = found.report
  return `${found.lines} plays of ${period}, version ${version}: exactly those of the logs of ${found.seals.length} days`
}
