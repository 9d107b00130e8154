import type { AppLogger } from '@bgm/server/context'
import type { Heartbeat } from '@bgm/validation'
import type { Backend } from '#server/backend/backend'
import { isConnected, mergeBoots, type PlayerStatus } from './player-status'
import { createPresenceWriter } from './presence-writer'

/** Slightly longer than two heartbeat intervals. */
const quietAfterMs = 65_000
const forgetAfterMs = 24 * 60 * 60_000

type PresenceOptions = {
  sendPresence: Backend['sendPresence']
  log: AppLogger
  now?: () => number
}

export type Presence = ReturnType<typeof createPresence>

/**
 * Keeps the last heartbeat of every device in memory. `flush` writes changed states to the backend, and those
 * of unchanged devices about once a minute; after a failure, the latest state is written later.
 */
export function createPresence({ sendPresence, log, now = Date.now }: PresenceOptions) {
  const statuses = new Map<string, PlayerStatus>()
  const writer = createPresenceWriter({ sendPresence, statuses, log, now })

  const find = (player: string): PlayerStatus =>
    statuses.get(player) ?? {
      seenAt: now(),
      connected: false,
      isQuiet: false,
      heartbeat: null,
      boots: [],
      isCopied: false,
      written: '',
      writtenAt: 0,
    }

  function update(player: string, change: Partial<PlayerStatus>) {
    const known = find(player)
    const status = { ...known, ...change }
    statuses.set(player, status)
    writer.schedule(player, status)
  }

  return {
    recordConnected: (player: string) => update(player, { connected: true, isQuiet: false, seenAt: now() }),
    recordDisconnected(player: string): void {
      if (statuses.has(player)) update(player, { connected: false })
    },
    /** Returns whether the backend has seen another device with the same pairing. */
    recordHeartbeat(player: string, heartbeat: Heartbeat): boolean {
      const { boots, isCopied } = find(player)
      const seen = mergeBoots(boots, [{ boot: heartbeat.boot, seen_at: now() }])
      update(player, { heartbeat, boots: seen, isQuiet: false, seenAt: now() })
      return isCopied
    },
    /** Drops a revoked player, so that nothing more is written for it. */
    forget(player: string): void {
      statuses.delete(player)
      writer.cancel(player)
    },
    /** Called every second. Resolves once every change has been written or has failed. */
    flush: writer.flush,
    /**
     * Detects devices whose network was cut: their streams stay open for many minutes. Called every few
     * seconds.
     */
    findQuiet(): void {
      for (const [player, status] of statuses)
        if (isConnected(status) && status.seenAt < now() - quietAfterMs) update(player, { isQuiet: true })
    },
    /** Drops devices that have been offline for a day. */
    prune(): void {
      for (const [player, status] of statuses)
        if (!isConnected(status) && status.seenAt < now() - forgetAfterMs) statuses.delete(player)
    },
    waiting: writer.waiting,
  }
}
