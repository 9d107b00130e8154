import { incidentKinds } from '@bgm/validation'
import { z } from 'zod'

const milliseconds = z.coerce.number()

export const currentIncidentRow = z.object({
  id: z.number(),
  zone_id: z.number(),
  organisation_id: z.number(),
  kind: z.enum(incidentKinds),
  cause: z.string().nullable(),
  started_at: milliseconds,
  opened_at: milliseconds.nullable(),
  cleared_at: milliseconds.nullable(),
})
/** An incident that has not been closed. It is pending until `opened_at` is set. */
export type CurrentIncident = z.output<typeof currentIncidentRow>

const current = () => strapi.db.connection('incidents').whereNull('closed_at')

/** A page of the current incidents, ordered by id. */
export const listCurrentIncidents = async (after: number, limit: number): Promise<CurrentIncident[]> =>
  z.array(currentIncidentRow).parse(await current().where('id', '>', after).orderBy('id').limit(limit))

/** The kinds of the current incidents, including pending incidents, keyed by zone id. */
export async function listCurrentIncidentKinds(zones: readonly number[]): Promise<Map<number, string[]>> {
  const rows = z
    .array(currentIncidentRow.pick({ zone_id: true, kind: true }))
    .parse(await current().whereIn('zone_id', zones).select('zone_id', 'kind'))
  const kinds = new Map<number, string[]>()
  for (const { zone_id, kind } of rows) kinds.set(zone_id, [...(kinds.get(zone_id) ?? []), kind])
  return kinds
}

/** Closed incidents are kept for thirteen months, so that a month can be compared with a year earlier. */
const lifetime = 400 * 24 * 60 * 60_000

export async function deleteOldIncidents(now = Date.now()): Promise<void> {
  await strapi.db
    .connection('incidents')
    .where('closed_at', '<', now - lifetime)
    .delete()
}
