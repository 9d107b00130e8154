import { type BanScope, maxZoneBans } from '@bgm/validation'
import { z } from 'zod'
import { integerColumn } from '#src/platform/database/columns'

const banRows = z.array(
  z.object({
    id: z.string(),
    zone: z.number(),
    track: z.string(),
    business_unit_id: z.number().nullable(),
    zone_id: z.number().nullable(),
    until: integerColumn.nullable(),
  }),
)

export type Ban = { id: string; track: string; scope: BanScope; until: number | null }

/** The bans that apply in each zone, newest first, by the zone's row id. A zone has at most `maxZoneBans`. */
export async function loadBans(zones: readonly number[], now: number): Promise<Map<number, Ban[]>> {
  const found: unknown = await strapi.db
    .connection('zones as z')
    .join('business_units as u', 'u.id', 'z.business_unit_id')
    .join('track_bans as b', 'b.organisation_id', 'u.organisation_id')
    .whereRaw('z.id = any(?)', [[...zones]])
    .whereRaw('(b.business_unit_id is null or b.business_unit_id = u.id)')
    .whereRaw('(b.zone_id is null or b.zone_id = z.id)')
    .whereRaw('(b.until_at is null or b.until_at > ?)', [now])
    .orderBy('b.id', 'desc')
    .select({
      id: 'b.document_id',
      zone: 'z.id',
      track: 'b.track',
      business_unit_id: 'b.business_unit_id',
      zone_id: 'b.zone_id',
      until: 'b.until_at',
    })
  const bans = new Map(zones.map(zone => [zone, [] as Ban[]])) // an empty list has no other type
  for (const { zone, business_unit_id, zone_id, ...ban } of banRows.parse(found)) {
    const scope = zone_id === null ? (business_unit_id === null ? 'organisation' : 'unit') : 'zone'
    const own = bans.get(zone)
    if (own && own.length < maxZoneBans) own.push({ ...ban, scope })
  }
  return bans
}

/** The tracks that must not play in each zone, by the zone's row id. */
export async function loadBannedTracks(
  zones: readonly number[],
  now: number,
): Promise<(zone: number) => string[]> {
  const bans = await loadBans(zones, now)
  return zone => [...new Set((bans.get(zone) ?? []).map(({ track }) => track))].sort()
}
