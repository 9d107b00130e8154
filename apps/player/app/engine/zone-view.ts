import { findNextChange } from '@bgm/playback'
import type { DeviceError } from '@bgm/validation'
import type { AuditView } from '#app/engine/audit/audit-view'
import type { Library } from '#app/engine/programme/library'
import type { Connection } from '#app/engine/report/connection'
import type { Journals } from '#app/engine/report/journals'
import type { Announcer } from '#app/engine/sound/announcer'
import type { DeviceVolume } from '#app/engine/sound/device-volume'
import type { Player } from '#app/engine/sound/player'
import type { MusicCache } from '#app/engine/storage/music-cache'
import type { SavedDevice } from '#app/engine/storage/saved-state'
import type { AppUpdater } from './ports'
import type { ServerTime } from './server-time'
import type { ZoneView } from './view'

type ViewParts = {
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
  keyId: string | null
  audit: AuditView
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
    volume: bundle ? parts.volume.of(bundle, time.now()).volume : null,
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
    keyId: parts.keyId,
    audit: parts.audit,
    isIdentified: parts.isIdentified,
    isUpdateReady: parts.update.isReady(),
    announcement: announcing ? { id: announcing.id, name: announcing.name } : null,
    waitingPlays: parts.journals.plays.waiting(),
  }
}
