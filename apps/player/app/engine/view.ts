import type { Resolution, TimelineSegment } from '@bgm/playback'
import type { Bundle, DeviceError, DeviceState, Track } from '@bgm/validation'
import type { AuditView } from '#app/engine/audit/audit-view'
import type { PairingView } from '#app/engine/device/pairing'
import type { CacheProgress } from '#app/engine/programme/needed-tracks'

/** Why a previously paired device shows a code again. */
export type UnpairedReason = 'unpaired' | 'replaced'

export type ZoneView = {
  screen: 'zone'
  zoneName: string
  /** The portal's URL, without a locale. */
  portal: string
  /** In server time; null for a device paired by an earlier version. */
  pairedAt: number | null
  /** Null until the first bundle has been loaded. */
  bundle: Bundle | null
  /** The id of the key with which this device signs its plays; null without one. */
  keyId: string | null
  audit: AuditView
  mode: DeviceState
  resolution: Resolution | null
  next: TimelineSegment | null
  /** The current track, even while paused. */
  track: { track: Track; playlist: string; playId: string } | null
  /** In percent; null until the first bundle has been loaded. */
  volume: number | null
  isOnline: boolean
  /** The time of the last contact with the server, on the monotonic clock. */
  lastContact: number | null
  roundTrip: number | null
  /** Counted only where it is shown, because there may be thousands of files. */
  cached: { hours: () => number; tracks: () => number; bytes: () => number; progress: () => CacheProgress }
  /** Whether music is being downloaded. */
  isFetching: boolean
  problems: DeviceError[]
  /** Milliseconds by which the device's clock is ahead of the server's. */
  clockOffset: number
  /** Whether the device is identifying itself, because a member has asked it to. */
  isIdentified: boolean
  /** Whether a new version of the app is waiting for the track to end. */
  isUpdateReady: boolean
  /** The announcement that is being played over the music. */
  announcement: { id: string; name: string } | null
  waitingPlays: number
}

export type View =
  | { screen: 'starting' }
  | ({ screen: 'pairing'; ended: UnpairedReason | null } & PairingView)
  | ZoneView
