import { sampleUnit } from './fixtures'

/** Zones, playlists and plays of an organisation (docs/api.md) for the msw handlers. */
const at = '2026-11-20T05:00:00.000Z'
const unit = { documentId: sampleUnit.documentId, name: sampleUnit.name }

const titled = (documentId: string, id: string, en = id) => ({ documentId, title: { id, en } })
type Ref = ReturnType<typeof titled>

const lunch = titled('playlistsiang00000000001', 'Piano siang', 'Midday piano')
const dusk = titled('playlistsenja00000000002', 'Senja keroncong', 'Keroncong at dusk')

const listed = (ref: Ref, id: string, en: string, hours: number) => ({
  ...ref,
  kind: 'curated',
  description: { id, en },
  industries: ['hotel'],
  moods: ['calm'],
  genres: ['piano'],
  track_count: 24,
  hours,
  cover: { slug: ref.documentId, gesture: 'kawung', palette: 'plum', density: 0.5 },
})

export const samplePlaylists = [
  listed(lunch, 'Tenang, tanpa vokal', 'Calm, without vocals', 5.5),
  listed(dusk, 'Hangat, dengan vokal', 'Warm, with vocals', 4.2),
]

const resolution = (playlist: Ref | null, until: string, layer = 'slot') => ({
  source: playlist ? 'playlist' : 'silence',
  layer,
  scope: layer === 'slot' ? 'zone' : (null as string | null),
  label: null as string | null,
  until,
  playlist,
})

const slot = (weekday: number, from_minute: number, until_minute: number, playlist: Ref) => ({
  weekday,
  from_minute,
  until_minute,
  playlist,
})

export const sampleSchedule = {
  slots: [slot(1, 660, 1020, lunch), slot(5, 660, 1020, lunch), slot(5, 1020, 1320, dusk)],
  inherited: [] as (ReturnType<typeof slot> & { scope: string })[],
  default_playlist: lunch as Ref | null,
}

/** What a zone or unit with this policy responds, where nothing wider blocks explicit tracks. */
export const explicitOf = (policy: unknown, own: string) => ({
  policy: policy === 'block' ? 'block' : 'inherit',
  effective: policy === 'block' ? 'block' : 'allow',
  scope: policy === 'block' ? own : null,
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
  seen_at: at as string | null,
  now_playing: {
    title: 'Hujan di Braga',
    artists: ['Laras Contoh'],
    playlist: lunch,
  } as { title: string; artists: string[]; playlist: Ref | null } | null,
  now: resolution(lunch, '2026-11-20T10:00:00.000Z'),
  next_change: { at: '2026-11-20T10:00:00.000Z', layer: 'slot', playlist: dusk as Ref | null },
  default_playlist: lunch as Ref | null,
  explicit: explicitOf('inherit', 'zone'),
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
  override: null as { playlist: Ref | null; until: string } | null,
  desired: { paused: false, volume: 48, max_volume: 70 },
  day: [
    { ...resolution(lunch, '2026-11-20T04:00:00.000Z', 'default'), from: '2026-11-19T17:00:00.000Z' },
    { ...resolution(lunch, '2026-11-20T10:00:00.000Z'), from: '2026-11-20T04:00:00.000Z' },
    { ...resolution(dusk, '2026-11-20T15:00:00.000Z'), from: '2026-11-20T10:00:00.000Z' },
    { ...resolution(null, '2026-11-20T17:00:00.000Z', 'fallback'), from: '2026-11-20T15:00:00.000Z' },
  ],
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
  lines: Array.from({ length: 30 }, (_, index) => ({
    id: `play${index}`,
    started_at: `2026-11-${String(1 + (index % 20)).padStart(2, '0')}T05:00:00.000Z`,
    seconds: 200,
    zone: { documentId: sampleZone.documentId, name: sampleZone.name },
    track: { title: 'Hujan di Braga', artists: ['Laras Contoh'], composers: ['Rara Contoh'] },
    playlist: lunch,
    layer: 'slot',
    offline: index === 0,
    received_at: at,
  })),
}

/** A device waiting for approval; `BCDFGHJK` is its code. */
export const samplePairing = { user_code: 'BCDFGHJK', app_version: '1.0.0', expires_at: at, used: false }
