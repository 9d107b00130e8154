import type { Transaction } from '#src/platform/database/transaction'
import { defineEvent } from '#src/platform/events'

/** A row of `play_rejections`. */
export type PlayRejection = {
  play_id: string | null
  player_id: number
  zone_id: number
  reason: string
  /** The SHA-256 of what was sent. */
  hash: string
  started_at: number | null
  /** Its place in the chain of its device and its digest there; null if it is unsigned. */
  chain: number | null
  digest: string | null
  received_at: number
}

/** Plays of a device were rejected for the first time. */
export const playsRejected = defineEvent<{ trx: Transaction; rejections: readonly PlayRejection[] }>()
