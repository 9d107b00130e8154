import { z } from 'zod'
import { fullName } from '#src/customers'
import { joinStatus, zoneStateExpression, zoneStates } from './board'

const milliseconds = z.coerce.number()

const statusRow = z.object({
  zone: z.number(),
  state: z.enum(zoneStates),
  state_since: milliseconds.nullable(),
  seen_at: milliseconds.nullable(),
  device_state: z.string().nullable(),
  track: z.string().nullable(),
  playlist: z.string().nullable(),
  cached_hours: z.number().nullable(),
  clock_offset: milliseconds.nullable(),
  errors: z.string().nullable(),
  player: z.string().nullable(),
  paired_at: milliseconds.nullable(),
  paired_by: z.string().nullable(),
  paired_version: z.string().nullable(),
  app_version: z.string().nullable(),
  public_key: z.string().nullable(),
  new_public_key: z.string().nullable(),
  new_key_at: milliseconds.nullable(),
})
export type StatusRow = z.output<typeof statusRow>

const columns = {
  zone: 'z.id',
  state_since: 'st.state_since',
  seen_at: 'st.seen_at',
  device_state: 'st.state',
  track: 'st.track',
  playlist: 'st.playlist',
  cached_hours: 'st.cached_hours',
  clock_offset: 'st.clock_offset',
  errors: 'st.errors',
  player: 'p.document_id',
  paired_at: 'p.paired_at',
  paired_by: 'p.paired_by',
  paired_version: 'p.app_version',
  app_version: 'st.app_version',
  public_key: 'p.public_key',
  new_public_key: 'p.new_public_key',
  new_key_at: 'p.new_key_at',
}

/** The states and last device reports, keyed by zone id. The caller must have checked access. */
export async function loadStatuses(zones: readonly number[], now: number): Promise<Map<number, StatusRow>> {
  const { connection } = strapi.db
  const { sql, values } = zoneStateExpression(now)
  const rows: unknown = await joinStatus(connection.from('zones as z'))
    .leftJoin('players as p', 'p.id', 'l.player_id')
    .whereIn('z.id', zones)
    .select({ ...columns, state: connection.raw(sql, values as never[]) })
  return new Map(
    z
      .array(statusRow)
      .parse(rows)
      .map(row => [row.zone, row]),
  )
}

const trackRows = z.array(
  z.object({ documentId: z.string(), title: z.string(), artists: z.array(z.object({ name: z.string() })) }),
)
export type TrackName = { title: string; artists: string[] }

/** Titles and artists of tracks, keyed by document id. */
export async function findTrackNames(documentIds: readonly string[]): Promise<Map<string, TrackName>> {
  if (documentIds.length === 0) return new Map()
  const rows: unknown = await strapi.db.query('api::track.track').findMany({
    where: { documentId: { $in: [...new Set(documentIds)] } },
    select: ['documentId', 'title'],
    populate: { artists: { select: ['name'] } },
  })
  return new Map(
    trackRows
      .parse(rows)
      .map(({ documentId, title, artists }) => [
        documentId,
        { title, artists: artists.map(({ name }) => name) },
      ]),
  )
}

const personRows = z.array(
  z.object({ documentId: z.string(), first_name: z.string(), last_name: z.string().nullable() }),
)

/** Names of members, keyed by account id. Deleted accounts are omitted. */
export async function findMemberNames(documentIds: readonly string[]): Promise<Map<string, string>> {
  if (documentIds.length === 0) return new Map()
  const rows: unknown = await strapi.db.query('plugin::users-permissions.user').findMany({
    where: { documentId: { $in: [...new Set(documentIds)] } },
    select: ['documentId', 'first_name', 'last_name'],
  })
  return new Map(personRows.parse(rows).map(person => [person.documentId, fullName(person)]))
}
