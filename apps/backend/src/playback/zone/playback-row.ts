import { z } from 'zod'

const flag = z.coerce.boolean().nullable()

const playbackRow = z.object({
  id: z.number(),
  documentId: z.string(),
  name: z.string(),
  number: z.number(),
  default_playlist: z.string().nullable(),
  explicit_policy: z.string().nullable(),
  paused: flag,
  paused_until: z.coerce.number().nullable(),
  volume: z.number().nullable(),
  max_volume: z.number().nullable(),
  /** The volume by time of day as JSON. */
  volumes: z.unknown(),
  volume_set_at: z.coerce.number().nullable(),
  unit_id: z.number(),
  unit: z.string(),
  unit_name: z.string(),
  unit_policy: z.string().nullable(),
  time_zone: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** The calendar settings as JSON. */
  calendar: z.unknown(),
  /** The opening hours as JSON. */
  opening_hours: z.unknown(),
  /** Null for a unit that is older than this setting, whose music goes on. */
  silent_when_closed: flag,
  organisation_id: z.number(),
  organisation_policy: z.string().nullable(),
  licence_id: z.number().nullable(),
  licence_code: z.string().nullable(),
  licence_revoked_at: z.coerce.number().nullable(),
  /** The live secret of the licence, encrypted. */
  licence_live_secret: z.string().nullable(),
  staff_pin_hash: z.string().nullable(),
  player_id: z.number().nullable(),
  epoch: z.number().nullable(),
})
/** A zone with everything that determines what it plays, except its schedule. */
export type PlaybackRow = z.output<typeof playbackRow>

const columns = {
  id: 'z.id',
  documentId: 'z.document_id',
  name: 'z.name',
  number: 'z.number',
  default_playlist: 'z.default_playlist',
  explicit_policy: 'z.explicit_policy',
  paused: 'z.paused',
  paused_until: 'z.paused_until',
  volume: 'z.volume',
  max_volume: 'z.max_volume',
  volumes: 'z.volumes',
  volume_set_at: 'z.volume_set_at',
  unit_id: 'u.id',
  unit: 'u.document_id',
  unit_name: 'u.name',
  unit_policy: 'u.explicit_policy',
  time_zone: 'u.time_zone',
  latitude: 'u.latitude',
  longitude: 'u.longitude',
  calendar: 'u.calendar',
  opening_hours: 'u.opening_hours',
  silent_when_closed: 'u.silent_when_closed',
  organisation_id: 'u.organisation_id',
  organisation_policy: 'o.explicit_policy',
  licence_id: 'lic.id',
  licence_code: 'lic.code',
  licence_revoked_at: 'lic.revoked_at',
  licence_live_secret: 'lic.live_secret',
  staff_pin_hash: 'ur.pin_hash',
  player_id: 'l.player_id',
  epoch: 'l.epoch',
}

/** Zones in the order of the given row ids. The caller must have checked access. */
export async function loadPlaybackRows(ids: readonly number[]): Promise<PlaybackRow[]> {
  if (ids.length === 0) return []
  const rows = z
    .array(playbackRow)
    .parse(
      await strapi.db
        .connection('zones as z')
        .join('business_units as u', 'u.id', 'z.business_unit_id')
        .leftJoin('organisations as o', 'o.id', 'u.organisation_id')
        .leftJoin('licences as lic', 'lic.zone_id', 'z.id')
        .leftJoin('unit_remotes as ur', 'ur.business_unit_id', 'u.id')
        .leftJoin('leases as l', 'l.zone_id', 'z.id')
        .whereIn('z.id', ids)
        .select(columns),
    )
  const byId = new Map(rows.map(row => [row.id, row]))
  return ids.flatMap(id => byId.get(id) ?? [])
}
