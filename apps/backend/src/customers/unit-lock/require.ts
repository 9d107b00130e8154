import { hasPermission, type LockSubject } from '@bgm/validation'
import { type Actor, memberActor } from '#src/customers/audit-entry/audit'
import type { Scope } from '#src/customers/membership/scope'
import type { Transaction } from '#src/platform/database/transaction'
import { HttpError } from '#src/platform/http/errors'
import { findUnitLocks, holdLocks, loadUnitLocks } from './load'
import { type EffectiveLocks, openLocks } from './rules/combine'

/** Whether locks do not apply to a member: an owner or manager with access to all units of the organisation. */
export const isHeadOffice = ({ role, units }: Pick<Scope, 'role' | 'units'>): boolean =>
  units === null && hasPermission(role, 'unit-group.update')

/** The signed-in member as an actor, to whom locks apply unless they are the head office. */
export const actorInScope = (scope: Scope, account: { documentId: string }): Actor => ({
  ...memberActor(account),
  headOffice: isHeadOffice(scope),
})

export const lockedError = () => new HttpError(409, 'The head office has locked this', { code: 'locked' })

type Unit = { organisation: number; unit: number }

/**
 * The locks that apply to a change in a unit, which cannot change until the transaction ends. The head office is not
 * bound by them.
 */
export async function holdUnitLocks(
  trx: Transaction,
  { organisation, unit }: Unit,
  headOffice: boolean,
): Promise<EffectiveLocks> {
  if (headOffice) return openLocks
  await holdLocks(trx, organisation)
  return findUnitLocks(organisation, unit)
}

/** Throws 409 `locked` unless a subject is free in all of the units. Holds the locks until the transaction ends. */
export async function requireFree(
  trx: Transaction,
  organisation: number,
  units: readonly number[],
  subject: LockSubject,
): Promise<void> {
  await holdLocks(trx, organisation)
  const locks = await loadUnitLocks(organisation, units)
  if ([...locks.values()].some(unit => unit[subject] !== 'free')) throw lockedError()
}
