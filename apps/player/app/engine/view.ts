import type { Resolution, Segment } from '@bgm/playback'
import type { Bundle, DeviceError, DeviceState, Track } from '@bgm/validation'
import type { CacheProgress } from './music-cache'
import type { PairingView } from './pairing'

/** Why a previously paired device shows a code again. */
export type UnpairedReason = 'unpaired' | 'replaced'

export interface ZoneView {
  screen: 'zone'
  zoneName: string
  /** URL of the portal, without a locale. */
  portal: string
  /** Null until the first bundle has been loaded. */
  bundle: Bundle | null
  mode: DeviceState
  resolution: Resolution | null
  next: Segment | null
  /** The current track, also while paused. */
  track: { track: Track; playlist: string; playId: string } | null
  isOnline: boolean
  /** On the monotonic clock. */
  lastContact: number | null
  roundTrip: number | null
  cachedHours: number
  cachedTracks: number
  progress: CacheProgress
  problems: DeviceError[]
  /** Milliseconds by which the device's clock is ahead. */
  clockOffset: number
  /** Whether a member has asked this device to identify itself. */
  isIdentified: boolean
  waitingPlays: number
}

export type View =
  | { screen: 'starting' }
  | ({ screen: 'pairing'; ended: UnpairedReason | null } & PairingView)
  | ZoneView
