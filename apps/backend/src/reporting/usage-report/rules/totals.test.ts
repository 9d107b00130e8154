import { expect, test } from 'vitest'
import type { ReportLine } from './line'
import { createTotalsAccumulator } from './totals'

const credits = {
  title: 'Senja di Teras',
  artists: ['Trio Contoh', 'Rara'],
  composers: ['Rara Contoh'],
  arrangers: [],
  publishers: [],
  isrc: null,
  iswc: null,
  label: null,
  release: null,
  catalogue_number: null,
  duration_ms: 205_000,
  sha256: '0',
}

const venue = {
  zone_id: 1,
  business_unit_id: 1,
  unit: 'Kafe Contoh',
  zone: 'Teras',
  licence_code: null,
  province: 'Bali',
  city: 'Denpasar',
  industry: 'restaurant',
  time_zone: 'Asia/Makassar',
}

const play = {
  play_id: '0b5f6f0e-6f5a-4a51-9a45-3f8f3a3c7a10',
  player_id: 7,
  boot: 'b',
  seq: 1,
  epoch: 1,
  zone_id: 1,
  business_unit_id: 1,
  organisation_id: 1,
  licence_id: null,
  track: 'senja',
  track_revision: 1,
  playlist: null,
  layer: 'slot',
  started_at: 0,
  seconds: 100.25,
  end_reason: 'finished',
  offline: false,
  clock_offset: 0,
  received_at: 0,
  leased: true,
}

const line = (changes: Partial<ReportLine> = {}): ReportLine => ({
  seal: 1,
  index: 0,
  play,
  isSigned: false,
  credits,
  venue,
  ...changes,
})

test('adds up works, performers, venues, cities and industries, longest first', () => {
  const totals = createTotalsAccumulator()
  totals.add(line())
  totals.add(line({ play: { ...play, track_revision: 2 } }))
  totals.add(line({ venue: { ...venue, zone_id: 2, business_unit_id: 2 } }))
  totals.add(line({ play: { ...play, track: 'pagi', seconds: 900 }, credits: { ...credits, title: 'Pagi' } }))
  expect(totals.all()).toEqual({ plays: 4, milliseconds: 1_200_750 })
  expect(
    totals.list().map(({ kind, name, plays, milliseconds }) => [kind, name, plays, milliseconds]),
  ).toEqual([
    ['work', 'Pagi', 1, 900_000],
    // A later revision of the credits counts as the same work.
    ['work', 'Senja di Teras', 3, 300_750],
    ['performer', 'Rara', 4, 1_200_750],
    ['performer', 'Trio Contoh', 4, 1_200_750],
    // Two venues with the same name are kept separate.
    ['venue', 'Kafe Contoh', 3, 1_100_500],
    ['venue', 'Kafe Contoh', 1, 100_250],
    ['city', 'Denpasar', 4, 1_200_750],
    ['industry', 'restaurant', 4, 1_200_750],
  ])
  expect(totals.works().map(({ track, track_revision, plays }) => [track, track_revision, plays])).toEqual([
    ['pagi', 1, 1],
    ['senja', 1, 2],
    ['senja', 2, 1],
  ])
})

test('a track without credits is listed by its id, without a performer', () => {
  const totals = createTotalsAccumulator()
  totals.add(line({ credits: null }))
  expect(totals.list().filter(({ kind }) => kind === 'work')).toMatchObject([{ name: 'senja', detail: '' }])
  expect(totals.list().filter(({ kind }) => kind === 'performer')).toEqual([])
})
