import type { AiredAnnouncement } from '@bgm/playback'
import type { DeviceState } from '@bgm/validation'
import type { Ports } from '#app/engine/ports'
import type { Journals } from '#app/engine/report/journals'
import type { ServerTime } from '#app/engine/server-time'
import type { MusicCache } from '#app/engine/storage/music-cache'
import type { SavedDevice, SavedState } from '#app/engine/storage/saved-state'
import { Announcer } from './announcer'

interface DeviceParts {
  ports: Ports
  saved: SavedState
  journals: Journals
  time: ServerTime
  device: SavedDevice
  aired: readonly AiredAnnouncement[]
}

interface ZoneState {
  cache: MusicCache
  mode: () => DeviceState
  /** The epoch of the device's lease. */
  epoch: () => number
  isOnline: () => boolean
  changed: () => void
}

/** Creates the announcer of a paired device and records every announcement it plays. */
export function createZoneAnnouncer(
  { ports, saved, journals: { announcements }, time, device, aired }: DeviceParts,
  { cache, mode, epoch, isOnline, changed }: ZoneState,
): Announcer {
  const parts = {
    ports,
    cache,
    now: () => time.now(),
    mode,
    events: {
      started: ({ announcement, playId, trigger, due }) =>
        announcements.start({
          play_id: playId,
          pairing: device.pairing,
          isTimed: time.isVerified,
          epoch: epoch(),
          zone: device.zone.id,
          announcement: announcement.id,
          revision: announcement.revision,
          trigger,
          due_at: due,
          started_at: time.now(),
          offline: !isOnline(),
          clock_offset: time.offset(),
        }),
      heard: (playId, seconds) => announcements.update(playId, seconds),
      ended: (playId, seconds, end) => announcements.close(playId, seconds, end),
      aired: entries => saved.save('aired', [...entries]),
      changed,
    },
  } satisfies ConstructorParameters<typeof Announcer>[0]
  return new Announcer(parts, aired)
}
