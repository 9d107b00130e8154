import type { BusinessUnitBody, BusinessUnitChange } from '@bgm/validation'
import { recordAuditEntry } from '#src/api/audit-entry/services/audit'
import type { Scope } from '#src/api/membership/services/scope'
import { resolveRegions } from '#src/api/region/services/resolve'
import { nextSequenceNumber } from '#src/api/sequence/services/sequence'
import { violatedColumn } from '#src/database/errors'
import { HttpError } from '#src/http/errors'
import type { Account } from '#src/http/request-context'
import { cidSeries, generateCid } from '../rules/cid'
import { getChangedFields, toUnitColumns } from './columns'
import { insertUnit, type NewUnit } from './create'
import type { UnitRow } from './row'

const uid = 'api::business-unit.business-unit'

const act = (
  action: 'business-unit.created' | 'business-unit.updated' | 'business-unit.deleted',
  account: Account,
  unit: { documentId: string; name: string; organisation: number },
  details = {},
) =>
  recordAuditEntry({
    action,
    actor: { kind: 'member', name: account.documentId },
    subject: 'business-unit',
    subjectId: unit.documentId,
    organisation: unit.organisation,
    details: { name: unit.name, ...details },
  })

/** Who reaches some units only also reaches those that they add. */
async function reach({ membership, units }: Scope, unit: NewUnit): Promise<void> {
  if (units === null) return
  await strapi.db
    .query('api::membership.membership')
    .update({ where: { id: membership }, data: { units: { connect: [{ id: unit.id }] } } })
}

/** A new unit within the caller's reach, with a cid of its own; regions must be settled. */
export async function insertUnitInScope(scope: Scope, user: number, values: BusinessUnitBody, key?: string) {
  const cid = generateCid(await nextSequenceNumber(cidSeries))
  const unit = await insertUnit({ organisation: scope.organisation, cid, taxFile: null, user, key }, values)
  await reach(scope, unit)
  return { ...unit, cid }
}

async function findMade(creation_key: string): Promise<string | null> {
  const row: { documentId: string } | null = await strapi.db.query(uid).findOne({ where: { creation_key } })
  return row?.documentId ?? null
}

/** Adds a unit once for a key; 400 beside a region that is none, or an outlet code that another unit has. */
export async function createUnit(
  scope: Scope,
  account: Account,
  typed: BusinessUnitBody,
  given: string,
): Promise<string> {
  const key = `${account.documentId}:${given}`
  const values = await resolveRegions(typed)
  const before = await findMade(key)
  if (before) return before
  try {
    return await strapi.db.transaction(async () => {
      const unit = await insertUnitInScope(scope, account.id, values, key)
      const { organisation } = scope
      await act('business-unit.created', account, { ...unit, name: values.name, organisation })
      return unit.documentId
    })
  } catch (error) {
    // Of two calls with one key the other was first.
    const made = violatedColumn(error) === null ? null : await findMade(key)
    if (!made) throw error
    return made
  }
}

const changedMeanwhile = () =>
  new HttpError(409, 'Somebody else changed this unit meanwhile', { code: 'changed-meanwhile' })

/** Writes a change to the version that was read, in one statement that finds no other one. */
export async function updateUnitRow(
  { id, version }: { id: number; version: number },
  user: number,
  columns: Record<string, unknown>,
): Promise<void> {
  const { count } = await strapi.db
    .query(uid)
    .updateMany({ where: { id, version, deleted_at: null }, data: { ...columns, version: version + 1 } })
  if (count !== 1) throw changedMeanwhile()
  await strapi.db.query(uid).update({ where: { id }, data: { changed_by: user } })
}

/** Changes a unit; 409 `changed-meanwhile` when it is not the version that the caller read any more. */
export async function updateUnit(
  unit: UnitRow,
  account: Account,
  { version, ...typed }: BusinessUnitChange,
): Promise<void> {
  const columns = await toUnitColumns(unit.organisation.id, await resolveRegions(typed))
  await strapi.db.transaction(async () => {
    await updateUnitRow({ id: unit.id, version }, account.id, columns)
    const organisation = unit.organisation.id
    const fields = getChangedFields(unit, columns).join(', ')
    await act('business-unit.updated', account, { ...unit, name: columns.name, organisation }, { fields })
  })
}

async function requireNothingOpen({ id }: UnitRow, now: Date): Promise<void> {
  const subscriptions = await strapi.db
    .query('api::subscription.subscription')
    .count({ where: { business_unit_id: id, expired_date: { $gt: now } } })
  if (subscriptions > 0) throw new HttpError(409, 'The unit has a subscription', { code: 'unit-subscribed' })
  const orders = await strapi.db
    .query('api::order.order')
    .count({ where: { business_unit_id: id, state: { $in: ['draft', 'awaiting-payment'] } } })
  if (orders > 0) throw new HttpError(409, 'The unit has an open order', { code: 'unit-awaiting-payment' })
}

/** Takes a unit out of everybody's reach; its row stays for the orders and invoices that name it. */
export async function removeUnit(unit: UnitRow, account: Account, now: Date): Promise<void> {
  await strapi.db.transaction(async () => {
    // First the row, so that nobody else changes it while its orders are counted.
    await updateUnitRow(unit, account.id, { deleted_at: now, outlet_key: null })
    await requireNothingOpen(unit, now)
    await act('business-unit.deleted', account, { ...unit, organisation: unit.organisation.id })
  })
}
