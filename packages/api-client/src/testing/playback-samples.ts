import type { AnnouncementDetail, AnnouncementPlay, Incident, ZoneUptime } from '@bgm/contract'

const at = '2026-11-20T05:00:00.000Z'
const lobby = { id: 'zonelobi0000000000000001', name: 'Lobi' }
const terrace = { id: 'zoneteras000000000000002', name: 'Teras' }
const unit = { id: 'unitbraga000000000000001', name: 'Hotel Contoh Braga' }

export const sampleAnnouncement: AnnouncementDetail = {
  id: 'announcement000000000001',
  name: 'Tutup 15 menit lagi',
  everywhere: true,
  places: [],
  schedule: {
    from_date: null,
    until_date: null,
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    times: [1305],
    every: null,
  },
  gap_minutes: 10,
  per_hour: 4,
  duration_ms: 12_400,
  bytes: 150_000,
  revision: 1,
  quiet: false,
  uploaded_by: 'Sari Wulandari',
  uploaded_at: at,
  version: 1,
  editable: true,
  zones: [
    { ...lobby, unit: unit.name },
    { ...terrace, unit: unit.name },
  ],
}

export const sampleAnnouncementPlay: AnnouncementPlay = {
  id: '0b9e6f2a-5f0e-4b7e-8d43-000000000001',
  announcement: { id: sampleAnnouncement.id, name: sampleAnnouncement.name, deleted: false },
  trigger: 'schedule',
  due_at: '2026-11-20T14:45:00.000Z',
  started_at: '2026-11-20T14:45:00.400Z',
  seconds: 12.4,
  end_reason: 'finished',
  offline: false,
}

export const sampleAnnouncementOptions = {
  everywhere: true,
  units: [{ ...unit, zones: [lobby, terrace] }],
}

export const sampleStorage = { count: 1, bytes: 150_000, max_count: 100, max_bytes: 104_857_600 }

export const sampleIncident: Incident = {
  id: 'incident0000000000000001',
  kind: 'muted',
  cause: null,
  started_at: '2026-11-20T03:00:00.000Z',
  opened_at: '2026-11-20T03:00:00.000Z',
  cleared_at: null,
  closed_at: null,
  zone: lobby,
  business_unit: unit,
  time_zone: 'Asia/Jakarta',
}

export const sampleUptime: ZoneUptime[] = [
  {
    zone: lobby,
    business_unit: unit,
    opening_seconds: 360_000,
    down_seconds: 3_600,
    uptime: 0.99,
    incidents: 0,
  },
  {
    zone: terrace,
    business_unit: unit,
    opening_seconds: 0,
    down_seconds: 0,
    uptime: null,
    incidents: 0,
  },
]

export const sampleOpeningHours = {
  version: 1,
  time_zone: 'Asia/Jakarta' as const,
  hours: null,
  silent_when_closed: true,
}

export const sampleAudio = { name: 'suara.mp3', type: 'audio/mpeg', content: 'x'.repeat(1000) }
