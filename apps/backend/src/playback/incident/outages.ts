import { incidentKinds } from '@bgm/validation'
import { z } from 'zod'
import { parseOpeningHoursOrDefault } from '#src/customers'
import type { ZoneOutage } from './incident-emails'
import { listPlaysDuringIncidents } from './plays'
import { getUptime } from './rules/uptime'

/** Outages shorter than this many milliseconds do not justify an email. */
const shortest = 10 * 60_000

const outageRows = z.array(
  z.object({
    id: z.number(),
    organisation_id: z.number(),
    unit: z.number(),
    zone_id: z.number(),
    zone: z.string(),
    zone_name: z.string(),
    unit_name: z.string(),
    opening_hours: z.unknown(),
    time_zone: z.string(),
    kind: z.enum(incidentKinds),
    started_at: z.coerce.number(),
    closed_at: z.coerce.number().nullable(),
    cleared_at: z.coerce.number().nullable(),
  }),
)
type OutageRow = z.output<typeof outageRows>[number]

async function listIncidents(from: number, until: number): Promise<OutageRow[]> {
  const rows: unknown = await strapi.db
    .connection('incidents as i')
    .join('zones as z', 'z.id', 'i.zone_id')
    .join('business_units as u', 'u.id', 'i.business_unit_id')
    .whereIn('i.kind', ['offline', 'dead-air', 'muted'])
    .whereNotNull('i.opened_at')
    .where('i.started_at', '<', until)
    .where(one => one.whereNull('i.closed_at').orWhere('i.closed_at', '>', from))
    .whereNull('u.deleted_at')
    .orderBy(['i.organisation_id', 'u.name', 'z.number', 'i.id'])
    .select(
      'i.id',
      'i.organisation_id',
      'i.kind',
      'i.started_at',
      'i.closed_at',
      'i.cleared_at',
      'i.zone_id',
      {
        unit: 'u.id',
        zone: 'z.document_id',
        zone_name: 'z.name',
        unit_name: 'u.name',
        opening_hours: 'u.opening_hours',
        time_zone: 'u.time_zone',
      },
    )
  return outageRows.parse(rows)
}

const groupBy = <T, K>(items: readonly T[], getKey: (item: T) => K): Map<K, T[]> => {
  const groups = new Map<K, T[]>()
  for (const item of items) groups.set(getKey(item), [...(groups.get(getKey(item)) ?? []), item])
  return groups
}

/** The zones that had no music for at least ten minutes of their opening hours, keyed by organisation id. */
export async function listOutages(from: number, until: number) {
  const rows = await listIncidents(from, until)
  const plays = await listPlaysDuringIncidents(
    rows.map(({ id }) => id),
    { from, until },
  )
  const outages: (ZoneOutage & { unit: number; organisation: number })[] = []
  for (const [zone, incidents] of groupBy(rows, row => row.zone_id)) {
    const [first] = incidents
    if (!first) continue
    const hours = parseOpeningHoursOrDefault(first.opening_hours)
    const { down } = getUptime({
      hours,
      timeZone: first.time_zone,
      period: { from, until },
      incidents: incidents.map(({ kind, started_at, closed_at }) => ({
        kind,
        from: started_at,
        until: closed_at ?? until,
      })),
      plays: plays.get(zone) ?? [],
    })
    const last = incidents.at(-1) ?? first
    const open = incidents.some(({ closed_at, cleared_at }) => closed_at === null && cleared_at === null)
    const { organisation_id, unit, zone_name, unit_name, time_zone } = first
    if (down >= shortest)
      outages.push({
        ...{ organisation: organisation_id, unit, zone: first.zone, zone_name, unit_name, time_zone },
        ...{ kind: last.kind, down, open },
      })
  }
  return groupBy(outages, ({ organisation }) => organisation)
}
