import type { InterruptedTrack } from '#app/engine/programme/queue'
import type { DeckTrack } from '#app/engine/sound/mixer'
import type { ZoneSessionDependencies } from '#app/engine/zone-session-dependencies'

interface PlayContext {
  epoch: number
  isOnline: boolean
}

/** Stores a play that has just started. */
export const recordPlay = (
  { journals, time, device }: Pick<ZoneSessionDependencies, 'journals' | 'time' | 'device'>,
  { choice, playId }: DeckTrack,
  { epoch, isOnline }: PlayContext,
): Promise<void> =>
  journals.plays.start({
    play_id: playId,
    pairing: device.pairing,
    isTimed: time.isVerified,
    from: choice.from,
    epoch,
    zone: device.zone.id,
    track: choice.track.id,
    track_revision: choice.track.revision,
    playlist: choice.playlist,
    layer: choice.layer,
    started_at: time.now(),
    offline: !isOnline,
    clock_offset: time.offset(),
  })

/** After a longer stop, the music starts with a new track, in milliseconds. */
const longestStop = 10 * 60_000
/** A track that was cut off earlier may be what crashes the app, in seconds. */
const shortestPart = 15

/** Finds the track that a crash or a restart has cut off a short while ago. */
export function findInterruptedTrack({
  journals,
  time,
  device,
}: Pick<ZoneSessionDependencies, 'journals' | 'time' | 'device'>): InterruptedTrack | null {
  const found = journals.plays.findInterrupted(device.pairing, time.now(), longestStop)
  if (!found || found.record.seconds < shortestPart) return null
  const { track, playlist } = found.record
  return { track, playlist, position: found.position }
}
