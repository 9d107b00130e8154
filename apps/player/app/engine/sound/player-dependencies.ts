import type { Emitter } from '#app/engine/events'
import type { Ports } from '#app/engine/ports'
import type { Problems } from '#app/engine/problems'
import type { Queue } from '#app/engine/programme/queue'
import type { MusicCache } from '#app/engine/storage/music-cache'
import type { DeviceVolume } from './device-volume'
import type { SoundEvents } from './sound-events'

export type PlayerDependencies = {
  ports: Ports
  queue: Queue
  cache: MusicCache
  problems: Problems
  volume: DeviceVolume
  /** Returns the server's time. */
  now: () => number
  events: Emitter<SoundEvents>
}
