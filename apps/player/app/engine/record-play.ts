import type { DeckTrack } from './mixer'
import type { ZoneSessionDependencies } from './zone-session-dependencies'

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
