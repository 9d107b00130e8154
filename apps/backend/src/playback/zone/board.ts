import type { ZoneRegion, ZoneState, ZoneStateCounts, zones } from '@bgm/contract'
import { mutedErrors, silentErrors } from '@bgm/validation'
import { z } from 'zod'
import {
  existingUnitRows,
  getRegionRef,
  type RowCondition,
  type RowQuery,
  type Scope,
  zoneRowsInScope,
} from '#src/customers'
import { licensedExpression } from '#src/licensing'
import { type Page, paginateIds } from '#src/platform/database/paginate-rows'

/** The zone states in display order: states that need attention come first. */
export const zoneStates = [
  'error',
  'offline',
  'not-licensed',
  'not-paired',
  'paused',
  'silent',
  'playing',
] as const satisfies ZoneState[]

type ZoneQuery = z.output<typeof zones.list.query>
type ZoneFilter = Partial<Pick<ZoneQuery, 'q' | 'unit' | 'state' | 'province'>>

/** A device that has not been heard from for this long, in milliseconds, is offline. */
const silenceLimit = 75_000
/** Matches reports of errors that can be heard; a zone with other errors plays, and is not shown as faulty. */
const hasAudibleError = [...mutedErrors, ...silentErrors]
  .map(error => `st.errors like '%"${error}"%'`)
  .join(' or ')
/** The longest interval between the gateway's reports that a device is online, in milliseconds. */
const writeInterval = 60_000

/**
 * The state of a zone as an SQL expression on the rows of `joinStatus`. The first matching condition
 * applies.
 */
export function zoneStateExpression(now: number): RowCondition {
  const licensed = licensedExpression(now)
  return {
    sql: `case
      when lic.id is null or lic.revoked_at is not null or not ${licensed.sql} then 'not-licensed'
      when l.player_id is null then 'not-paired'
      when st.state is null or st.seen_at < ? or (st.connected = ? and st.seen_at < ?) then 'offline'
      when ${hasAudibleError} or st.state in ('error', 'blocked') then 'error'
      when st.state = 'paused' then 'paused'
      when st.state = 'playing' then 'playing'
      else 'silent' end`,
    values: [...licensed.values, now - silenceLimit - writeInterval, false, now - silenceLimit],
  }
}

/** Joins each zone's lease (`l`), its player's report (`st`) and its licence (`lic`). */
export const joinStatus = (rows: RowQuery): RowQuery =>
  rows
    .leftJoin('leases as l', 'l.zone_id', 'z.id')
    .leftJoin('zone_statuses as st', join =>
      join.on('st.zone_id', '=', 'z.id').andOn('st.player_id', '=', 'l.player_id'),
    )
    .leftJoin('licences as lic', 'lic.zone_id', 'z.id')

function filterZones(scope: Scope, { q, unit, province }: ZoneFilter): RowQuery {
  const rows = joinStatus(zoneRowsInScope(scope))
  if (unit) rows.where('u.document_id', unit)
  if (province) rows.where('u.province', province)
  if (!q) return rows
  const pattern = `%${q.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`
  return rows.whereRaw(`(lower(z.name) like ? escape '\\' or lower(u.name) like ? escape '\\')`, [
    pattern,
    pattern,
  ])
}

const countRows = z.array(z.object({ state: z.enum(zoneStates), zones: z.coerce.number() }))
const rank = `case b.state ${zoneStates.map((state, index) => `when '${state}' then ${index}`).join(' ')} end`

const attentionStates: ZoneState[] = ['error', 'offline', 'not-licensed', 'not-paired']

/** The rows of `filterZones` with their states, as `b`. */
function withStates(rows: RowQuery, now: number): RowQuery {
  const { sql, values } = zoneStateExpression(now)
  const state = strapi.db.connection.raw(`${sql} as state`, values as never[])
  return rows.select('z.id', 'z.number', 'u.name as unit', state).as('b')
}

function filterStates(rows: RowQuery, { state }: ZoneFilter): void {
  if (state) rows.whereIn('b.state', state === 'attention' ? attentionStates : [state])
}

const idRows = z.array(z.object({ id: z.number() }))

/** The ids of up to `limit` zones that match a filter. */
export async function listMatchingZoneIds(scope: Scope, filter: ZoneFilter, limit: number, now: number) {
  const rows: RowQuery = strapi.db.connection.from(withStates(filterZones(scope, filter), now))
  filterStates(rows, filter)
  return idRows.parse(await rows.orderBy('b.id').limit(limit).select('b.id')).map(({ id }) => id)
}

