import { HttpResponse, http } from 'msw'
import type { HandlerContext } from './handler-context'
import { respondWithError, respondWithList } from './responses'
import type { World } from './world'

export const sampleAnnouncement = {
  documentId: 'announcement000000000001',
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
  uploaded_at: '2026-11-20T05:00:00.000Z',
  version: 1,
  editable: true,
}

export const sampleAnnouncementPlay = {
  id: '0b9e6f2a-5f0e-4b7e-8d43-000000000001',
  announcement: { documentId: sampleAnnouncement.documentId, name: sampleAnnouncement.name, deleted: false },
  trigger: 'schedule',
  due_at: '2026-11-20T14:45:00.000Z',
  started_at: '2026-11-20T14:45:00.400Z',
  seconds: 12.4,
  end_reason: 'finished',
  offline: false,
}

const storage = { count: 1, bytes: 150_000, max_count: 100, max_bytes: 104_857_600 }

export function announcementHandlers(world: World, { url, withConfirmedAccount }: HandlerContext) {
  const detail = (id: unknown) => {
    const found = world.announcements.find(({ documentId }) => documentId === id)
    const zones = world.zones.map(({ documentId, name, business_unit }) => ({
      documentId,
      name,
      unit: business_unit.name,
    }))
    return found ? HttpResponse.json({ ...found, zones }) : respondWithError(404)
  }
  const units = () =>
    world.zones.map(({ documentId, name, business_unit }) => ({
      ...business_unit,
      zones: [{ documentId, name }],
    }))
  return [
    http.get(
      url('/announcements'),
      withConfirmedAccount(() => HttpResponse.json({ data: world.announcements, storage })),
    ),
    http.get(
      url('/announcements/options'),
      withConfirmedAccount(() => HttpResponse.json({ everywhere: true, units: units() })),
    ),
    http.get(
      url('/announcements/:id'),
      withConfirmedAccount((_body, _query, { id }) => detail(id)),
    ),
    http.post(
      url('/announcements'),
      withConfirmedAccount(() => detail(world.announcements[0]?.documentId)),
    ),
    http.put(
      url('/announcements/:id'),
      withConfirmedAccount((_body, _query, { id }) => detail(id)),
    ),
    http.put(
      url('/announcements/:id/audio'),
      withConfirmedAccount((_body, _query, { id }) => detail(id)),
    ),
    http.delete(
      url('/announcements/:id'),
      withConfirmedAccount((_body, _query, { id }) => {
        const known = world.announcements.some(({ documentId }) => documentId === id)
        world.announcements = world.announcements.filter(({ documentId }) => documentId !== id)
        return known ? new HttpResponse(null, { status: 204 }) : respondWithError(404)
      }),
    ),
    http.get(
      url('/announcements/:id/audio'),
      withConfirmedAccount((_body, _query, { id }) =>
        world.announcements.some(({ documentId }) => documentId === id)
          ? new HttpResponse(new Uint8Array(1000).fill(7), { headers: { 'content-type': 'audio/mpeg' } })
          : respondWithError(404),
      ),
    ),
    http.get(
      url('/zones/:id/announcement-plays'),
      withConfirmedAccount((_body, query, { id }) =>
        world.zones.some(({ documentId }) => documentId === id)
          ? respondWithList(world.announcementPlays, query, { page: 'page', size: 'page_size' })
          : respondWithError(404),
      ),
    ),
  ]
}
