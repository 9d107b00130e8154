import type { Actor } from '#src/customers'
import type { Transaction } from '#src/platform/database/transaction'
import { defineEvent } from '#src/platform/events'

/** Periods of several units are about to change in this transaction. */
export const periodsChanging = defineEvent<{ trx: Transaction; units: readonly number[] }>()

/** The paid periods of units have changed. `now` (milliseconds) is the current time if it is missing. */
export const periodsChanged = defineEvent<{ units: readonly number[]; actor: Actor; now?: number }>()

/** Zones have been added to units. */
export const zonesAdded = defineEvent<{ units: readonly number[]; at: Date }>()

/** The subscription of units is about to be cancelled in this transaction, as nothing has been played since `since`. */
export const subscriptionCancelling = defineEvent<{
  trx: Transaction
  units: readonly number[]
  since: Date
}>()
