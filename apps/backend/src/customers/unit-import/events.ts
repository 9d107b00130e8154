import type { Scope } from '#src/customers/membership/scope'
import { defineEvent } from '#src/platform/events'
import type { ImportedOrder } from './rules/order-cells'

/** What an import orders for a stored unit. */
export type UnitOrder = ImportedOrder & { unit: number }

/** Units have been imported with what to order for them. `user` is the member who imported them. */
export const unitsImported = defineEvent<{
  scope: Scope
  user: number
  orders: readonly UnitOrder[]
  now: Date
}>()
