import { z } from 'zod'
import type { OpeningInterval } from '#src/customers'
import { getArrivalBounds } from '#src/playback/play/partitions'

/** Milliseconds before an incident in which a track may have started that was still playing when it began. */
const longestTrack = 6 * 60 * 60_000
const idsAtOnce = 200

const playRows = z.array(
  z.object({ zone_id: z.number(), started_at: z.coerce.number(), seconds: z.coerce.number() }),
)

/**
 * The plays during offline incidents, when devices play from their cache and deliver the plays later, keyed
 * by zone id.
 */
export async function listPlaysDuringIncidents(
  incidents: readonly number[],
  { from, until }: OpeningInterval,
): Promise<Map<number, OpeningInterval[]>> {
  const plays = new Map<number, OpeningInterval[]>()
  for (let index = 0; index < incidents.length; index += idsAtOnce) {
    const rows: unknown = await strapi.db
      .connection('incidents as i')
      .join('plays as p', 'p.zone_id', 'i.zone_id')
      .whereIn('i.id', incidents.slice(index, index + idsAtOnce))
      .where('i.kind', 'offline')
      .whereRaw('p.started_at >= i.started_at - ?', [longestTrack])
      .whereRaw('p.started_at < coalesce(i.closed_at, ?)', [until])
      .whereBetween('p.started_at', [from - longestTrack, until])
      .whereBetween('p.received_at', getArrivalBounds(from - longestTrack, until))
      .select('p.zone_id', 'p.started_at', 'p.seconds')
    for (const { zone_id, started_at, seconds } of playRows.parse(rows)) {
      const play = { from: started_at, until: started_at + seconds * 1000 }
      plays.set(zone_id, [...(plays.get(zone_id) ?? []), play])
    }
  }
  return plays
}
