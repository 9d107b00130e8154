import { findNextChange } from '@bgm/playback'
import type { DeviceError } from '@bgm/validation'
import type { Announcer } from './announcer'
import type { Connection } from './connection'
import type { DeviceVolume } from './device-volume'
import type { Journals } from './journals'
import type { Library } from './library'
import type { MusicCache } from './music-cache'
import type { Player } from './player'
import type { AppUpdater } from './ports'
import type { SavedDevice } from './saved-state'
import type { ServerTime } from './server-time'
import type { ZoneView } from './view'

interface ViewParts {
  device: SavedDevice
  library: Library | null
  player: Player
  connection: Connection
  cache: MusicCache
  announcer: Announcer
  journals: Journals
  time: ServerTime
  volume: DeviceVolume
  update: AppUpdater
  problems: DeviceError[]
  isIdentified: boolean
}

/** Creates the data shown on a paired device's screen. */
export function createZoneView(parts: ViewParts): ZoneView {
  const { device, library, player, connection, cache, time } = parts
  const bundle = library?.bundle ?? null
  const { current } = player
  const announcing = parts.announcer.current?.announcement
  return {
    screen: 'zone',
    zoneName: bundle?.zone.name ?? device.zone.name,
    portal: device.portal,
    pairedAt: device.paired_at ?? null,
    bundle,
    mode: player.mode,
    resolution: player.resolution,
    next: bundle && findNextChange(bundle.plan, time.now()),
    track: current && { ...current.choice, playId: current.playId },
    volume: bundle ? parts.volume.of(bundle.desired) : null,
    isOnline: connection.isOnline(),
    lastContact: connection.lastContact,
    roundTrip: connection.roundTrip,
    cached: {
      hours: () => cache.hours(),
      tracks: () => cache.count(),
      bytes: () => cache.bytes(),
      progress: () => cache.progress(),
    },
    isFetching: cache.isFetching(),
    problems: parts.problems,
    clockOffset: time.offset(),
    isIdentified: parts.isIdentified,
    isUpdateReady: parts.update.isReady(),
    announcement: announcing ? { id: announcing.id, name: announcing.name } : null,
    waitingPlays: parts.journals.plays.waiting(),
  }
}
