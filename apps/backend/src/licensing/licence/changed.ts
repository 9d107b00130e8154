import type { Transaction } from '#src/platform/database/transaction'
import { defineEvent } from '#src/platform/events'

/** Licences were issued, or their state or the times during which they are in force may have changed. */
export const licencesChanged = defineEvent<{ trx: Transaction; licences: readonly number[]; at: number }>()
