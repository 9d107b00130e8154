import type { uptime } from '@bgm/contract'
import { z } from 'zod'
import {
  type OpeningInterval,
  parseOpeningHoursOrDefault,
  type RowQuery,
  type Scope,
  utcOffset,
  zoneRowsInScope,
} from '#src/customers'
import { type Page, paginateIds, sortByIds } from '#src/platform/database/paginate-rows'
import { listPlaysDuringIncidents } from './plays'
import { getUptime } from './rules/uptime'

type UptimeFilter = z.output<typeof uptime.export.query>

const maxExported = 5_000
const idsAtOnce = 500
const minute = 60_000

const zoneRow = z.object({
  id: z.number(),
  zone: z.string(),
  name: z.string(),
  unit: z.string(),
  unit_name: z.string(),
  opening_hours: z.unknown(),
  time_zone: z.string().nullable(),
  paired_at: z.coerce.number().nullable(),
})
type ZoneRow = z.output<typeof zoneRow>

function filterZones(scope: Scope, { zone, unit }: UptimeFilter): RowQuery {
  const rows = zoneRowsInScope(scope)
  if (zone) rows.where('z.document_id', zone)
  if (unit) rows.where('u.document_id', unit)
  return rows
}

async function loadZones(ids: readonly number[]): Promise<ZoneRow[]> {
  const { connection } = strapi.db
  const rows: unknown = await connection('zones as z')
    .join('business_units as u', 'u.id', 'z.business_unit_id')
    .whereIn('z.id', ids)
    .select({
      id: 'z.id',
      zone: 'z.document_id',
      name: 'z.name',
      unit: 'u.document_id',
      unit_name: 'u.name',
      opening_hours: 'u.opening_hours',
      time_zone: 'u.time_zone',
      paired_at: connection('players as p').whereRaw('p.zone_id = z.id').min('p.paired_at'),
    })
  return sortByIds(ids, z.array(zoneRow).parse(rows))
}

const incidentRows = z.array(
  z.object({
    id: z.number(),
    zone_id: z.number(),
    kind: z.string(),
    started_at: z.coerce.number(),
    closed_at: z.coerce.number().nullable(),
  }),
)

async function loadIncidents(zones: readonly number[], { from, until }: OpeningInterval) {
  return incidentRows.parse(
    await strapi.db
      .connection('incidents')
      .whereIn('zone_id', [...zones])
      .whereNotNull('opened_at')
      .where('started_at', '<', until)
      .where(one => one.whereNull('closed_at').orWhere('closed_at', '>', from))
      .select('id', 'zone_id', 'kind', 'started_at', 'closed_at'),
  )
}

/** The part of a local month between the zone's first pairing and now. */
function getPeriod({ time_zone, paired_at }: ZoneRow, month: string, now: number): OpeningInterval {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const offset = utcOffset(time_zone ?? 'Asia/Jakarta') * minute
  const until = Math.min(Date.UTC(year, number, 1) - offset, now)
  const from = Math.max(Date.UTC(year, number - 1, 1) - offset, paired_at ?? until)
  return { from: Math.min(from, until), until }
}

/** Bounds that include the month in every Indonesian time zone. */
function getWidestBounds(month: string): OpeningInterval {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return {
    from: Date.UTC(year, number - 1, 1) - 9 * 60 * minute,
    until: Date.UTC(year, number, 1) - 7 * 60 * minute,
  }
}

async function loadUptime(ids: readonly number[], month: string, now: number) {
  const zones = await loadZones(ids)
  const bounds = getWidestBounds(month)
  const incidents = await loadIncidents(ids, bounds)
  const plays = await listPlaysDuringIncidents(
    incidents.map(({ id }) => id),
    bounds,
  )
  return zones.map(zone => {
    const own = incidents.filter(({ zone_id }) => zone_id === zone.id)
    const {
      opening,
      down,
      uptime: share,
    } = getUptime({
      hours: parseOpeningHoursOrDefault(zone.opening_hours),
      timeZone: zone.time_zone ?? 'Asia/Jakarta',
      period: getPeriod(zone, month, now),
      incidents: own.map(({ kind, started_at, closed_at }) => ({
        kind,
        from: started_at,
        until: closed_at ?? now,
      })),
      plays: plays.get(zone.id) ?? [],
    })
    return {
      zone: { id: zone.zone, name: zone.name },
      business_unit: { id: zone.unit, name: zone.unit_name },
      opening_seconds: Math.round(opening / 1000),
      down_seconds: Math.round(down / 1000),
      uptime: share,
      incidents: own.length,
    }
  })
}

const sorting = [{ by: 'u.name' }, { by: 'z.number' }, { by: 'z.id' }]

export async function listUptime(scope: Scope, query: UptimeFilter, page: Page, now = Date.now()) {
  const { ids, pagination } = await paginateIds(filterZones(scope, query), 'z', sorting, page)
  return { data: await loadUptime(ids, query.month, now), pagination }
}

/** The uptime of up to 5,000 zones in a month. */
export async function listUptimeForExport(scope: Scope, query: UptimeFilter, now = Date.now()) {
  const { ids } = await paginateIds(filterZones(scope, query), 'z', sorting, {
    page: 1,
    pageSize: maxExported,
  })
  const rows: Awaited<ReturnType<typeof loadUptime>> = []
  for (let index = 0; index < ids.length; index += idsAtOnce)
    rows.push(...(await loadUptime(ids.slice(index, index + idsAtOnce), query.month, now)))
  return rows
}
