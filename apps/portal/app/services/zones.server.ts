import type { Api, NewSlot, Zone } from '@bgm/api-client'

export { type Zone, type ZoneDetail, zoneStates } from '@bgm/api-client'

/** The filters of the zone list, as in its query string. */
export type ZoneFilter = Partial<Record<'q' | 'unit' | 'state', string>>

export const listZones = (api: Api, filter: ZoneFilter, page: number) =>
  api.zones.list({ ...filter, page, page_size: 50 })

const counts = new WeakMap<Api, Promise<number>>()

/** How many zones somebody has to do something about; 0 if the backend cannot tell, because every page asks. */
export function countTroubledZones(api: Api): Promise<number> {
  const known = counts.get(api)
  if (known) return known
  const count = api.zones.list({ page_size: 1 }).then(
    ({ states }) => states.offline + states['not-paired'] + states['not-licensed'] + states.error,
    () => 0,
  )
  counts.set(api, count)
  return count
}

export const listZonesOfUnit = async (api: Api, unit: string): Promise<Zone[]> =>
  (await api.zones.list({ unit, page_size: 50 })).data

export const getZone = (api: Api, id: string) => api.zones.get(id)

/** Saves the name and the default playlist, each only if it has changed. */
export async function updateZone(
  api: Api,
  id: string,
  { name, default_playlist = null }: { name: string; default_playlist?: string | null | undefined },
) {
  const zone = await api.zones.get(id)
  if (zone.name !== name) await api.zones.rename(id, name)
  if ((zone.default_playlist?.id ?? null) !== default_playlist)
    await api.zones.setDefaultPlaylist(id, default_playlist)
}

export const identifyPlayer = (api: Api, id: string) => api.zones.sendCommand(id, 'identify')

export const unpairZone = (api: Api, id: string) => api.zones.removePlayer(id)

export const getSchedule = (api: Api, id: string) => api.zones.getSchedule(id)

export const setSchedule = (api: Api, id: string, slots: NewSlot[]) => api.zones.setSchedule(id, slots)

export const previewZone = (api: Api, id: string, instant: Date) =>
  api.zones.preview(id, instant.toISOString())
