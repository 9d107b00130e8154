import { expect, test } from 'vitest'
import type { SealedCredits } from '#src/reporting/seal/rules/leaf'
import { toSealedPlay } from '#src/reporting/seal/rules/sealed-play'
import { writeDsr } from './dsr'
import { getReportFileName } from './file-name'
import type { DdexMessage } from './layout'
import { createTotalsAccumulator } from './totals'

/*
 * Validates the generated records against the RadioBroadcastProfile 1.0 schema in github.com/ddexnet/dsrf at
 * commit 1dc231ef911e9ee4fbf2fae77ceaef08755f3f7e, and against the rules of its parser, such as whole
 * numbers as block ids.
 */
type Cell = { name: string; shape: RegExp; isRequired: boolean; isRepeated: boolean }

const any = /^.+$/
const integer = /^-?\d+$/
const decimal = /^-?\d+(\.\d+)?$/
const date = /^\d{4}(-\d{2}){0,2}$/
const dateTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(Z|[+-]\d{2}:?\d{2})$/
const duration = /^PT(?=\d)(\d+H)?(\d+M)?(\d+(\.\d+)?S)?$/
const ddexParty = /^PADPIDA[a-zA-Z0-9]+$/
const party = /^.*::.*$/

const cell = (name: string, shape: RegExp = any): Cell => ({
  name,
  shape,
  isRequired: true,
  isRepeated: false,
})
const optional = (name: string, shape?: RegExp): Cell => ({ ...cell(name, shape), isRequired: false })
const repeated = (name: string, shape?: RegExp): Cell => ({ ...optional(name, shape), isRepeated: true })

