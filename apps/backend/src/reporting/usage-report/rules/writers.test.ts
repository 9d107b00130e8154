import { unparse } from 'papaparse'
import { expect, test } from 'vitest'
import type { SealedCredits } from '#src/reporting/seal/rules/leaf'
import { type FileLayout, standardFormats } from './layout'
import type { ReportHead, ReportLine } from './line'
import { createTotalsAccumulator } from './totals'
import { createReportWriter } from './writers'

const head: ReportHead = {
  period: '2026-11',
  version: 1,
  kind: 'final',
  from_seal: 1,
  through_seal: 33,
  minimum_seconds: 30,
  created_at: Date.parse('2026-12-02T17:07:00Z'),
}

const credits: SealedCredits = {
  title: '=Senja; "di" Teras',
  artists: ['Trio Contoh', 'Sari'],
  composers: ['Rara|Contoh', 'Ayu'],
  arrangers: [],
  publishers: [],
  isrc: 'IDA012600001',
  iswc: null,
  label: null,
  release: null,
  catalogue_number: null,
  duration_ms: 204_500,
  sha256: '0',
}

const line: ReportLine = {
  seal: 3,
  index: 12,
  play: {
    play_id: '0b5f6f0e-6f5a-4a51-9a45-3f8f3a3c7a10',
    player_id: 7,
    boot: '5d0c9b1e-4b1f-4a36-8d0a-0c7d8c1c2f11',
    seq: 12,
    epoch: 1,
    zone_id: 3,
    business_unit_id: 2,
    organisation_id: 1,
    licence_id: 3,
    track: 'senja',
    track_revision: 1,
    playlist: null,
    layer: 'slot',
    started_at: Date.parse('2026-11-30T23:59:00+08:00'),
    seconds: 204.5,
    end_reason: 'finished',
    offline: false,
    clock_offset: -12,
    received_at: 1_795_434_340_000,
    leased: false,
  },
  isSigned: true,
  credits,
  venue: {
    zone_id: 3,
    business_unit_id: 2,
    unit: 'Kafe Contoh',
    zone: 'Teras',
    licence_code: '0123456789ABC',
    province: 'Bali',
    city: 'Denpasar',
    industry: 'restaurant',
    time_zone: 'Asia/Makassar',
  },
}

function write(layout: FileLayout): string {
  const writer = createReportWriter(layout)
  const totals = createTotalsAccumulator()
  totals.add(line)
  return [
    writer.begin(head, ['e30.e30.e30']),
    writer.write(head, [line]).text,
    writer.end(head, totals).text,
  ].join('')
}

const standard = (format: string) => {
  const found = standardFormats('musik.contoh', {
    sender_name: 'musik.contoh',
    service: 'BackgroundMusic',
  }).find(one => one.format === format)
  if (!found) throw new Error(`There is no ${format}`)
  return found.layout
}

const table = { kind: 'table', rows: 'plays', header: false, byte_order_mark: false } as const
const venueAndWork = [
  { name: 'Unit', field: 'venue.unit' },
  { name: 'Title', field: 'work.title' },
  { name: 'Artists', field: 'work.artists' },
]

test('CSV contains local times, escaped cells and the position in the log', () => {
  const [names = '', cells] = write(standard('csv')).split('\r\n')
  expect(names.startsWith('\ufeffperiod,version,started_at')).toBe(true)
  expect(cells).toBe(
    `2026-11,1,2026-11-30T23:59:00+08:00,204.5,"'=Senja; ""di"" Teras",Trio Contoh; Sari,Rara|Contoh; Ayu,,,IDA012600001,,,,,Kafe Contoh,Teras,Denpasar,Bali,restaurant,0123456789ABC,no,yes,0b5f6f0e-6f5a-4a51-9a45-3f8f3a3c7a10,12,,,,,,,yes`,
  )
})

test('escapes cells like papaparse, including cells whose text is cached for many lines', () => {
  const strange = [
    '',
    '=1',
    '-',
    '+62',
    '@a',
    '\tb',
    'a,b',
    'a;b',
    'a|b',
    'a\tb',
    ' a',
    'a ',
    'a"b',
    'a\nb',
    '\ufeffa',
    'é',
    'A-1',
  ]
  const layout = {
    ...table,
    list_separator: ', ',
    columns: [...venueAndWork, { name: 'Id', field: 'track.id' }],
  }
  for (const separator of [',', ';', '\t', '|'] as const) {
    const writer = createReportWriter({ ...layout, separator })
    for (const text of strange) {
      const named = { ...credits, title: text, artists: [text, text] }
      const one = {
        ...line,
        play: { ...line.play, track: text },
        credits: named,
        venue: { ...line.venue, unit: text },
      }
      const cells = [text, text, `${text}, ${text}`, text]
      const expected = `${unparse([cells], { delimiter: separator, escapeFormulae: true })}\r\n`
      expect(writer.write(head, [one, one]).text).toBe(expected + expected)
    }
  }
})

test('JSONL contains plays and credits as they were sealed', () => {
  const [first, second] = write(standard('jsonl'))
    .trimEnd()
    .split('\n')
    .map(text => JSON.parse(text))
  expect(first).toEqual({ report: head, checkpoints: ['e30.e30.e30'] })
  const { isSigned: signed, ...logged } = line
  expect(second).toEqual({ ...logged, signed })
})

test('a column map determines the columns and the separators, here with one line per work', () => {
  const text = write({
    kind: 'table',
    rows: 'works',
    separator: ';',
    list_separator: ', ',
    header: true,
    byte_order_mark: false,
    columns: [
      { name: 'Titel', field: 'work.title' },
      { name: 'Komponist', field: 'work.composers' },
      { name: 'Anzahl', field: 'total.plays' },
      { name: 'Dauer', field: 'total.duration' },
      { name: 'Anteil', field: 'total.time_share' },
    ],
  })
  expect(text).toBe(
    'Titel;Komponist;Anzahl;Dauer;Anteil\r\n"\'=Senja; ""di"" Teras";Rara|Contoh, Ayu;1;00:03:25;100.0000\r\n',
  )
})

test('the DSR-like file has a header, a summary, one block per recording and a footer with counts', () => {
  const lines = write(standard('dsr')).trimEnd().split('\r\n')
  const records = lines.filter(text => !text.startsWith('#')).map(text => text.split('\t'))
  expect(records.map(([record]) => record)).toEqual(['HEAD', 'SY08', 'AS02.01', 'SU05', 'FOOT'])
  expect(records[0]?.slice(3, 10)).toEqual([
    '1.0',
    'musik.contoh 2026-11 1',
    '2026-12-02T17:07:00Z',
    '1',
    '1',
    '2026-11-01',
    '2026-11-30',
  ])
  expect(records[2]).toContain('Rara\\|Contoh|Ayu')
  expect(records[2]).toContain('PT3M24.5S')
  expect(records[3]).toEqual(['SU05', '1', '1', '1-1', 'R1', 'true', '1', '', ''])
  expect(records[4]).toEqual(['FOOT', String(lines.length), String(lines.length), '1', '1', '1'])
  expect(records.map(cells => cells.length)).toEqual([16, 14, 21, 9, 6])
})
