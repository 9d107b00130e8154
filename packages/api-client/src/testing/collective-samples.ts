import type {
  CollectiveMonth,
  CollectiveOverview,
  CollectivePlay,
  CollectiveVenue,
  CollectiveVenueMonth,
  CollectiveVenueRecord,
  CollectiveWork,
  LateDevice,
} from '@bgm/contract'
import { sampleUsageMonth, sampleUsagePlay } from './usage-samples'

const at = '2026-11-23T05:00:00.000Z'
const city = { code: '32.73', name: 'Kota Bandung' }

const sampleAmounts = {
  zones: 2,
  licences: 2,
  late: 1,
  plays: 30,
  signed_plays: 28,
  unsigned_plays: 2,
  rejected_plays: 1,
  seconds: 6_000,
  reported_seconds: 5_400,
  open_seconds: 7_200,
  coverage: 0.75,
}

export const sampleVenue: CollectiveVenue = {
  id: 'unit0001unit0001unit0001',
  name: 'Hotel Contoh Braga',
  city,
  industry: 'hotel',
  ...sampleAmounts,
}

export const sampleWork: CollectiveWork = {
  id: 'track001track001track001',
  title: 'Hujan di Braga',
  artists: ['Laras Contoh'],
  composers: ['Rara Contoh'],
  publishers: ['Kolektif Contoh'],
  isrc: null,
  iswc: null,
  work_id: 'KR-0001',
  contributors: [
    { name: 'Rara Contoh', role: 'CA', ipi: '00000000199', share: 6667, society: '021' },
    { name: 'Kolektif Contoh', role: 'E', ipi: null, share: null, society: null },
  ],
}

const sampleLateDevice: LateDevice = {
  zone: { id: 'zone0001zone0001zone0001', name: 'Lobi' },
  venue: { id: sampleVenue.id, name: sampleVenue.name, city },
  seen_at: at,
  days: 9,
}

export const sampleOverview: CollectiveOverview = {
  month: '2026-10',
  months: [
    { month: '2026-09', state: 'supplement', archived: true },
    { month: '2026-10', state: 'final', archived: false },
    { month: '2026-11', state: 'running', archived: false },
  ],
  earlier: '2025-08',
  later: null,
  totals: { units: 1, ...sampleAmounts },
  by: 'province',
  groups: [{ group: { code: '32', name: 'Jawa Barat' }, units: 1, ...sampleAmounts }],
  rejections: [{ reason: 'overlap', plays: 1 }],
  coverage_through: '2026-11-22',
  refreshed_at: at,
  late: { total: 1, data: [sampleLateDevice] },
}

const street = 'Jalan Braga 1'
export const sampleProvince = { code: '32', name: 'Jawa Barat' }

export const sampleVenueMonth: CollectiveVenueMonth = {
  ...sampleUsageMonth,
  venue: {
    ...sampleVenue,
    street,
    province: sampleProvince,
    deleted: false,
    zones: [
      { ...sampleLateDevice.zone, plays: 30, seconds: 6_000, licence: { code: null, state: 'active' } },
    ],
  },
  coverage: sampleAmounts,
}

export const sampleVenueRecord: CollectiveVenueRecord = {
  measures: [{ index: 12, at, industry: 'hotel', hotel_stars: 4, area_size: 400, city: city.name }],
  licences: [
    { index: 14, zone: 'Lobi', code: '4T7KQ9XW2MHEC', state: 'active', periods: [{ from: at, until: at }] },
  ],
  devices: [
    { index: 15, zone: 'Lobi', paired_at: at, ended_at: null, key: '4f1a90c24f1a90c2', alg: 'Ed25519' },
  ],
  rejections: {
    counts: [{ reason: 'overlap', plays: 1 }],
    data: [{ zone: 'Lobi', reason: 'overlap', started_at: at, received_at: at, sha256: 'ab'.repeat(32) }],
  },
  disputes: [
    {
      state: 'open',
      reason: 'not-played',
      day: '2026-11-20',
      work: null,
      received_at: at,
      resolved_at: null,
    },
  ],
}

const file = {
  format: 'csv',
  title: 'CSV',
  name: 'usage-report-2026-10-v1-csv.csv',
  rows: 30,
  bytes: 16,
  sha256: 'd3'.repeat(32),
}

/** A month with one final report. */
export const sampleCollectiveMonth: CollectiveMonth = {
  month: '2026-10',
  final_at: '2026-12-02T17:00:00.000Z',
  archived: false,
  versions: [
    {
      version: 1,
      kind: 'final',
      created_at: '2026-11-02T19:00:00.000Z',
      quorum: { state: 'reached', reached_at: '2026-11-02T19:00:04.000Z', missing: [] },
      minimum_seconds: 30,
      plays: 30,
      seconds: 6_000,
      excluded_plays: 2,
      signed_plays: 28,
      unsigned_plays: 2,
      rejected_plays: 1,
      from_index: 0,
      log_size: 4_712,
      from_seal: null,
      through_seal: null,
      files: [file],
      deliveries: [
        {
          id: 'delivery0001delivery0001',
          destination: 'Server SFTP',
          format: 'csv',
          state: 'delivered',
          attempts: 1,
          error: null,
          receipt: `${file.name}, 16 bytes`,
          created_at: at,
          delivered_at: at,
        },
      ],
      totals: [{ kind: 'work', name: sampleWork.title, detail: 'Rara Contoh', plays: 30, seconds: 6_000 }],
      findings: [{ kind: 'credits', count: 1 }],
    },
  ],
  log: {
    origin: 'musik.test/usage',
    size: 4_712,
    root: 'c3'.repeat(32),
    signed_at: at,
    witnesses: [
      {
        name: 'lembaga-contoh',
        key: 'saksi.contoh.test+530d903a',
        algorithm: 'Ed25519',
        signed_at: at,
        signed_size: 4_712,
        delay_ms: 640,
        problem: null,
        problem_at: null,
      },
    ],
    quorum: { is_required: true, is_reached: true, missing: [] },
    refusals: [],
  },
  log_findings: {
    total: 1,
    data: [
      {
        kind: 'missing',
        play_id: sampleUsagePlay.id,
        is_promised: true,
        evidence: { receipt: 'usage-receipt/1', promised: null, known: null, checkpoint: null, entry: null },
        venue: { id: sampleVenue.id, name: sampleVenue.name },
        zone: 'Lobi',
        reported_at: at,
      },
    ],
  },
  seals: [{ number: 1, day: '2026-10-01', size: 30, root: 'c2'.repeat(32), sealed_at: at }],
}

export const sampleCollectivePlay: CollectivePlay = {
  ...sampleUsagePlay,
  business_unit: { id: sampleVenue.id, name: sampleVenue.name },
}

const content = 'period,version\r\n'
const openFile = (name: string) => ({ name, type: 'text/csv', content })

export const sampleCollectiveFiles = {
  report: openFile(file.name),
  month: openFile('usage-report-2026-10.zip'),
  log: openFile('usage-log-2026-10-01.jsonl'),
  checkpoints: openFile('usage-checkpoints.jsonl'),
}
