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
  received_at: number
}

/** Plays of a device were rejected for the first time. */
export const playsRejected = defineEvent<{ trx: Transaction; rejections: readonly PlayRejection[] }>()