const records: Record<string, Cell[]> = {
  HEAD: [
    cell('MessageVersion', /^dsrf\//),
    cell('Profile', /^RadioBroadcastProfile$/),
    cell('ProfileVersion', /^1\.0$/),
    cell('MessageId'),
    cell('MessageCreatedDateTime', dateTime),
    cell('FileNumber', integer),
    cell('NumberOfFiles', integer),
    cell('UsageStartDate', date),
    cell('UsageEndDate', date),
    cell('SenderPartyId', ddexParty),
    cell('SenderName'),
    optional('ServiceDescription'),
    optional('RecipientPartyId', ddexParty),
    optional('RecipientName'),
    repeated('RepresentedRepertoire'),
  ],
  SY08: [
    cell('SummaryRecordId'),
    optional('DistributionChannel'),
    optional('DistributionChannelDPID', ddexParty),
    cell('ServiceDescription'),
    optional('BroadcastStationOrChannel'),
    cell('CommercialModel', /^SubscriptionModel$/),
    cell('UseType', /^PlayInPublic$/),
    cell('Territory', /^ID$/),
    cell('NumberOfBroadcasts', integer),
    optional('NumberOfBroadcastListeners', integer),
    cell('ListenerHours', decimal),
    cell('Currency', /^IDR$/),
    cell('NetRevenue', decimal),
  ],
  'AS02.01': [
    cell('BlockId', /^\d+$/),
    cell('ResourceReference'),
    cell('DspResourceId'),
    optional('ISRC', /^[a-zA-Z]{2}[a-zA-Z0-9]{3}\d{7}$/),
    cell('Title'),
    optional('SubTitle'),
    cell('DisplayArtistName'),
    optional('DisplayArtistPartyId', party),
    cell('Duration', duration),
    cell('ResourceType', /^SoundRecording$/),
    optional('ISWC', /^T\d{10}$/),
    repeated('ComposerAuthor'),
    repeated('ComposerAuthorPartyId', party),
    repeated('Arranger'),
    repeated('ArrangerPartyId', party),
    repeated('MusicPublisher'),
    repeated('MusicPublisherPartyId', party),
    repeated('WorkContributor'),
    repeated('WorkContributorPartyId', party),
    optional('ProprietaryWorkId', party),
  ],
  SU05: [
    cell('BlockId', /^\d+$/),
    cell('SummaryRecordId', /^1$/),
    cell('SalesTransactionId'),
    cell('TransactedResource'),
    cell('IsRoyaltyBearing', /^(true|false)$/),
    cell('NumberOfBroadcasts', integer),
    optional('NumberOfBroadcastListeners', integer),
    optional('ListenerDuration', duration),
  ],
  FOOT: [
    cell('NumberOfLinesInFile', integer),
    optional('NumberOfLinesInReport', integer),
    cell('NumberOfSummaryRecords', integer),
    cell('NumberOfBlocksInFile', integer),
    optional('NumberOfBlocksInRecord', integer),
  ],
}

const sequence = /^HEAD SY08( AS02\.01 SU05)* FOOT$/

/** Splits at unescaped separators. */
const split = (text: string, separator: string) =>
  text.split(new RegExp(`(?<=(?<!\\\\)(?:\\\\\\\\)*)[${separator}]`))

function* getProblems([record = '', ...cells]: string[]): Generator<string> {
  const known = records[record] ?? []
  if (cells.length !== known.length) yield `${record} has ${cells.length} cells`
  for (const [at, { name, shape, isRequired, isRepeated }] of known.entries()) {
    const text = cells[at] ?? ''
    const values = isRepeated ? split(text, '|') : [text]
    // An empty value keeps the place of a name without an id.
    const isWrong = (value: string) => !(isRepeated && value === '') && !shape.test(value)
    if (text === '' ? isRequired : values.some(isWrong))
      yield `${record}.${name}: ${text === '' ? 'empty' : text}`
  }
}

function validate(text: string): string[] {
  const lines = text.split('\r\n').slice(0, -1)
  const rows = lines.filter(line => !line.startsWith('#')).map(line => split(line, '\t'))
  const order = rows.map(([record]) => record).join(' ')
  return [
    ...(sequence.test(order) ? [] : [`records in the order ${order}`]),
    ...rows.flatMap(row => [...getProblems(row)]),
  ]
}

const head = {
  period: '2026-11',
  version: 1,
  kind: 'final' as 'final' | 'supplement',
  from_seal: 1,
  through_seal: 33,
  minimum_seconds: 30,
  created_at: Date.parse('2026-12-02T17:07:00Z'),
}

const venue = {
  zone_id: 3,
  business_unit_id: 2,
  unit: 'Kafe Contoh',
  zone: 'Teras',
  licence_code: null,
  province: 'Bali',
  city: 'Denpasar',
  industry: 'restaurant',
  time_zone: 'Asia/Makassar',
}

const credits: SealedCredits = {
  title: 'Senja\tdi|Teras\r\n',
  artists: ['Trio\\Contoh', 'Sari'],
  composers: ['Rara|Contoh', 'Ayu'],
  arrangers: ['Budi'],
  publishers: ['Penerbit Contoh'],
  isrc: 'IDA012600001',
  iswc: 'T0345246801',
  label: null,
  release: null,
  catalogue_number: null,
  duration_ms: 3_604_250,
  sha256: '0',
}

const message: DdexMessage = {
  sender_name: 'Musik Contoh',
  sender_party_id: 'PADPIDA2026112901X',
  recipient_name: 'Lembaga Contoh',
  recipient_party_id: 'PADPIDA2026112902Y',
  service: 'BackgroundMusic',
  listeners: 12,
  net_revenue: 1_500_000,
}

function write(works: readonly (SealedCredits | null)[], stated?: DdexMessage, kind = head.kind): string {
  const totals = createTotalsAccumulator()
  for (const [at, found] of works.entries()) {
    const ids = { play_id: 'p', player_id: 7, boot: 'b', seq: at, epoch: 1, zone_id: 3, business_unit_id: 2 }
    const owners = {
      organisation_id: 1,
      licence_id: null,
      track: `t${at}`,
      track_revision: 1,
      playlist: null,
    }
    const times = { layer: 'slot', started_at: 0, seconds: 100, end_reason: 'finished', received_at: 0 }
    const play = toSealedPlay({ ...ids, ...owners, ...times, offline: false, clock_offset: 0, leased: true })
    totals.add({ seal: 1, index: at, play, isSigned: false, credits: found, venue })
  }
  return writeDsr({ ...head, kind }, totals, { sender: 'musik.contoh', message: stated }).text
}

// Documented in docs/usage-reports.md.
const missing = ['HEAD.SenderPartyId: empty', 'SY08.ListenerHours: empty', 'SY08.NetRevenue: empty']

test('a file conforms to the profile except for the fields for which there is no data', () => {
  const text = write([credits, { ...credits, isrc: null, iswc: null, composers: [], duration_ms: 30_000 }])
  expect(validate(text)).toEqual(missing)
  expect(validate(write([]))).toEqual(missing)
})

const cellsOf = (text: string, record: string) =>
  Object.fromEntries(
    text
      .split('\r\n')
      .filter(line => line.startsWith(`${record}\t`))
      .flatMap(line => split(line, '\t').slice(1))
      .map((value, at) => [records[record]?.[at]?.name, value]),
  )

test('a file conforms to the profile once every setting is filled in', () => {
  const text = write([credits], message)
  expect(validate(text)).toEqual([])
  expect(cellsOf(text, 'HEAD')).toMatchObject({
    SenderPartyId: 'PADPIDA2026112901X',
    SenderName: 'Musik Contoh',
    ServiceDescription: 'BackgroundMusic',
    RecipientPartyId: 'PADPIDA2026112902Y',
    RecipientName: 'Lembaga Contoh',
  })
  // 100 seconds of 12 listeners.
  expect(cellsOf(text, 'SY08')).toMatchObject({ ListenerHours: '0.33', NetRevenue: '1500000' })
  expect(cellsOf(write([credits], message, 'supplement'), 'SY08')).toMatchObject({ NetRevenue: '0' })
})

test('contributors are named with their IPI name numbers in the same order', () => {
  const contributors = [
    { name: 'Rara Contoh', role: 'CA', ipi: '00000000199', share: 5000 },
    { name: 'Ayu', role: 'A', share: 0 },
    { name: 'Sari', role: 'C', ipi: '00000000395' },
    { name: 'Citra', role: 'AR' },
    { name: 'Kolektif', role: 'E', ipi: '00000000395', share: 5000 },
  ] as const
  const text = write([{ ...credits, work_id: 'KR-1', contributors: [...contributors] }], message)
  expect(validate(text)).toEqual([])
  expect(cellsOf(text, 'AS02.01')).toMatchObject({
    ComposerAuthor: 'Rara Contoh|Ayu|Sari',
    ComposerAuthorPartyId: 'IPI::00000000199||IPI::00000000395',
    Arranger: 'Citra',
    ArrangerPartyId: '',
    MusicPublisher: 'Kolektif',
    MusicPublisherPartyId: 'IPI::00000000395',
    ProprietaryWorkId: 'PADPIDA2026112901X::KR-1',
  })
})

test('a file has the name that DDEX requires, and former files keep theirs', () => {
  const file = (stated?: DdexMessage) => ({
    format: 'dsr',
    layout: { kind: 'dsr' as const, sender: 'musik.contoh', message: stated },
  })
  expect(getReportFileName(head, file(message))).toBe(
    'DSR_PADPIDA2026112902Y_PADPIDA2026112901X_BackgroundMusic_2026-11_ID_1of1_20261203T000700.tsv',
  )
  expect(
    getReportFileName(head, file({ sender_name: 'musik_contoh:3000 id', service: 'BackgroundMusic' })),
  ).toBe('DSR__musik-contoh-3000-id_BackgroundMusic_2026-11_ID_1of1_20261203T000700.tsv')
  expect(getReportFileName(head, file())).toBe('usage-report-2026-11-v1-dsr.tsv')
})

test('a recording without credits lacks three fields', () => {
  expect(validate(write([null]))).toEqual([
    ...missing,
    'AS02.01.Title: empty',
    'AS02.01.DisplayArtistName: empty',
    'AS02.01.Duration: empty',
  ])
})

test('the validator detects invalid values, wrong numbers of cells and records in the wrong order', () => {
  const text = write([credits])
  const found = (change: (text: string) => string) =>
    validate(change(text)).filter(one => !missing.includes(one))
  expect(found(one => one.replace('IDA012600001', 'IDA01260001'))).toEqual(['AS02.01.ISRC: IDA01260001'])
  expect(found(one => one.replace('Rara\\|', 'Rara\\|\t'))).toContain('AS02.01 has 21 cells')
  expect(found(one => one.replace('\r\nSU05', '\r\nSU04'))[0]).toContain('records in the order')
})
