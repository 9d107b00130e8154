import type { Api, Zone, ZonesQuery } from '@bgm/api-client'
import type { ZoneSettings, ZoneViewBody, ZoneVolumes } from '@bgm/validation'

export type { Zone, ZoneDetail } from '@bgm/api-client'

/** The filters of the zone list, as in its query string. */
export type ZoneFilter = Pick<ZonesQuery, 'q' | 'unit' | 'state' | 'group' | 'province'>

export const listZones = (api: Api, filter: ZoneFilter, page: number) =>
  api.zones.list({ ...filter, page, page_size: 50 })

/** Lists the zones with a problem, most urgent first, and the number of zones in each state. */
export const listZonesNeedingAttention = (api: Api, filter: ZoneFilter, limit: number) =>
  api.zones.list({ ...filter, state: 'attention', page_size: limit })

export const listZoneViews = (api: Api) => api.zoneViews.list()

export const saveZoneView = (api: Api, view: ZoneViewBody) => api.zoneViews.save(view)

export const removeZoneView = (api: Api, id: string) => api.zoneViews.remove(id)

/** Returns how many zones need attention; 0 if the backend fails, because every page depends on this call. */
export const countZonesNeedingAttention = (api: Api): Promise<number> =>
  api.zones.count().then(
    ({ states }) => states.offline + states.error + states['not-paired'] + states['not-licensed'],
    () => 0,
  )

export const listUnitZones = async (api: Api, unit: string): Promise<Zone[]> =>
  (await api.zones.list({ unit, page_size: 50 })).data

export const getZone = (api: Api, id: string) => api.zones.get(id)

export const getRepetition = (api: Api, id: string) => api.zones.getRepetition(id)

/** Saves the name and the music settings, each only if it has changed. */
export async function updateZone(api: Api, id: string, { name, ...settings }: ZoneSettings) {
  const zone = await api.zones.get(id)
  const default_playlist = settings.default_playlist ?? null
  const explicit_policy = settings.block_explicit ? 'block' : 'inherit'
  if (zone.name !== name) await api.zones.rename(id, { name })
  if ((zone.default_playlist?.id ?? null) !== default_playlist || zone.explicit.policy !== explicit_policy)
    await api.zones.setMusic(id, { default_playlist, explicit_policy })
}

export const setZoneVolumes = (api: Api, id: string, volumes: ZoneVolumes) =>
  api.zones.setVolumes(id, volumes)

export const identifyPlayer = (api: Api, id: string) => api.zones.sendCommand(id, { kind: 'identify' })

/** Accepts the new key of a zone's device, which the member has compared with the device's screen. */
export const confirmPlayerKey = (api: Api, id: string, public_key: string) =>
  api.zones.confirmPlayerKey(id, { public_key })

export const unpairZone = (api: Api, id: string) => api.zones.removePlayer(id)
