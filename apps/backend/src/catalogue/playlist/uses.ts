import { type ScheduleScope, scheduleScopes } from '@bgm/validation'
import { z } from 'zod'
import type { Scope } from '#src/customers'

const useRows = z.array(
  z.object({
    kind: z.enum(['default', 'slot', 'exception', 'override']),
    scope: z.enum(scheduleScopes),
    owner: z.string().nullable(),
    name: z.string().nullable(),
    unit: z.string().nullable(),
    unit_id: z.number().nullable(),
    weekday: z.number().nullable(),
    from_minute: z.number().nullable(),
    until_minute: z.number().nullable(),
    from_date: z.string().nullable(),
    until_date: z.string().nullable(),
    until_at: z.coerce.number().nullable(),
  }),
)
type UseRow = z.output<typeof useRows>[number]

/**
 * A use of a playlist: as a zone's default, in slots with the same times, in an exception or in an override.
 */
export type PlaylistUse = Pick<UseRow, 'kind' | 'scope' | 'owner' | 'name' | 'unit'> & {
  weekdays: number[]
  from_minute: number | null
  until_minute: number | null
  from_date: string | null
  until_date: string | null
  until: Date | null
}

const none = {
  weekday: null,
  from_minute: null,
  until_minute: null,
  from_date: null,
  until_date: null,
  until_at: null,
}

type Selected = Record<string, string | null>

/** The slots or exceptions that refer to a playlist, joined with the zones or units that own them. */
function ownedRows(table: string, scope: ScheduleScope, playlist: string, organisation: number) {
  const rows = strapi.db.connection(`${table} as s`).where({ 's.playlist': playlist, 's.scope': scope })
  if (scope === 'organisation') return rows.where('s.scope_id', organisation)
  if (scope === 'zone')
    rows.join('zones as z', 'z.id', 's.scope_id').join('business_units as u', 'u.id', 'z.business_unit_id')
  else rows.join('business_units as u', 'u.id', 's.scope_id')
  return rows.where('u.organisation_id', organisation).whereNull('u.deleted_at')
}

const ownerColumns: Record<ScheduleScope, Selected> = {
  zone: { owner: 'z.document_id', name: 'z.name', unit: 'u.name', unit_id: 'u.id' },
  unit: { owner: 'u.document_id', name: 'u.name', unit: 'u.name', unit_id: 'u.id' },
  organisation: { owner: null, name: null, unit: null, unit_id: null },
}

const toSelection = (columns: Selected) =>
  Object.entries(columns).map(([name, column]) => strapi.db.connection.raw(`${column ?? 'null'} as ${name}`))

async function listScheduled(playlist: string, organisation: number, today: string): Promise<UseRow[]> {
  const usesByScope = await Promise.all(
    scheduleScopes.flatMap(scope => [
      ownedRows('schedule_slots', scope, playlist, organisation).select(
        toSelection({
          ...ownerColumns[scope],
          ...none,
          weekday: 's.weekday',
          from_minute: 's.from_minute',
          until_minute: 's.until_minute',
        }),
      ),
      ownedRows('schedule_exceptions', scope, playlist, organisation)
        .where('s.until_date', '>=', today)
        .select(
          toSelection({
            ...ownerColumns[scope],
            ...none,
            from_minute: 's.from_minute',
            until_minute: 's.until_minute',
            from_date: 's.from_date',
            until_date: 's.until_date',
          }),
        ),
    ]),
  )
  return usesByScope.flatMap((rows: object[], index) => {
    const scope = scheduleScopes[Math.floor(index / 2)]
    const kind = index % 2 === 0 ? 'slot' : 'exception'
    return useRows.parse(rows.map(row => ({ ...row, kind, scope })))
  })
}

async function listInZones(playlist: string, organisation: number, now: number): Promise<UseRow[]> {
  const zones = () =>
    strapi.db
      .connection('zones as z')
      .join('business_units as u', 'u.id', 'z.business_unit_id')
      .where('u.organisation_id', organisation)
      .whereNull('u.deleted_at')
  const [defaults, overrides]: [object[], object[]] = await Promise.all([
    zones()
      .where('z.default_playlist', playlist)
      .select(toSelection({ ...ownerColumns.zone, ...none })),
    zones()
      .join('zone_overrides as v', 'v.zone_id', 'z.id')
      .where('v.playlist', playlist)
      .where('v.until_at', '>', now)
      .select(toSelection({ ...ownerColumns.zone, ...none, until_at: 'v.until_at' })),
  ])
  return useRows.parse([
    ...defaults.map(row => ({ ...row, kind: 'default', scope: 'zone' })),
    ...overrides.map(row => ({ ...row, kind: 'override', scope: 'zone' })),
  ])
}

/** Groups an owner's slots with the same times into one use on several weekdays. */
function groupUses(rows: readonly UseRow[]): PlaylistUse[] {
  const uses = new Map<string, PlaylistUse>()
  for (const { weekday, until_at, unit_id: _, ...row } of rows) {
    const key = JSON.stringify(row)
    const use = uses.get(key) ?? {
      ...row,
      weekdays: [],
      until: until_at === null ? null : new Date(until_at),
    }
    if (weekday !== null) use.weekdays.push(weekday)
    uses.set(key, use)
  }
  return [...uses.values()].map(use => ({ ...use, weekdays: use.weekdays.toSorted() }))
}

const maxShown = 100

/**
 * The places where an organisation uses a playlist. `elsewhere` counts the uses outside the units in scope,
 * whose names are not returned: those in other units and, for members with access to only some units, those
 * of the organisation.
 */
export async function listPlaylistUses(scope: Scope, playlist: string, now = Date.now()) {
  const today = new Date(now - 86_400_000).toISOString().slice(0, 10)
  const { organisation, units } = scope
  const rows = [
    ...(await listInZones(playlist, organisation, now)),
    ...(await listScheduled(playlist, organisation, today)),
  ]
  const within = rows.filter(({ unit_id }) => units === null || (unit_id !== null && units.includes(unit_id)))
  const uses = groupUses(within)
  return {
    uses: uses.slice(0, maxShown),
    total: uses.length,
    elsewhere: groupUses(rows.filter(row => !within.includes(row))).length,
  }
}
