import { type Contributor, listNames } from '#src/catalogue/track/rules/contributors'
import type { DdexMessage, DsrLayout } from './layout'
import type { ReportHead, UsageAmount } from './line'
import { getMonthBounds } from './period'
import type { TotalsAccumulator, WorkTotal } from './totals'

/*
 * A flat file with the records of DDEX's Radio Broadcast Profile 1.0, whose summary and usage records come
 * closest to music in venues. Fields without data are empty and are listed in docs/usage-reports.md.
 */

type Cell = string | number | readonly string[]

const escapeText = (text: string) => text.replace(/[\r\n]+/g, ' ').replace(/[\\\t|]/g, '\\$&')

const toLine = (cells: readonly Cell[]) =>
  `${cells.map(cell => (typeof cell === 'object' ? cell.map(escapeText).join('|') : escapeText(String(cell)))).join('\t')}\r\n`

/** Formats a duration as ISO 8601, such as `PT3M24.5S`. */
function formatIsoDuration(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000)
  const seconds = (milliseconds % 60_000) / 1000
  return `PT${minutes > 0 ? `${minutes}M` : ''}${seconds}S`
}

const summary = '1'
const commented = (record: string, names: readonly string[]) => toLine([`#${record}`, ...names])

const columnNames = [
  commented('SY08', [
    'SummaryRecordId',
    'DistributionChannel',
    'DistributionChannelDPID',
    'ServiceDescription',
    'BroadcastStationOrChannel',
    'CommercialModel',
    'UseType',
    'Territory',
    'NumberOfBroadcasts',
    'NumberOfBroadcastListeners',
    'ListenerHours',
    'Currency',
    'NetRevenue',
  ]),
  commented('AS02.01', [
    'BlockId',
    'ResourceReference',
    'DspResourceId',
    'ISRC',
    'Title',
    'SubTitle',
    'DisplayArtistName',
    'DisplayArtistPartyId',
    'Duration',
    'ResourceType',
    'ISWC',
    'ComposerAuthor',
    'ComposerAuthorPartyId',
    'Arranger',
    'ArrangerPartyId',
    'MusicPublisher',
    'MusicPublisherPartyId',
    'WorkContributor',
    'WorkContributorPartyId',
    'ProprietaryWorkId',
  ]),
  commented('SU05', [
    'BlockId',
    'SummaryRecordId',
    'SalesTransactionId',
    'TransactedResource',
    'IsRoyaltyBearing',
    'NumberOfBroadcasts',
    'NumberOfBroadcastListeners',
    'ListenerDuration',
  ]),
]

/** The first and last usage date, both inclusive. */
function usageDates(period: string): [from: string, until: string] {
  const { until } = getMonthBounds(period, 'Asia/Jakarta')
  return [`${period}-01`, new Date(until - 1 + 7 * 3_600_000).toISOString().slice(0, 10)]
}

/** Reports from before there were settings for the message. */
const toFormerMessage = (sender: string): DdexMessage => ({
  sender_name: sender,
  service: 'Background music at business venues',
})

const toHead = ({ period, version, created_at }: ReportHead, sender: string, message: DdexMessage) =>
  toLine([
    'HEAD',
    'dsrf/30',
    'RadioBroadcastProfile',
    '1.0',
    `${sender} ${period} ${version}`,
    `${new Date(created_at).toISOString().slice(0, 19)}Z`,
    1,
    1,
    ...usageDates(period),
    message.sender_party_id ?? '',
    message.sender_name,
    message.service,
    message.recipient_party_id ?? '',
    message.recipient_name ?? '',
    '',
  ])

const toListenerHours = ({ milliseconds }: UsageAmount, listeners: number) =>
  ((milliseconds / 3_600_000) * listeners).toFixed(2)

/** The revenue of a month is in its final report, so that supplements do not add to it. */
const toRevenue = ({ kind }: ReportHead, revenue: number) => (kind === 'final' ? revenue : 0)

const toSummary = (head: ReportHead, all: UsageAmount, { service, listeners, net_revenue }: DdexMessage) =>
  toLine([
    'SY08',
    summary,
    '',
    '',
    service,
    '',
    'SubscriptionModel',
    'PlayInPublic',
    'ID',
    all.plays,
    '',
    listeners === undefined ? '' : toListenerHours(all, listeners),
    'IDR',
    net_revenue === undefined ? '' : toRevenue(head, net_revenue),
  ])

type Parties = [names: readonly string[], ids: readonly string[] | string]

/** The names in some roles, and their IPI name numbers in the same order; the names of a list without contributors. */
function toParties(
  contributors: readonly Contributor[],
  roles: readonly Contributor['role'][],
  fallback: readonly string[],
): Parties {
  const names = listNames(contributors, roles)
  if (names.length === 0) return [fallback, '']
  const ids = names.map(wanted => {
    const known = contributors.find(({ name, role, ipi }) => ipi && name === wanted && roles.includes(role))
    return known ? `IPI::${known.ipi}` : ''
  })
  return [names, ids.some(Boolean) ? ids : '']
}

function toBlock(
  { track, track_revision, credits, plays }: WorkTotal,
  number: number,
  namespace: string,
): string {
  // DDEX's parser requires whole numbers as block ids.
  const block = String(number)
  const id = `${track}.${track_revision}`
  const contributors = credits?.contributors ?? []
  return (
    toLine([
      'AS02.01',
      block,
      'R1',
      id,
      credits?.isrc ?? '',
      credits?.title ?? '',
      '',
      credits?.artists.join(', ') ?? '',
      '',
      credits ? formatIsoDuration(credits.duration_ms) : '',
      'SoundRecording',
      credits?.iswc ?? '',
      ...toParties(contributors, ['C', 'A', 'CA'], credits?.composers ?? []),
      ...toParties(contributors, ['AR'], credits?.arrangers ?? []),
      ...toParties(contributors, ['E'], credits?.publishers ?? []),
      '',
      '',
      credits?.work_id ? `${namespace}::${credits.work_id}` : '',
    ]) + toLine(['SU05', block, summary, `${block}-${summary}`, 'R1', 'true', plays, '', ''])
  )
}

/** The whole file: one summary, and one block per track revision with the recording and its usage. */
export function writeDsr(
  head: ReportHead,
  totals: TotalsAccumulator,
  { sender, message = toFormerMessage(sender) }: Pick<DsrLayout, 'sender' | 'message'>,
): { text: string; rows: number } {
  const works = totals.works()
  const blocks = works.map((work, index) => toBlock(work, index + 1, message.sender_party_id ?? sender))
  // The header, the summary, two records per block and the footer. Comments also count as lines.
  const lines = 3 + 2 * works.length + columnNames.length
  const text = [
    toHead(head, sender, message),
    ...columnNames,
    toSummary(head, totals.all(), message),
    ...blocks,
    toLine(['FOOT', lines, lines, 1, works.length, works.length]),
  ].join('')
  return { text, rows: works.length }
}
