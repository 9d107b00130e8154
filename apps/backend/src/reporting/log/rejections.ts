import type { Transaction } from '#src/platform/database/transaction'
import type { PlayRejection } from '#src/playback'
import { recordLogArrivals } from './arrivals'

/** Adds rejected plays to the log. */
export const recordPlayRejections = (trx: Transaction, rejections: readonly PlayRejection[]): Promise<void> =>
  recordLogArrivals(
    trx,
    rejections.map(({ hash, received_at: at, ...rejection }) => ({
      type: 'rejection',
      at,
      body: { at, ...rejection, sha256: hash },
    })),
  )
