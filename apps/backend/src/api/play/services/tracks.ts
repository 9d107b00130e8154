import type { Play } from '@bgm/validation'
import { z } from 'zod'
import { buildRevisionKey } from '#src/api/track/services/audio'

const rows = z.array(z.object({ key: z.string(), duration_ms: z.number() }))

/** The number of seconds by which a play may exceed its track's length. */
const tolerance = 10

/**
 * Returns functions that check whether a play's track revision is unknown, and whether the play is longer
 * than the track.
 */
export async function createTrackChecker(plays: readonly Play[]) {
  const keyOf = ({ track, track_revision }: Play) => buildRevisionKey(track, track_revision)
  const found: unknown = await strapi.db.query('api::track-revision.track-revision').findMany({
    where: { key: { $in: [...new Set(plays.map(keyOf))] } },
    select: ['key', 'duration_ms'],
  })
  const durations = new Map(rows.parse(found).map(({ key, duration_ms }) => [key, duration_ms / 1000]))
  return {
    isUnknown: (play: Play) => !durations.has(keyOf(play)),
    isTooLong: (play: Play) => play.seconds > (durations.get(keyOf(play)) ?? 0) + tolerance,
  }
}
