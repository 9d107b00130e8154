import type { Log } from '@bgm/server/context'
import type { Heartbeat, PlayerPresence } from '@bgm/validation'
import type { Backend } from '#server/backend/backend'
import { isUnavailable } from '#server/backend/backend-error'

const batchSize = 500
/** Less than a minute, so that a device that sends a heartbeat every 30 s is written every other time. */
const seenIntervalMs = 45_000
/** Two missed heartbeats. */
const quietAfterMs = 65_000
const retryMs = 5_000
const forgetAfterMs = 24 * 60 * 60_000

interface Status {
  seenAt: number
  connected: boolean
  /** It has not been heard from for a while, although its stream has not ended: its network may be down. */
  isQuiet: boolean
  heartbeat: Heartbeat | null
  /** The state that was last written to the backend, and when. */
  written: string
  writtenAt: number
}

interface PresenceOptions {
  sendPresence: Backend['sendPresence']
  log: Log
  now?: () => number
}

const isConnected = ({ connected, isQuiet }: Status) => connected && !isQuiet

/** The user-visible fields. Whenever one of them changes, the whole heartbeat is written. */
const getVisibleState = (status: Status): string => {
  const { heartbeat } = status
  const connected = isConnected(status)
  if (!heartbeat) return String(connected)
  const { state, track, errors, epoch, boot, app_version } = heartbeat
  return JSON.stringify([connected, state, track, errors, epoch, boot, app_version])
}

/**
 * The last heartbeat of every device, in memory. `flush` writes changed states to the backend, and `seen_at` at most once
 * a minute; after a failure, the newest version is written later.
 */
export function createPresence({ sendPresence, log, now = Date.now }: PresenceOptions) {
  const statuses = new Map<string, Status>()
  const changed = new Set<string>()
  let retryAt = 0
  let running: Promise<void> | undefined

  function update(player: string, change: Partial<Status>) {
    const known = statuses.get(player)
    const before = known ?? {
      seenAt: now(),
      connected: false,
      isQuiet: false,
      heartbeat: null,
      written: '',
      writtenAt: 0,
    }
    const status = { ...before, ...change }
    statuses.set(player, status)
    const isSeen = status.seenAt - status.writtenAt >= seenIntervalMs
    if (isSeen || getVisibleState(status) !== status.written) changed.add(player)
    else changed.delete(player)
  }

  async function writeBatch(): Promise<boolean> {
    const batch = [...changed].slice(0, batchSize)
    const rows: PlayerPresence[] = []
    const states = new Map<string, string>()
    for (const player of batch) {
      changed.delete(player)
      const status = statuses.get(player)
      if (!status) continue
      states.set(player, getVisibleState(status))
      const { seenAt, heartbeat } = status
      rows.push({ player, seen_at: seenAt, connected: isConnected(status), heartbeat })
    }
    if (rows.length === 0) return true
    try {
      await sendPresence(rows)
    } catch (error) {
      log.warn({ err: error, players: rows.length }, 'the presence of players could not be written')
      // Not retried, because the backend would reject the same report again.
      if (!isUnavailable(error)) return true
      for (const { player } of rows) changed.add(player)
      return false
    }
    for (const { player, seen_at } of rows) {
      const status = statuses.get(player)
      const written = states.get(player)
      if (status && written !== undefined) statuses.set(player, { ...status, written, writtenAt: seen_at })
    }
    return true
  }

  async function writeAll(): Promise<void> {
    while (changed.size > 0)
      if (!(await writeBatch())) {
        retryAt = now() + retryMs
        return
      }
  }

  return {
    recordConnected: (player: string) => update(player, { connected: true, isQuiet: false, seenAt: now() }),
    recordDisconnected(player: string): void {
      if (statuses.has(player)) update(player, { connected: false })
    },
    recordHeartbeat: (player: string, heartbeat: Heartbeat) =>
      update(player, { heartbeat, isQuiet: false, seenAt: now() }),
    /** Nothing is written for a revoked player. */
    forget(player: string): void {
      statuses.delete(player)
      changed.delete(player)
    },
    /** Called every second. Resolves once all changes have been written or have failed. */
    flush(): Promise<void> {
      if (now() < retryAt && !running) return Promise.resolve()
      running ??= writeAll().finally(() => {
        running = undefined
      })
      return running
    },
    /** Detects devices whose network was cut: their streams stay open for many minutes. Called every few seconds. */
    findQuiet(): void {
      for (const [player, { connected, isQuiet, seenAt }] of statuses)
        if (connected && !isQuiet && seenAt < now() - quietAfterMs) update(player, { isQuiet: true })
    },
    /** Drops devices that have been offline for a day. */
    prune(): void {
      for (const [player, { connected, isQuiet, seenAt }] of statuses)
        if ((!connected || isQuiet) && seenAt < now() - forgetAfterMs) statuses.delete(player)
    },
    waiting: () => changed.size,
  }
}
