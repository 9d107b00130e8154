import { hasPermission, type Permission } from '@bgm/validation'
import type { Transaction } from '#src/platform/database/transaction'
import type { Scope } from './scope'

export type FormerHolder = {
  user: { id: number; documentId: string; email: string; first_name: string; last_name: string | null }
  organisation: { id: number; name: string }
}

/** A member whose role, units or membership were taken away, with what remains (`scope`). */
export type EndedMembership = FormerHolder & { trx: Transaction; scope: Scope; now: number }

/** The ids of the organisation's units where the member no longer has a permission, or null if there are none. */
export function selectLostUnits({ trx, organisation, scope }: EndedMembership, permission: Permission) {
  const units = trx('business_units').where({ organisation_id: organisation.id }).select('id')
  if (!hasPermission(scope.role, permission)) return units
  return scope.units === null ? null : units.whereNotIn('id', scope.units)
}
