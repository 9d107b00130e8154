import type { AppLogger } from '@bgm/server/context'
import type { PlayerPresence } from '@bgm/validation'
import type { Backend } from '#server/backend/backend'
import { isUnavailable } from '#server/backend/backend-error'
import { getVisibleState, mergeBoots, type PlayerStatus, toPresence } from './player-status'

const batchSize = 500
/** Less than a minute, so that every second heartbeat is written for a device that sends one every 30 s. */
const seenIntervalMs = 45_000
const retryMs = 5_000

type WriterOptions = {
  sendPresence: Backend['sendPresence']
  statuses: Map<string, PlayerStatus>
  log: AppLogger
  now: () => number
}

/** Writes statuses to the backend, and records in each status what was written. */
export function createPresenceWriter({ sendPresence, statuses, log, now }: WriterOptions) {
  const changed = new Set<string>()
  let retryAt = 0
  let running: Promise<void> | undefined

  function update(player: string, getChange: (status: PlayerStatus) => Partial<PlayerStatus>) {
    const status = statuses.get(player)
    if (status) statuses.set(player, { ...status, ...getChange(status) })
  }

  function takeBatch(): { row: PlayerPresence; state: string }[] {
    return [...changed].slice(0, batchSize).flatMap(player => {
      changed.delete(player)
      const status = statuses.get(player)
      if (!status) return []
      update(player, () => ({ boots: [] }))
      return { row: toPresence(player, status), state: getVisibleState(status) }
    })
  }

  async function writeBatch(): Promise<boolean> {
    const batch = takeBatch()
    if (batch.length === 0) return true
    let copied: Set<string>
    try {
      copied = new Set(await sendPresence(batch.map(({ row }) => row)))
    } catch (error) {
      log.warn({ err: error, players: batch.length }, 'the presence of players could not be written')
      // Rejected rows are not retried, because the backend would reject them again.
      if (!isUnavailable(error)) return true
      for (const { row } of batch) {
        changed.add(row.player)
        update(row.player, ({ boots }) => ({ boots: mergeBoots(row.boots ?? [], boots) }))
      }
      return false
    }
    for (const { row, state } of batch)
      update(row.player, () => ({
        written: state,
        writtenAt: row.seen_at,
        isCopied: copied.has(row.player),
      }))
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
    /** Schedules a write if the status differs enough from the one last written. */
    schedule(player: string, status: PlayerStatus): void {
      const isSeen = status.seenAt - status.writtenAt >= seenIntervalMs
      if (isSeen || getVisibleState(status) !== status.written) changed.add(player)
      else changed.delete(player)
    },
    cancel: (player: string) => void changed.delete(player),
    flush(): Promise<void> {
      if (now() < retryAt && !running) return Promise.resolve()
      running ??= writeAll().finally(() => {
        running = undefined
      })
      return running
    },
    waiting: () => changed.size,
  }
}