/** The number of matching zones in each state, ignoring the state in the filter. */
export async function countZonesByState(
  scope: Scope,
  filter: ZoneFilter,
  now: number,
): Promise<ZoneStateCounts> {
  const counted: unknown = await strapi.db.connection
    .from(withStates(filterZones(scope, filter), now))
    .groupBy('b.state')
    .select('b.state')
    .count({ zones: '*' })
  return toCounts(countRows.parse(counted))
}

function toCounts(rows: readonly { state: ZoneState; zones: number }[]): ZoneStateCounts {
  const count = (state: ZoneState) => rows.find(row => row.state === state)?.zones ?? 0
  return {
    playing: count('playing'),
    paused: count('paused'),
    silent: count('silent'),
    offline: count('offline'),
    'not-paired': count('not-paired'),
    'not-licensed': count('not-licensed'),
    error: count('error'),
  }
}

const regionRows = z.array(
  z.object({
    province: z.string(),
    state: z.enum(zoneStates).nullable(),
    zones: z.coerce.number(),
    units: z.coerce.number(),
  }),
)

/** The provinces of the zones in scope, in the order of their codes, with the zones in each state. */
export async function listZoneRegions(scope: Scope, now: number): Promise<ZoneRegion[]> {
  const zones = withStates(filterZones(scope, {}), now).select('u.province', 'u.id as unit_id')
  const rows: unknown = await strapi.db.connection
    .from(zones)
    .groupByRaw('grouping sets ((b.province, b.state), (b.province))')
    .orderBy('b.province')
    .select('b.province', 'b.state')
    .count({ zones: '*' })
    .countDistinct({ units: 'b.unit_id' })
  const counted = regionRows.parse(rows)
  const totals = counted.filter(({ state }) => state === null)
  return await Promise.all(
    totals.map(async ({ province: code, units }) => ({
      province: await getRegionRef(code),
      units,
      states: toCounts(
        counted.flatMap(({ province, state, zones }) =>
          province === code && state ? [{ state, zones }] : [],
        ),
      ),
    })),
  )
}

const unitRows = z.array(z.object({ unit: z.number(), zones: z.coerce.number(), rank: z.coerce.number() }))

/** The number of zones and the state that needs attention most, by the ids of units that have zones. */
export async function loadUnitStates(units: readonly number[], now: number) {
  const zones = joinStatus(existingUnitRows().join('zones as z', 'z.business_unit_id', 'u.id')).whereIn(
    'u.id',
    [...units],
  )
  const rows: unknown = await strapi.db.connection
    .from(withStates(zones, now).select('u.id as unit_id'))
    .groupBy('b.unit_id')
    .select('b.unit_id as unit', strapi.db.connection.raw(`min(${rank}) as rank`))
    .count({ zones: '*' })
  return new Map(
    unitRows
      .parse(rows)
      .map(({ unit, zones: count, rank: first }) => [
        unit,
        { zones: count, state: zoneStates[first] ?? null },
      ]),
  )
}

const firstZoneRow = z.object({
  id: z.number(),
  documentId: z.string(),
  name: z.string(),
  state: z.enum(zoneStates),
  default_playlist: z.string().nullable(),
  paired_at: z.coerce.number().nullable(),
})

/**
 * The licensed zone whose device was paired first, or else a licensed zone without a device. Returns null if
 * no zone is licensed.
 */
export async function findFirstZone(scope: Scope, now: number) {
  const zones = withStates(filterZones(scope, {}), now)
    .leftJoin('players as p', 'p.id', 'l.player_id')
    .select('z.document_id as documentId', 'z.name', 'z.default_playlist', 'p.paired_at')
  const row: unknown = await strapi.db.connection
    .from(zones)
    .whereNot('b.state', 'not-licensed')
    .orderByRaw('b.paired_at is null, b.paired_at, b.number, b.id')
    .first(Object.keys(firstZoneRow.shape).map(column => `b.${column}`))
  return row ? firstZoneRow.parse(row) : null
}

/** The zone ids of one page and the number of zones in each state. */
export async function listZoneIds(scope: Scope, query: ZoneQuery, page: Page, now: number) {
  const states = await countZonesByState(scope, query, now)
  const rows: RowQuery = strapi.db.connection.from(withStates(filterZones(scope, query), now))
  filterStates(rows, query)
  const sorting = [{ by: rank }, { by: 'b.unit' }, { by: 'b.number' }, { by: 'b.id' }]
  return { ...(await paginateIds(rows, 'b', sorting, page)), states }
}
