import type { Transaction } from '#src/platform/database/transaction'
import type { PlayRejection } from '#src/playback'
import { recordLogArrivals } from './arrivals'

/** Adds rejected plays to the log. */
export const recordPlayRejections = (trx: Transaction, rejections: readonly PlayRejection[]): Promise<void> =>
  recordLogArrivals(
    trx,
    rejections.map(({ play_id, player_id, zone_id, reason, hash, started_at, received_at: at }) => ({
      type: 'rejection',
      at,
      body: { at, play_id, player_id, zone_id, reason, started_at, sha256: hash },
    })),
  )
