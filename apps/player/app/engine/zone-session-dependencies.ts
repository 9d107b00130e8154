import type { AiredAnnouncement } from '@bgm/playback'
import type { Journals } from './journals'
import type { Ports } from './ports'
import type { Problems } from './problems'
import type { QueueState } from './queue'
import type { SavedDevice, SavedState } from './saved-state'
import type { ServerTime } from './server-time'
import type { UnpairedReason, ZoneView } from './view'

export interface ZoneSessionDependencies {
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
