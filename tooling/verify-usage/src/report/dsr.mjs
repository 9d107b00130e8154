import { getLastDay } from './calendar.mjs'
import { listNames } from './values.mjs'

/* The records of DDEX's Radio Broadcast Profile 1.0, as described in docs/usage-reports.md. */

const escapeText = text =>
  String(text)
    .replace(/[\r\n]+/g, ' ')
    .replace(/[\\\t|]/g, '\\$&')

const toLine = cells =>
  `${cells.map(cell => (Array.isArray(cell) ? cell.map(escapeText).join('|') : escapeText(cell))).join('\t')}\r\n`

/** A duration in ISO 8601, such as `PT3M24.5S`. */
function formatIsoDuration(milliseconds) {
  const minutes = Math.floor(milliseconds / 60_000)
  return `PT${minutes > 0 ? `${minutes}M` : ''}${(milliseconds % 60_000) / 1000}S`
}

const columnNames = [
  '#SY08 SummaryRecordId DistributionChannel DistributionChannelDPID ServiceDescription BroadcastStationOrChannel CommercialModel UseType Territory NumberOfBroadcasts NumberOfBroadcastListeners ListenerHours Currency NetRevenue',
  '#AS02.01 BlockId ResourceReference DspResourceId ISRC Title SubTitle DisplayArtistName DisplayArtistPartyId Duration ResourceType ISWC ComposerAuthor ComposerAuthorPartyId Arranger ArrangerPartyId MusicPublisher MusicPublisherPartyId WorkContributor WorkContributorPartyId ProprietaryWorkId',
  '#SU05 BlockId SummaryRecordId SalesTransactionId TransactedResource IsRoyaltyBearing NumberOfBroadcasts NumberOfBroadcastListeners ListenerDuration',
].map(names => toLine(names.split(' ')))

/** What files say that were made before there were settings for the message. */
const getFormerMessage = sender => ({ sender_name: sender, service: 'Background music at business venues' })

function writeHead({ period, version, created_at }, sender, message) {
  const created = `${new Date(created_at).toISOString().slice(0, 19)}Z`
  const dates = [`${period}-01`, getLastDay(period)]
  const id = `${sender} ${period} ${version}`
  const profile = ['HEAD', 'dsrf/30', 'RadioBroadcastProfile', '1.0']
  const from = [message.sender_party_id ?? '', message.sender_name, message.service]
  const to = [message.recipient_party_id ?? '', message.recipient_name ?? '', '']
  return toLine([...profile, id, created, 1, 1, ...dates, ...from, ...to])
}

function writeSummary({ kind }, { plays, milliseconds }, { service, listeners, net_revenue }) {
  const hours = listeners === undefined ? '' : ((milliseconds / 3_600_000) * listeners).toFixed(2)
  // The revenue of a month is in its first report only.
  const revenue = net_revenue === undefined ? '' : kind === 'final' ? net_revenue : 0
  const usage = ['SubscriptionModel', 'PlayInPublic', 'ID', plays, '', hours, 'IDR', revenue]
  return toLine(['SY08', 1, '', '', service, '', ...usage])
}

/** The names in some roles, each with its IPI name number; the names of a list if there are no contributors. */
function getParties(contributors, roles, fallback) {
  const names = listNames(contributors, roles)
  if (names.length === 0) return [fallback, '']
  const ids = names.map(wanted => {
    const known = contributors.find(({ name, role, ipi }) => ipi && name === wanted && roles.includes(role))
    return known ? `IPI::${known.ipi}` : ''
  })
  return [names, ids.some(id => id !== '') ? ids : '']
}

const noCredits = { artists: [], composers: [], arrangers: [], publishers: [] }

function writeWork({ track, track_revision, credits, plays }, block, namespace) {
  const { isrc, title, artists, duration_ms, iswc, composers, arrangers, publishers, work_id, contributors } =
    credits ?? noCredits
  const resource = ['R1', `${track}.${track_revision}`, isrc ?? '', title ?? '', '', artists.join(', '), '']
  const duration = duration_ms === undefined ? '' : formatIsoDuration(duration_ms)
  const parties = [
    ...getParties(contributors ?? [], ['C', 'A', 'CA'], composers),
    ...getParties(contributors ?? [], ['AR'], arrangers),
    ...getParties(contributors ?? [], ['E'], publishers),
  ]
  const work = [iswc ?? '', ...parties, '', '', work_id === undefined ? '' : `${namespace}::${work_id}`]
  return (
    toLine(['AS02.01', block, ...resource, duration, 'SoundRecording', ...work]) +
    toLine(['SU05', block, 1, `${block}-1`, 'R1', 'true', plays, '', ''])
  )
}

/** Writes the file with one block for each track revision. */
export const createDsrWriter = ({ sender, message = getFormerMessage(sender) }) => ({
  begin: () => '',
  write: () => '',
  *end(head, totals) {
    const works = totals.listWorks()
    yield writeHead(head, sender, message) + columnNames.join('') + writeSummary(head, totals.all, message)
    const namespace = message.sender_party_id ?? sender
    for (const [index, work] of works.entries()) yield writeWork(work, index + 1, namespace)
    // The head, the summary, the names of columns, two records for each block and the foot.
    const lines = 3 + columnNames.length + 2 * works.length
    yield toLine(['FOOT', lines, lines, 1, works.length, works.length])
  },
  countRows: totals => totals.listWorks().length,
})
