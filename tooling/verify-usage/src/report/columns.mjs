import { formatDuration, formatLocalTime } from './calendar.mjs'
import { isSigned, listNames } from './values.mjs'

/* The fields of tables (docs/usage-reports.md). Each returns a text or a number. */

const reportFields = {
  'report.period': ({ head }) => head.period,
  'report.version': ({ head }) => head.version,
}

const ofCredits =
  read =>
  ({ credits }, join) =>
    credits ? (read(credits, join) ?? '') : ''

/** Lists about the contributors have the same order, with an empty text for what is unknown. */
const ofContributors = read => ofCredits(({ contributors = [] }, join) => join(contributors.map(read)))

const workFields = {
  'work.title': ofCredits(({ title }) => title),
  'work.artists': ofCredits(({ artists }, join) => join(artists)),
  'work.composers': ofCredits(({ composers }, join) => join(composers)),
  'work.arrangers': ofCredits(({ arrangers }, join) => join(arrangers)),
  'work.publishers': ofCredits(({ publishers }, join) => join(publishers)),
  'work.isrc': ofCredits(({ isrc }) => isrc),
  'work.iswc': ofCredits(({ iswc }) => iswc),
  'work.label': ofCredits(({ label }) => label),
  'work.release': ofCredits(({ release }) => release),
  'work.catalogue_number': ofCredits(({ catalogue_number }) => catalogue_number),
  'work.work_id': ofCredits(({ work_id }) => work_id),
  'work.authors': ofCredits(({ contributors = [] }, join) => join(listNames(contributors, ['A', 'CA']))),
  'work.contributors': ofContributors(({ name }) => name),
  'work.roles': ofContributors(({ role }) => role),
  'work.ipis': ofContributors(({ ipi }) => ipi ?? ''),
  'work.shares': ofContributors(({ share }) => (share === undefined ? '' : (share / 100).toFixed(2))),
  'work.societies': ofContributors(({ society }) => society ?? ''),
  'work.duration': ofCredits(({ duration_ms }) => formatDuration(duration_ms)),
  'work.duration_seconds': ofCredits(({ duration_ms }) => duration_ms / 1000),
}

const getStart = ({ play, venue }) => formatLocalTime(play.started_at, venue.time_zone)

const ofPlays = {
  ...reportFields,
  ...workFields,
  'play.id': ({ play }) => play.play_id,
  'play.started_at': getStart,
  'play.date': line => getStart(line).slice(0, 10),
  'play.time': line => getStart(line).slice(11, 19),
  'play.seconds': ({ play }) => play.duration_ms / 1000,
  'play.duration': ({ play }) => formatDuration(play.duration_ms),
  'play.offline': ({ play }) => (play.offline === 1 ? 'yes' : 'no'),
  'play.second_device': ({ play }) => (play.leased === 1 ? 'no' : 'yes'),
  'play.signed': ({ play }) => (isSigned(play) ? 'yes' : 'no'),
  // Only reports that were made from daily seals had one.
  'play.seal': () => '',
  'play.index': ({ index }) => index,
  'venue.unit': ({ venue }) => venue.unit,
  'venue.zone': ({ venue }) => venue.zone,
  'venue.city': ({ venue }) => venue.city,
  'venue.province': ({ venue }) => venue.province,
  'venue.industry': ({ venue }) => venue.industry,
  'venue.licence': ({ venue }) => venue.licence_code ?? '',
  'track.id': ({ play }) => play.track,
}

const getShare = (part, whole) => (whole === 0 ? '0' : ((100 * part) / whole).toFixed(4))

const ofWorks = {
  ...reportFields,
  ...workFields,
  'track.id': ({ track }) => track,
  'total.plays': ({ plays }) => plays,
  'total.seconds': ({ milliseconds }) => milliseconds / 1000,
  'total.duration': ({ milliseconds }) => formatDuration(milliseconds),
  'total.play_share': ({ plays, all }) => getShare(plays, all.plays),
  'total.time_share': ({ milliseconds, all }) => getShare(milliseconds, all.milliseconds),
}

/** The fields of a table by its kind of rows. */
export const tableFields = { plays: ofPlays, works: ofWorks }
