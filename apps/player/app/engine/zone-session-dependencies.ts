import type { AiredAnnouncement } from '@bgm/playback'
import type { QueueState } from '#app/engine/programme/queue'
import type { Journals } from '#app/engine/report/journals'
import type { SavedDevice, SavedState } from '#app/engine/storage/saved-state'
import type { Ports } from './ports'
import type { Problems } from './problems'
import type { ServerTime } from './server-time'
import type { UnpairedReason, ZoneView } from './view'

export type ZoneSessionDependencies = {
  ports: Ports
  problems: Problems
  saved: SavedState
  journals: Journals
  time: ServerTime
  boot: string
  device: SavedDevice
  queue: QueueState | null
  aired: readonly AiredAnnouncement[]
  show: (view: ZoneView) => void
  ended: (reason: UnpairedReason) => void
}
