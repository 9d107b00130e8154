import * as z from 'zod/mini'
import { formatChainedPlay } from './keys'

/** The entry of a play in the usage log, as far as devices and verifiers read it (docs/usage-log.md). */
const playEntrySchema = z.object({
  type: z.literal('play'),
  play_id: z.string(),
  player_id: z.int(),
  zone_id: z.int(),
  boot: z.string(),
  seq: z.number(),
  epoch: z.number(),
  track: z.string(),
  track_revision: z.number(),
  credits: z.optional(z.int()),
  playlist: z.optional(z.string()),
  layer: z.string(),
  started_at: z.number(),
  duration_ms: z.number(),
  end_reason: z.string(),
  offline: z.number(),
  clock_offset: z.number(),
  chain: z.optional(z.int()),
  prev: z.optional(z.string()),
  signature: z.optional(z.object({ alg: z.string(), chain: z.int(), value: z.string() })),
})
export type LoggedPlay = z.output<typeof playEntrySchema>

/** Reads the entry of a play; null if it is of no play. */
export function parseLoggedPlay(entry: string): LoggedPlay | null {
  try {
    return playEntrySchema.parse(JSON.parse(entry))
  } catch {
    return null
  }
}

/** The text whose SHA-256 the device has chained and was promised. */
export const formatLoggedPlay = ({ duration_ms, offline, playlist, ...play }: LoggedPlay): string =>
  formatChainedPlay({
    ...play,
    seconds: duration_ms / 1000,
    offline: offline === 1,
    playlist: playlist ?? null,
  })
