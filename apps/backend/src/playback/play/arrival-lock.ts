import type { Transaction } from '#src/platform/database/transaction'

/** A number that no other advisory lock uses. */
const arrivalLock = 7_305_118_044

/** Shares the lock until the transaction ends. */
export const shareArrivalLockSql = `select pg_advisory_xact_lock_shared(${arrivalLock})`

/**
 * Must be called before rows are inserted that the usage log reads in the order of their ids, and held until they are
 * committed: while anybody holds the lock alone, no such row is on its way.
 */
export const shareArrivalLock = async (trx: Transaction): Promise<void> => {
  await trx.raw(shareArrivalLockSql)
}

/** Waits until no other transaction holds the lock, for a limited time, and holds it alone. */
export async function takeArrivalLock(trx: Transaction): Promise<void> {
  // Deliveries wait behind this one.
  await trx.raw(`set local lock_timeout = '3s'`)
  await trx.raw(`select pg_advisory_xact_lock(${arrivalLock})`)
}
