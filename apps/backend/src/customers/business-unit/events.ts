import type { Actor } from '#src/customers/audit-entry/audit'
import { defineEvent } from '#src/platform/events'

/** The name, address or time zone of a unit has changed. */
export const unitChanged = defineEvent<{ unit: number; actor: Actor }>()

/** The area of a unit is about to change, in this transaction. */
export const unitAreaChanging = defineEvent<{ unit: number; before: number; after: number }>()

/** A unit (a `documentId`) has been deleted. */
export const unitDeleted = defineEvent<{ unit: string }>()

/**
 * What the zones of units play may have changed. Raise it last in the transaction, because its handler locks the counter
 * of the change feed.
 */
export const zonesChanged = defineEvent<{ units: readonly number[] }>()
