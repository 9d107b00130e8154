import { type Contributor, listNames } from '#src/catalogue/track/rules/contributors'
import { utcOffset } from '#src/customers/region/rules/time-zone'
import type { SealedCredits } from '#src/reporting/seal/rules/leaf'
import { getDuration, type ReportHead, type ReportLine } from './line'
import type { WorkTotal } from './totals'

type Cell = string | number
export type PlayRow = { head: ReportHead; line: ReportLine }
export type WorkRow = { head: ReportHead; work: WorkTotal; all: { plays: number; milliseconds: number } }
/** How the names in a list are joined. */
type Context = { join: (names: readonly string[]) => string }

const pad = (number: number) => String(number).padStart(2, '0')

/** Formats a duration as `hh:mm:ss`, rounded to whole seconds. */
function formatDuration(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000)
  return `${pad(Math.floor(seconds / 3600))}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`
}

/** Formats an instant as ISO 8601 with the venue's offset, so that its date is the local date. */
function formatLocalTime(instant: number, timeZone: string): string {
  const offset = utcOffset(timeZone)
  return `${new Date(instant + offset * 60_000).toISOString().slice(0, 19)}+${pad(offset / 60)}:00`
}

const share = (part: number, whole: number) => (whole === 0 ? '0' : ((100 * part) / whole).toFixed(4))

/**
 * Caches the local time of the last line, because the date, the time and both together are often columns of
 * the same line.
 */
let latest: { line: ReportLine; text: string } | null = null
function startedAt({ line }: PlayRow): string {
  if (latest?.line !== line)
    latest = { line, text: formatLocalTime(line.play.started_at, line.venue.time_zone) }
  return latest.text
}

const headFields = {
  'report.period': ({ head }: { head: ReportHead }): Cell => head.period,
  'report.version': ({ head }: { head: ReportHead }): Cell => head.version,
}

type Credited = (credits: SealedCredits, context: Context) => Cell

/** Lists about the contributors have the same order, with an empty text for what is unknown. */
const ofContributors =
  (read: (contributor: Contributor) => string): Credited =>
  ({ contributors = [] }, { join }) =>
    join(contributors.map(read))

const creditFields = {
  'work.title': credits => credits.title,
  'work.artists': ({ artists }, { join }) => join(artists),
  'work.composers': ({ composers }, { join }) => join(composers),
  'work.arrangers': ({ arrangers }, { join }) => join(arrangers),
  'work.publishers': ({ publishers }, { join }) => join(publishers),
  'work.isrc': ({ isrc }) => isrc ?? '',
  'work.iswc': ({ iswc }) => iswc ?? '',
  'work.label': ({ label }) => label ?? '',
  'work.release': ({ release }) => release ?? '',
  'work.catalogue_number': ({ catalogue_number }) => catalogue_number ?? '',
  'work.work_id': ({ work_id }) => work_id ?? '',
  'work.authors': ({ contributors = [] }, { join }) => join(listNames(contributors, ['A', 'CA'])),
  'work.contributors': ofContributors(({ name }) => name),
  'work.roles': ofContributors(({ role }) => role),
  'work.ipis': ofContributors(({ ipi }) => ipi ?? ''),
  'work.shares': ofContributors(({ share }) => (share === undefined ? '' : (share / 100).toFixed(2))),
  'work.societies': ofContributors(({ society }) => society ?? ''),
  'work.duration': ({ duration_ms }) => formatDuration(duration_ms),
  'work.duration_seconds': ({ duration_ms }) => duration_ms / 1000,
} satisfies Record<string, Credited>

type Read<Row> = (row: Row, context: Context) => Cell
export type Fields<Row> = ReadonlyMap<string, Read<Row>>

const playOnly: Record<string, Read<PlayRow>> = {
  'play.id': ({ line }) => line.play.play_id,
  'play.started_at': startedAt,
  'play.date': row => startedAt(row).slice(0, 10),
  'play.time': row => startedAt(row).slice(11, 19),
  'play.seconds': ({ line }) => line.play.seconds,
  'play.duration': ({ line }) => formatDuration(getDuration(line.play)),
  'play.offline': ({ line }) => (line.play.offline ? 'yes' : 'no'),
  'play.second_device': ({ line }) => (line.play.leased ? 'no' : 'yes'),
  'play.signed': ({ line }) => (line.isSigned ? 'yes' : 'no'),
  'play.seal': ({ line }) => line.seal ?? '',
  'play.index': ({ line }) => line.index,
  'venue.unit': ({ line }) => line.venue.unit,
  'venue.zone': ({ line }) => line.venue.zone,
  'venue.city': ({ line }) => line.venue.city,
  'venue.province': ({ line }) => line.venue.province,
  'venue.industry': ({ line }) => line.venue.industry,
  'venue.licence': ({ line }) => line.venue.licence_code ?? '',
  'track.id': ({ line }) => line.play.track,
}

const workOnly: Record<string, Read<WorkRow>> = {
  'track.id': ({ work }) => work.track,
  'total.plays': ({ work }) => work.plays,
  'total.seconds': ({ work }) => work.milliseconds / 1000,
  'total.duration': ({ work }) => formatDuration(work.milliseconds),
  'total.play_share': ({ work, all }) => share(work.plays, all.plays),
  'total.time_share': ({ work, all }) => share(work.milliseconds, all.milliseconds),
}

function withCredits<Row extends { head: ReportHead }>(
  own: Record<string, Read<Row>>,
  getCredits: (row: Row) => SealedCredits | null,
): Fields<Row> {
  const credited = Object.entries<Credited>(creditFields).map(([name, read]): [string, Read<Row>] => [
    name,
    (row, context) => {
      const credits = getCredits(row)
      return credits ? read(credits, context) : ''
    },
  ])
  return new Map<string, Read<Row>>([...Object.entries(headFields), ...credited, ...Object.entries(own)])
}

/** The fields of a line per play, keyed by their path in a column map. */
export const playFields = withCredits(playOnly, ({ line }) => line.credits)
/** The fields of a line per track revision, keyed by their path in a column map. */
export const workFields = withCredits(workOnly, ({ work }) => work.credits)
