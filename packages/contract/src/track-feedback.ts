import { trackReportReasons, trackReportStates } from '@bgm/validation'
import { z } from 'zod'
import { isoDateTime } from './values'

const namedTrack = z.object({ id: z.string(), title: z.string(), artists: z.array(z.string()) })

/** What people in a zone think of the track that is playing. */
export const trackFeedback = z.object({
  /** How many people like the current track in this zone, and whether the caller is one of them. */
  likes: z.number(),
  liked: z.boolean(),
  /** Whether a report about the current track waits for a curator. */
  reported: z.boolean(),
  /** The caller's latest action of the last ten minutes. */
  latest: z
    .object({
      id: z.string(),
      kind: z.enum(['like', 'ban', 'report']),
      track: namedTrack,
      at: isoDateTime,
      /** When the ban ends by itself; null for a like and a ban that lasts. */
      until: isoDateTime.nullable(),
      /** Whether a manager has been asked to make the ban last. */
      requested: z.boolean(),
    })
    .nullable(),
})
export type TrackFeedback = z.output<typeof trackFeedback>

/** What was reported and asked for in a zone, newest first. */
export const zoneTrackFeedback = z.object({
  reports: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      reason: z.enum(trackReportReasons),
      state: z.enum(trackReportStates),
      reply: z.string().nullable(),
      received_at: isoDateTime,
    }),
  ),
  /** Bans that staff ask for, for members who may decide on them. `by` is null for a deleted account or pass. */
  requests: z.array(
    z.object({ id: z.string(), track: namedTrack, by: z.string().nullable(), at: isoDateTime }),
  ),
})
export type ZoneTrackFeedback = z.output<typeof zoneTrackFeedback>
