import { sampleUnit } from './unit-samples'

/** Zones, playlists and plays of an organisation (docs/api.md) for the msw handlers. */
const at = '2026-11-20T05:00:00.000Z'
const unit = { documentId: sampleUnit.id, name: sampleUnit.name }

const titled = (documentId: string, id: string, en = id) => ({ documentId, title: { id, en } })
type Ref = ReturnType<typeof titled>

const lunch = titled('playlistsiang00000000001', 'Piano siang', 'Midday piano')
const dusk = titled('playlistsenja00000000002', 'Senja keroncong', 'Keroncong at dusk')

const resolution = (playlist: Ref | null, until: string, layer = 'slot') => ({
  source: playlist ? 'playlist' : 'silence',
  layer,
  scope: layer === 'slot' ? 'zone' : (null as string | null),
  label: null as { id: string; en: string } | null,
  silence: null as string | null,
  until,
  playlist,
})

export const sampleZone = {
  documentId: 'zonelobi0000000000000001',
  name: 'Lobi',
  number: 1,
  business_unit: unit,
  time_zone: 'Asia/Jakarta',
  state: 'playing',
  state_since: at as string | null,
  errors: [] as string[],
  incidents: [] as { kind: string; cause: string | null; started_at: string; cleared_at: string | null }[],
  seen_at: at as string | null,
  now_playing: {
    title: 'Hujan di Braga',
    artists: ['Laras Contoh'],
    playlist: lunch,
  } as { title: string; artists: string[]; playlist: Ref | null } | null,
  now: resolution(lunch, '2026-11-20T10:00:00.000Z'),
  next_change: { at: '2026-11-20T10:00:00.000Z', layer: 'slot', playlist: dusk as Ref | null },
  default_playlist: lunch as Ref | null,
  explicit: { policy: 'inherit', effective: 'allow', scope: null as string | null },
  cached_hours: 19.5 as number | null,
  clock_offset: 200 as number | null,
  player: {
    id: 'playerlobi00000000000001',
    paired_at: at,
    paired_by: 'Sari Wulandari',
    app_version: '1.0.0',
    seen_at: at as string | null,
  } as {
    id: string
    paired_at: string
    paired_by: string
    app_version: string
    seen_at: string | null
  } | null,
  licence: {
    code: null as string | null,
    state: 'active',
    until: '2026-12-20T17:00:00.000Z' as string | null,
  },
  override: null as { playlist: Ref | null; from: string; until: string } | null,
  desired: { paused: false, paused_until: null as string | null, volume: 48, max_volume: 70 },
  day: [
    { ...resolution(lunch, '2026-11-20T04:00:00.000Z', 'default'), from: '2026-11-19T17:00:00.000Z' },
    { ...resolution(lunch, '2026-11-20T10:00:00.000Z'), from: '2026-11-20T04:00:00.000Z' },
    { ...resolution(dusk, '2026-11-20T15:00:00.000Z'), from: '2026-11-20T10:00:00.000Z' },
    { ...resolution(null, '2026-11-20T17:00:00.000Z', 'fallback'), from: '2026-11-20T15:00:00.000Z' },
  ],
  announcements: [],
  announcements_omitted: 0,
  schedule_from: 'zone' as string | null,
  skips: { left: 6, renewed_at: null as string | null },
}

export const sampleUnpairedZone = {
  ...structuredClone(sampleZone),
  documentId: 'zoneteras000000000000002',
  name: 'Teras',
  number: 2,
  state: 'not-paired',
  seen_at: null,
  now_playing: null,
  cached_hours: null,
  clock_offset: null,
  player: null,
}

export const sampleUsage = {
  /** A month whose plays are archived. */
  archivedMonth: '2024-11',
  lines: Array.from({ length: 30 }, (_, index) => ({
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    started_at: `2026-11-${String(1 + (index % 20)).padStart(2, '0')}T05:00:00.000Z`,
    seconds: 200,
    zone: { documentId: sampleZone.documentId, name: sampleZone.name },
    time_zone: 'Asia/Jakarta',
    track: { title: 'Hujan di Braga', artists: ['Laras Contoh'], composers: ['Rara Contoh'] },
    playlist: lunch,
    layer: 'slot',
    offline: index === 0,
    received_at: at,
    seal: index === 0 ? null : { day: '2026-11-20' },
    sealed_after: '2026-11-20T17:05:00.000Z',
  })),
}

/** The proof of a play that is unchanged. */
export const sampleProof = {
  failure: null,
  leaf: 'a1'.repeat(32),
  index: 5,
  path: Array.from({ length: 5 }, (_, level) => `b${level}`.repeat(32)),
  seal: {
    day: '2026-11-20',
    size: 30,
    root: 'c2'.repeat(32),
    previous: null,
    key_id: 'kPrK_qmxVWaYVA9w',
    sealed_at: '2026-11-20T17:07:00.000Z',
  },
}
