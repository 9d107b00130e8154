import type { Api } from '@bgm/api-client'
import type { ZoneBatchAction } from '@bgm/validation'
import type { ZoneFilter } from './zones.server'

/** The zones in a batch: those with the given ids, those of the units, or else all that match the filter. */
export type ChosenZones = {
  ids: readonly string[] | null
  units: readonly string[] | null
  filter: ZoneFilter
}

const resultsPerPage = 50

/** Returns the number of chosen zones, and the first ones with their names. */
export async function getChosenZones(api: Api, { ids, units, filter }: ChosenZones, limit: number) {
  if (units) {
    const found = await Promise.all(units.map(unit => api.zones.list({ unit, page_size: limit })))
    return {
      total: found.reduce((sum, { pagination }) => sum + pagination.total, 0),
      names: found
        .flatMap(({ data }) => data)
        .slice(0, limit)
        .map(({ name, business_unit }) => ({ name, unit: business_unit.name })),
    }
  }
  if (!ids) {
    const { data, pagination } = await api.zones.list({ ...filter, page_size: limit })
    return {
      total: pagination.total,
      names: data.map(({ name, business_unit }) => ({ name, unit: business_unit.name })),
    }
  }
  const zones = await Promise.all(ids.slice(0, limit).map(id => api.zones.get(id)))
  return {
    total: ids.length,
    names: zones.map(({ name, business_unit }) => ({ name, unit: business_unit.name })),
  }
}

/** Lists zones whose schedules can be copied. */
export async function listCopySources(api: Api) {
  const { data } = await api.zones.list({ page_size: 100 })
  return data.map(({ id, name, business_unit }) => ({ value: id, label: `${business_unit.name} – ${name}` }))
}

/** Starts a change to many zones; repeating it with the same key returns the first batch. */
export function startZoneBatch(
  api: Api,
  { ids, units, filter }: ChosenZones,
  action: ZoneBatchAction,
  key: string,
) {
  const state = filter.state || undefined
  const chosen = ids ? { zones: [...ids] } : units ? { units: [...units] } : { ...filter, state }
  return api.zoneBatches.create({ ...chosen, action }, key)
}

export const getZoneBatch = (api: Api, id: string, page: number) =>
  api.zoneBatches.get(id, { page, page_size: resultsPerPage })
