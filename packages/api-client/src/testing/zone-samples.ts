import type {
  InstallationCode,
  Pairing,
  PlaybackResolution,
  PlaylistRef,
  Zone,
  ZoneBan,
  ZoneBatch,
  ZoneCommand,
  ZoneDetail,
  ZoneStateCounts,
  ZoneTrackFeedback,
} from '@bgm/contract'

const at = '2026-11-20T05:00:00.000Z'

export const samplePlaylistRef: PlaylistRef = {
  id: 'playlistsiang00000000001',
  title: { id: 'Piano siang', en: 'Midday piano' },
}

export const otherPlaylistRef: PlaylistRef = {
  id: 'playlistsenja00000000002',
  title: { id: 'Senja keroncong', en: 'Keroncong at dusk' },
}

export const sampleResolution: PlaybackResolution = {
  source: 'playlist',
  layer: 'slot',
  scope: 'zone',
  label: null,
  silence: null,
  until: '2026-11-20T10:00:00.000Z',
  playlist: samplePlaylistRef,
  deleted: null,
}

/** A zone that plays. */
export const sampleZone: ZoneDetail = {
  id: 'zonelobi0000000000000001',
  name: 'Lobi',
  number: 1,
  business_unit: { id: 'unitbraga000000000000001', name: 'Hotel Contoh Braga' },
  time_zone: 'Asia/Jakarta',
  state: 'playing',
  state_since: at,
  errors: [],
  incidents: [],
  seen_at: at,
  now_playing: {
    id: 'trackhujan00000000000001',
    title: 'Hujan di Braga',
    artists: ['Laras Contoh'],
    playlist: samplePlaylistRef,
  },
  now: sampleResolution,
  next_change: { at: sampleResolution.until, layer: 'slot', playlist: otherPlaylistRef },
  default_playlist: samplePlaylistRef,
  explicit: { policy: 'inherit', effective: 'allow', scope: null },
  cached_hours: 19.5,
  clock_offset: 200,
  player: {
    id: 'playerlobi00000000000001',
    paired_at: at,
    paired_by: 'Sari Wulandari',
    app_version: '1.0.0',
    seen_at: at,
    key: '4f1a 90c2',
    new_key: null,
  },
  licence: { code: null, state: 'active', until: '2026-12-20T17:00:00.000Z' },
  override: null,
  desired: {
    paused: false,
    paused_until: null,
    volume: 48,
    max_volume: 70,
    volumes: [{ from_minute: 600, volume: 48 }],
  },
  day: [{ ...sampleResolution, from: '2026-11-20T04:00:00.000Z' }],
  announcements: [],
  announcements_omitted: 0,
  schedule_from: 'zone',
  skips: { left: 6, renewed_at: null },
  feedback: { likes: 2, liked: false, reported: false, latest: null },
}

export const sampleUnpairedZone: Zone = {
  ...sampleZone,
  id: 'zoneteras000000000000002',
  name: 'Teras',
  number: 2,
  state: 'not-paired',
  seen_at: null,
  now_playing: null,
  cached_hours: null,
  clock_offset: null,
  player: null,
}

export const sampleBans: ZoneBan[] = [
  {
    id: 'banpantai000000000000001',
    track: { id: 'trackpantai0000000000001', title: 'Pantai sebelum hujan', artists: ['Laras Contoh'] },
    scope: 'zone',
    until: null,
  },
]

export const sampleTrackFeedback: ZoneTrackFeedback = {
  reports: [
    {
      id: 'report000000000000000001',
      title: 'Malam di Losari · Laras Contoh',
      reason: 'profanity',
      state: 'dismissed',
      reply: 'Sudah kami dengarkan.',
      received_at: at,
    },
  ],
  requests: [
    {
      id: 'request00000000000000001',
      track: { id: 'trackhujan00000000000001', title: 'Hujan di Braga', artists: ['Laras Contoh'] },
      by: 'Rina',
      at,
    },
  ],
}

/** The states of both zones. */
export const sampleZoneStates: ZoneStateCounts = {
  playing: 1,
  paused: 0,
  silent: 0,
  offline: 0,
  'not-paired': 1,
  'not-licensed': 0,
  error: 0,
}

export const sampleCommand: ZoneCommand = {
  id: 'command00000000000000001',
  kind: 'skip',
  state: 'waiting',
  reason: null,
  expires_at: '2026-11-20T05:00:10.000Z',
  acked_at: null,
}

export const sampleZoneBatch: ZoneBatch = {
  id: 'batch0000000000000000001',
  action: { kind: 'volume', volume: 35 },
  state: 'waiting',
  done: 0,
  refused: 0,
  unpaired: 0,
  total: 1,
  created_at: at,
  results: {
    data: [
      {
        zone: { id: sampleZone.id, name: sampleZone.name },
        unit: sampleZone.business_unit.name,
        result: null,
        paired: true,
      },
    ],
    meta: { pagination: { page: 1, page_size: 50, page_count: 1, total: 1 } },
  },
}

/** A device that is awaiting approval. */
export const sampleInstallationCode: InstallationCode = {
  id: 'kodepasang00000000000001',
  code: 'BCDF-GHJK-LMNP',
  zone: { id: 'zonelobi0000000000000001', name: 'Lobi' },
  business_unit: { id: 'unitmelati00000000000001', name: 'Melati', outlet_code: 'JKT-001' },
  expires_at: '2026-12-14T00:00:00.000Z',
}

export const samplePairing: Pairing = {
  state: 'waiting',
  app_version: '1.0.0',
  expires_at: at,
  zones: [sampleZone, sampleUnpairedZone],
}
