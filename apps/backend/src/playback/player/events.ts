import type { Transaction } from '#src/platform/database/transaction'
import { defineEvent } from '#src/platform/events'

/** A device was paired, unpaired or replaced. */
export const playerChanged = defineEvent<{ trx: Transaction; player: number; at: number }>()
