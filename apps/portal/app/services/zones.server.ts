import type { Api, PlaylistRef, Zone } from '@bgm/api-client'
import type { ZoneSettings, ZoneViewBody } from '@bgm/validation'

export type { Zone, ZoneDetail } from '@bgm/api-client'

/** The filters of the zone list, as in its query string. */
export type ZoneFilter = Partial<Record<'q' | 'unit' | 'state', string>>

export const listZones = (api: Api, filter: ZoneFilter, page: number) =>
  api.zones.list({ ...filter, page, page_size: 50 })

/** The zones with a problem, the most urgent first, and the number in each state. */
export const listZonesNeedingAttention = (api: Api, filter: ZoneFilter, limit: number) =>
  api.zones.list({ ...filter, state: 'attention', page_size: limit })

export const listZoneViews = (api: Api) => api.zones.listViews()

export const saveZoneView = (api: Api, view: ZoneViewBody) => api.zones.saveView(view)

export const removeZoneView = (api: Api, id: string) => api.zones.removeView(id)

const firstZones = new WeakMap<Api, ReturnType<Api['zones']['list']>>()

/** The first zones, fetched once per client. */
function listFirstZones(api: Api) {
  const zones = firstZones.get(api) ?? api.zones.list({ page_size: 50 })
  firstZones.set(api, zones)
  return zones
}

const counts = new WeakMap<Api, Promise<number>>()

/**
 * How many zones need attention; 0 if the backend fails, because every page depends on this. The dashboard needs the
 * first zones as well, so there they are fetched once for both.
 */
export function countZonesNeedingAttention(
  api: Api,
  { onDashboard = false }: { onDashboard?: boolean } = {},
): Promise<number> {
  const known = counts.get(api)
  if (known) return known
  const states = onDashboard ? listFirstZones(api).then(zones => zones.states) : api.zones.count()
  const count = states.then(
    ({ offline, error, ...other }) => offline + error + other['not-paired'] + other['not-licensed'],
    () => 0,
  )
  counts.set(api, count)
  return count
}

export const listUnitZones = async (api: Api, unit: string): Promise<Zone[]> =>
  (await api.zones.list({ unit, page_size: 50 })).data

export const getZone = (api: Api, id: string) => api.zones.get(id)

export const getRepetition = (api: Api, id: string) => api.zones.getRepetition(id)

const day = 24 * 60 * 60_000

export interface ZoneSetup {
  /** The zone to set up first. */
  zone: { id: string; name: string }
  paired: boolean
  playlist: PlaylistRef | null
  playing: boolean
}

/**
 * The setup steps from the first licence to playing music; null before a licence, and from a day after all are done.
 */
export async function findZoneSetup(api: Api, now: number): Promise<ZoneSetup | null> {
  const { data } = await listFirstZones(api)
  const zones = data.filter(({ licence }) => licence.state === 'active')
  const paired = zones.find(({ player }) => player !== null)
  const zone = paired ?? zones.toSorted((one, other) => one.number - other.number)[0]
  if (!zone) return null
  const playlist = zone.default_playlist ?? (zone.now.layer === 'slot' ? zone.now.playlist : null)
  const since = zone.player ? now - Date.parse(zone.player.paired_at) : 0
  if (paired && playlist && since > day) return null
  const { id, name } = zone
  return { zone: { id, name }, paired: Boolean(paired), playlist, playing: zone.state === 'playing' }
}

/** Saves the name and the music, each only if it has changed. */
export async function updateZone(api: Api, id: string, { name, ...settings }: ZoneSettings) {
  const zone = await api.zones.get(id)
  const default_playlist = settings.default_playlist ?? null
  const explicit_policy = settings.block_explicit ? 'block' : 'inherit'
  if (zone.name !== name) await api.zones.rename(id, name)
  if ((zone.default_playlist?.id ?? null) !== default_playlist || zone.explicit.policy !== explicit_policy)
    await api.zones.setMusic(id, { default_playlist, explicit_policy })
}

export const identifyPlayer = (api: Api, id: string) => api.zones.sendCommand(id, 'identify')

export const unpairZone = (api: Api, id: string) => api.zones.removePlayer(id)
