import type { UsageLine, UsageMonth, UsagePlay } from '@bgm/contract'
import { samplePage } from './respond'
import { samplePlaylistRef, sampleZone } from './zone-samples'

const at = '2026-11-20T17:07:00.000Z'
const track = { title: 'Hujan di Braga', artists: ['Laras Contoh'], composers: ['Rara Contoh'] }
const totals = { plays: 1, seconds: 200 }

export const sampleLogPolicy =
  'log musik.test/usage+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k https://musik.test/usage-log\nquorum none\n'
export const sampleLogKey = 'musik.test/usage+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k'

/** A play that is sealed. */
export const sampleUsageLine: UsageLine = {
  id: '00000000-0000-4000-8000-000000000003',
  started_at: '2026-11-20T05:00:00.000Z',
  seconds: 200,
  zone: { id: sampleZone.id, name: sampleZone.name },
  time_zone: 'Asia/Jakarta',
  track,
  playlist: samplePlaylistRef,
  layer: 'slot',
  offline: false,
  is_signed: true,
  received_at: '2026-11-20T05:04:00.000Z',
  is_sealed: true,
}

const { data, pagination } = samplePage([sampleUsageLine])

export const sampleUsageMonth: UsageMonth = {
  month: '2026-11',
  totals: { ...totals, signed_plays: 1, unsigned_plays: 0, rejected_plays: 0, works: 1 },
  days: [{ date: '2026-11-20', ...totals }],
  works: [{ ...track, ...totals }],
  composers: [{ name: 'Rara Contoh', ...totals }],
  counted_at: '2026-11-21T13:51:00.000Z',
  archived: false,
  zones: [{ ...sampleUsageLine.zone, business_unit: sampleZone.business_unit, ...totals }],
  gaps: {
    silent_days: 0,
    total: 1,
    data: [
      {
        from: '2026-11-19',
        until: '2026-11-20',
        reason: 'offline',
        label: null,
        zone_count: 1,
        every_zone: false,
        zones: [sampleUsageLine.zone],
      },
    ],
  },
  data,
  meta: { pagination },
}

/** A play whose verification found it unchanged. */
export const sampleUsagePlay: UsagePlay = {
  ...sampleUsageLine,
  business_unit: { name: 'Contoh Braga' },
  end_reason: 'finished',
  proof: {
    failure: null,
    leaf: 'a1'.repeat(32),
    index: 5,
    path: ['b0'.repeat(32), 'b1'.repeat(32)],
    sealed_at: at,
    checkpoint: {
      origin: 'musik.test/usage',
      size: 30,
      root: 'c2'.repeat(32),
      signed_at: at,
      key: sampleLogKey,
    },
  },
}

export const sampleLogCheckpoint =
  'musik.test/usage\n1\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n\n\u2014 musik.test/usage UwuQOg==\n'
export const sampleLogBundle = {
  name: 'entries-0-1',
  type: 'application/octet-stream',
  content: '\u0000\u0002{}',
}
