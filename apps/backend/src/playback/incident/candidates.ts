import { z } from 'zod'
import { zoneStateExpression, zoneStates } from '#src/playback/zone/board'
import { minCachedHours } from './rules/faults'

const milliseconds = z.coerce.number()
const jsonList = z.string().transform(text => z.array(z.string()).parse(JSON.parse(text)))

const reportRow = z.object({
  zone_id: z.number(),
  document_id: z.string(),
  unit_id: z.number(),
  organisation_id: z.number(),
  opening_hours: z.unknown(),
  time_zone: z.string().nullable(),
  paused: z.coerce.boolean(),
  paused_until: milliseconds.nullable(),
  zone_state: z.enum(zoneStates),
  state: z.string().nullable(),
  seen_at: milliseconds,
  cached_hours: z.number().nullable(),
  errors: jsonList,
})
/** The last report from a zone's device, with the zone's state as shown on the board. */
export type ZoneReport = z.output<typeof reportRow>

/** Milliseconds without a report after which a zone's device may be offline. */
const staleAfter = 75_000

/** The zones whose devices have reported at least once, and whose units still exist. */
function reportRows(now: number) {
  const { connection } = strapi.db
  const { sql, values } = zoneStateExpression(now)
  return connection('zone_statuses as st')
    .join('leases as l', join =>
      join.on('l.zone_id', '=', 'st.zone_id').andOn('l.player_id', '=', 'st.player_id'),
    )
    .join('zones as z', 'z.id', 'st.zone_id')
    .join('business_units as u', 'u.id', 'z.business_unit_id')
    .leftJoin('licences as lic', 'lic.zone_id', 'z.id')
    .whereNull('u.deleted_at')
    .select(
      {
        zone_id: 'st.zone_id',
        document_id: 'z.document_id',
        unit_id: 'u.id',
        organisation_id: 'u.organisation_id',
        opening_hours: 'u.opening_hours',
        time_zone: 'u.time_zone',
        paused: 'z.paused',
        paused_until: 'z.paused_until',
        state: 'st.state',
        seen_at: 'st.seen_at',
        cached_hours: 'st.cached_hours',
        errors: 'st.errors',
      },
      connection.raw(`${sql} as zone_state`, values as never[]),
    )
}

/** A page of the zones that may have a fault without an incident, ordered by id. */
export async function listFaultCandidates(after: number, limit: number, now: number): Promise<ZoneReport[]> {
  const rows: unknown = await reportRows(now)
    .where('st.zone_id', '>', after)
    .where(conditions =>
      conditions
        .whereNot('st.errors', '[]')
        .orWhereIn('st.state', ['error', 'blocked'])
        .orWhere('st.cached_hours', '<', minCachedHours)
        .orWhere(stale =>
          stale
            .where('st.seen_at', '<', now - staleAfter)
            .whereNotExists(
              strapi.db
                .connection('incidents as i')
                .whereRaw('i.zone_id = st.zone_id')
                .where('i.kind', 'offline')
                .whereNull('i.closed_at')
                .select('i.id'),
            ),
        ),
    )
    .orderBy('st.zone_id')
    .limit(limit)
  return z.array(reportRow).parse(rows)
}

/**
 * The reports from the given zones, keyed by zone id. Zones that no longer have a device or unit are omitted.
 */
export async function loadZoneReports(
  zones: readonly number[],
  now: number,
): Promise<Map<number, ZoneReport>> {
  const rows: unknown = await reportRows(now).whereIn('st.zone_id', [...zones])
  return new Map(
    z
      .array(reportRow)
      .parse(rows)
      .map(row => [row.zone_id, row]),
  )
}
