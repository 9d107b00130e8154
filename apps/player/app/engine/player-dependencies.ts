import type { DeviceVolume } from './device-volume'
import type { MusicCache } from './music-cache'
import type { Ports } from './ports'
import type { Problems } from './problems'
import type { Queue } from './queue'
import type { PlayEvents } from './track-changer'

export interface PlayerDependencies {
  ports: Ports
  queue: Queue
  cache: MusicCache
  problems: Problems
  volume: DeviceVolume
  /** Returns the server's time. */
  now: () => number
  plays: PlayEvents
  changed: () => void
}
