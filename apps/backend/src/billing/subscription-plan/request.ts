import type { UnitRow } from '#src/customers'
import type { Account } from '#src/platform/http/request-context'

/** Who changes the subscription of which unit. */
export type PlanRequest = { unit: UnitRow; account: Account; now: Date }
