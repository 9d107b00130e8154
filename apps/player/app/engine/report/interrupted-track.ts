import type { InterruptedTrack } from '#app/engine/programme/queue'
import type { ServerTime } from '#app/engine/server-time'
import type { SavedDevice } from '#app/engine/storage/saved-state'
import type { Journals } from './journals'

/** After a longer stop, the music starts with a new track, in milliseconds. */
const longestStop = 10 * 60_000
/** A track that was cut off earlier may be what crashes the app, in seconds. */
const shortestPart = 15

/** Finds the track that a crash or a restart has cut off a short while ago. */
export function findInterruptedTrack(parts: {
  journals: Journals
  time: ServerTime
  device: SavedDevice
}): InterruptedTrack | null {
  const { journals, time, device } = parts
  const found = journals.plays.findInterrupted(device.pairing, time.now(), longestStop)
  if (!found || found.record.seconds < shortestPart) return null
  const { track, playlist } = found.record
  return { track, playlist, position: found.position }
}
