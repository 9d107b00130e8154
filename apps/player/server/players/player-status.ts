import { type Heartbeat, maxReportedBoots, type PlayerPresence, type SeenBoot } from '@bgm/validation'

export type PlayerStatus = {
  seenAt: number
  connected: boolean
  /**
   * Whether the device has sent nothing for a while although its stream is open, e.g. because its network is
   * down.
   */
  isQuiet: boolean
  heartbeat: Heartbeat | null
  /** The runs of the app that have sent heartbeats since the last report to the backend. */
  boots: SeenBoot[]
  /** Whether the backend has seen another device with the same pairing. */
  isCopied: boolean
  /** The visible state last written to the backend; `writtenAt` is its `seenAt`. */
  written: string
  writtenAt: number
}

export const isConnected = ({ connected, isQuiet }: PlayerStatus) => connected && !isQuiet

/** Returns the user-visible fields. Whenever one of them changes, the whole heartbeat is written. */
export function getVisibleState(status: PlayerStatus): string {
  const { heartbeat } = status
  const connected = isConnected(status)
  if (!heartbeat) return String(connected)
  const { state, track, errors, epoch, boot, app_version } = heartbeat
  return JSON.stringify([connected, state, track, errors, epoch, boot, app_version])
}

/** Merges two lists of runs, oldest first, of which the runs in `later` were seen last. */
export function mergeBoots(earlier: SeenBoot[], later: SeenBoot[]): SeenBoot[] {
  const again = new Set(later.map(({ boot }) => boot))
  return [...earlier.filter(({ boot }) => !again.has(boot)), ...later].slice(-maxReportedBoots)
}

/** Converts the status to the format of the internal API. */
export const toPresence = (player: string, status: PlayerStatus): PlayerPresence => ({
  player,
  seen_at: status.seenAt,
  connected: isConnected(status),
  heartbeat: status.heartbeat,
  boots: status.boots,
})
