import type { Heartbeat, PlayerPresence } from '@bgm/validation'

export interface PlayerStatus {
  seenAt: number
  connected: boolean
  /**
   * Whether the device has sent nothing for a while although its stream is open, e.g. because its network is
   * down.
   */
  isQuiet: boolean
  heartbeat: Heartbeat | null
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

/** Converts the status to the format of the internal API. */
export const toPresence = (player: string, status: PlayerStatus): PlayerPresence => ({
  player,
  seen_at: status.seenAt,
  connected: isConnected(status),
  heartbeat: status.heartbeat,
})
