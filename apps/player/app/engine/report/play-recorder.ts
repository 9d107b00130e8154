import type { Events } from '#app/engine/events'
import type { ServerTime } from '#app/engine/server-time'
import type { DeckTrack } from '#app/engine/sound/mixer'
import type { PlayingAnnouncement, SoundEvents } from '#app/engine/sound/sound-events'
import type { SavedDevice } from '#app/engine/storage/saved-state'
import type { Journals } from './journals'

type RecorderDependencies = {
  journals: Journals
  time: ServerTime
  device: SavedDevice
  /** Returns the epoch of the device's lease. */
  epoch: () => number
  isOnline: () => boolean
  /** Called when a play has ended that only memory holds, so that it is delivered at once. */
  unstored: () => void
}

/** Records every track and announcement that is heard in the journals. The sound never waits for them. */
export class PlayRecorder {
  constructor(private readonly dependencies: RecorderDependencies) {}

  listen(events: Pick<Events<SoundEvents>, 'on'>): void {
    const { journals, unstored } = this.dependencies
    const { plays, announcements } = journals
    events.on('trackStarted', playing => this.#startPlay(playing))
    events.on('trackHeard', ({ playing, seconds, end }) => plays.update(playing.playId, seconds, end))
    events.on('trackEnded', async ({ playing, seconds, end }) => {
      await plays.close(playing.playId, seconds, end)
      if (plays.hasUnstored()) unstored()
    })
    events.on('announcementStarted', playing => this.#startAnnouncement(playing))
    events.on('announcementHeard', ({ playId, seconds }) => announcements.update(playId, seconds))
    events.on('announcementEnded', ({ playId, seconds, end }) => announcements.close(playId, seconds, end))
  }

  #describe(playId: string) {
    const { time, device, epoch, isOnline } = this.dependencies
    return {
      play_id: playId,
      pairing: device.pairing,
      isTimed: time.isVerified,
      epoch: epoch(),
      zone: device.zone.id,
      started_at: time.now(),
      offline: !isOnline(),
      clock_offset: time.offset(),
    }
  }

  #startPlay({ playId, choice }: DeckTrack): Promise<void> {
    return this.dependencies.journals.plays.start({
      ...this.#describe(playId),
      from: choice.from,
      track: choice.track.id,
      track_revision: choice.track.revision,
      playlist: choice.playlist,
      layer: choice.layer,
    })
  }

  #startAnnouncement({ playId, announcement, trigger, due }: PlayingAnnouncement): Promise<void> {
    return this.dependencies.journals.announcements.start({
      ...this.#describe(playId),
      announcement: announcement.id,
      revision: announcement.revision,
      trigger,
      due_at: due,
    })
  }
}
