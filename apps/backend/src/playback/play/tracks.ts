import type { Play } from '@bgm/validation'
import { z } from 'zod'
import { getRevisionKey } from '#src/catalogue'

const rows = z.array(z.object({ key: z.string(), duration_ms: z.number() }))

/** The number of seconds by which a play may exceed its track's length. */
const tolerance = 10

/**
 * Returns functions that check whether a play's track revision is unknown, and whether the play is longer
 * than the track.
 */
export async function createTrackChecker(plays: readonly Play[]) {
  const found: unknown = await strapi.db.query('api::track-revision.track-revision').findMany({
    where: { key: { $in: [...new Set(plays.map(getRevisionKey))] } },
    select: ['key', 'duration_ms'],
  })
  const durations = new Map(rows.parse(found).map(({ key, duration_ms }) => [key, duration_ms / 1000]))
  return {
    isUnknown: (play: Play) => !durations.has(getRevisionKey(play)),
    isTooLong: (play: Play) => play.seconds > (durations.get(getRevisionKey(play)) ?? 0) + tolerance,
  }
}
