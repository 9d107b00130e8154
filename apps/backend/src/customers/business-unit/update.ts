import type { BusinessUnitBody, BusinessUnitChange, UnitMusicSettings } from '@bgm/validation'
import { z } from 'zod'
import { type Actor, memberActor, recordAuditEntry } from '#src/customers/audit-entry/audit'
import type { Scope } from '#src/customers/membership/scope'
import { resolveRegions } from '#src/customers/region/resolve'
import { holdUnitLocks, lockedError } from '#src/customers/unit-lock/require'
import { isLooser } from '#src/customers/unit-lock/rules/combine'
import { integerColumn } from '#src/platform/database/columns'
import { findViolatedColumn } from '#src/platform/database/errors'
import { selectOne } from '#src/platform/database/select'
import { sql } from '#src/platform/database/sql'
import { HttpError } from '#src/platform/http/errors'
import type { Account } from '#src/platform/http/request-context'
import { addDays } from '#src/platform/runtime/jakarta'
import { nextSequenceNumber } from '#src/platform/sequence'
import { getChangedFields, toUnitColumns } from './columns'
import { insertUnit, type NewUnit } from './create'
import { unitAreaChanging, unitChanged, unitDeleted, zonesChanged } from './events'
import type { UnitRow } from './row'
import { cidSeries, generateCid } from './rules/cid'
import { graceDays } from './rules/subscription-state'

const uid = 'api::business-unit.business-unit'

const recordUnitAction = (
  action: 'business-unit.created' | 'business-unit.updated' | 'business-unit.deleted',
  actor: Actor,
  unit: { documentId: string; name: string; organisation: number },
  details = {},
) =>
  recordAuditEntry({
    action,
    actor,
    subject: 'business-unit',
    subjectId: unit.documentId,
    organisation: unit.organisation,
    details: { name: unit.name, ...details },
  })

// Members with access to only some units also get access to the units they add.
async function addToMembership({ membership, units }: Scope, unit: NewUnit): Promise<void> {
  if (units === null) return
  await strapi.db
    .query('api::membership.membership')
    .update({ where: { id: membership }, data: { units: { connect: [{ id: unit.id }] } } })
}

/** Inserts a unit with a new CID into the caller's scope. Region codes must already be resolved. */
export async function insertUnitInScope(scope: Scope, user: number, values: BusinessUnitBody, key?: string) {
  const cid = generateCid(await nextSequenceNumber(cidSeries))
  const unit = await insertUnit({ organisation: scope.organisation, cid, taxFile: null, user, key }, values)
  await addToMembership(scope, unit)
  return { ...unit, cid }
}

async function findByCreationKey(creation_key: string): Promise<string | null> {
  const row: { documentId: string } | null = await strapi.db.query(uid).findOne({ where: { creation_key } })
  return row?.documentId ?? null
}

/**
 * Creates a unit once per idempotency key. Throws 400 for an invalid region or an outlet code that is taken.
 */
export async function createUnit(
  scope: Scope,
  account: Account,
  input: BusinessUnitBody,
  requestKey: string,
): Promise<string> {
  const key = `${scope.organisation}:${account.documentId}:${requestKey}`
  const values = await resolveRegions(input)
  const existing = await findByCreationKey(key)
  if (existing) return existing
  try {
    return await strapi.db.transaction(async () => {
      const unit = await insertUnitInScope(scope, account.id, values, key)
      const { organisation } = scope
      await recordUnitAction('business-unit.created', memberActor(account), {
        ...unit,
        name: values.name,
        organisation,
      })
      return unit.documentId
    })
  } catch (error) {
    // A concurrent request with the same key may have created the unit first.
    const concurrent = findViolatedColumn(error) === null ? null : await findByCreationKey(key)
    if (!concurrent) throw error
    return concurrent
  }
}

const changedMeanwhile = () =>
  new HttpError(409, 'Somebody else has changed this unit in the meantime', { code: 'changed-meanwhile' })

/** Updates the row if its version has not changed. Throws 409 otherwise. */
export async function updateUnitRow(
  { id, version }: { id: number; version: number },
  user: number | null,
  columns: Record<string, unknown>,
): Promise<void> {
  const { count } = await strapi.db
    .query(uid)
    .updateMany({ where: { id, version, deleted_at: null }, data: { ...columns, version: version + 1 } })
  if (count !== 1) throw changedMeanwhile()
  await strapi.db.query(uid).update({ where: { id }, data: { changed_by: user } })
}

/**
 * Updates a unit. Throws 409 `changed-meanwhile` if it no longer has the version that the caller read, and `locked` if
 * the change would let the unit leave a group that locks it, unless the caller is the head office.
 */
export async function updateUnit(
  unit: UnitRow,
  account: Account,
  headOffice: boolean,
  { version, ...input }: BusinessUnitChange,
): Promise<void> {
  const columns = await toUnitColumns(unit.organisation.id, await resolveRegions(input))
  await strapi.db.transaction(async ({ trx }) => {
    const place = { organisation: unit.organisation.id, unit: unit.id }
    const locks = await holdUnitLocks(trx, place, headOffice)
    await updateUnitRow({ id: unit.id, version }, account.id, columns)
    if (isLooser(locks, await holdUnitLocks(trx, place, headOffice))) throw lockedError()
    const [before, after] = [unit.area_size, columns.area_size]
    if (after !== before) await unitAreaChanging.raise({ unit: unit.id, before, after })
    const organisation = unit.organisation.id
    const fields = getChangedFields(unit, columns).join(', ')
    await recordUnitAction(
      'business-unit.updated',
      memberActor(account),
      { ...unit, name: columns.name, organisation },
      { fields },
    )
    await unitChanged.raise({ unit: unit.id, actor: memberActor(account) })
    await zonesChanged.raise({ units: [unit.id] })
  })
}

/** Sets the unit's policy on explicit tracks. */
export async function setUnitExplicitPolicy(
  unit: UnitRow,
  account: Account,
  { explicit_policy }: UnitMusicSettings,
): Promise<void> {
  if (explicit_policy === (unit.explicit_policy ?? 'inherit')) return
  await strapi.db.transaction(async () => {
    // The version does not change, so this does not conflict with concurrent edits of the unit's data.
    await strapi.db.query(uid).update({ where: { id: unit.id }, data: { explicit_policy } })
    const subject = { ...unit, organisation: unit.organisation.id }
    await recordUnitAction('business-unit.updated', memberActor(account), subject, {
      fields: 'explicit_policy',
    })
    await zonesChanged.raise({ units: [unit.id] })
  })
}

async function requireRemovable({ id }: UnitRow, now: Date): Promise<void> {
  const subscriptions = await strapi.db
    .query('api::subscription.subscription')
    .count({ where: { business_unit_id: id, expired_date: { $gt: now } } })
  if (subscriptions > 0)
    throw new HttpError(409, 'The unit has an active subscription', { code: 'unit-subscribed' })
  const open = await selectOne(
    sql`select l.id from order_lines l where l.open_unit_id = ${id}`,
    z.object({ id: integerColumn }),
  )
  if (open) throw new HttpError(409, 'The unit has an open order', { code: 'unit-awaiting-payment' })
}

/** Ends the grace period of a unit that is removed, with its licences. */
async function endGracePeriods({ id }: UnitRow, now: Date): Promise<void> {
  await strapi.db.query('api::subscription.subscription').updateMany({
    where: { business_unit_id: id, expired_date: { $gt: addDays(now, -graceDays) } },
    data: { ended_early: true },
  })
}

/** Who removes a unit: a member, or the system for the `person` who planned it. */
type Remover = { account: number | null; actor: Actor; person?: string }

/**
 * Soft-deletes a unit, because orders and invoices still refer to its row, and unpairs its players. Throws
 * 409 while it has a subscription or an open order.
 */
export async function removeUnit(unit: UnitRow, by: Remover, now: Date): Promise<void> {
  await strapi.db.transaction(async () => {
    // Updates first in order to lock the row, so that no order can be placed while orders are counted.
    await updateUnitRow(unit, by.account, { deleted_at: now, outlet_key: null })
    await requireRemovable(unit, now)
    await endGracePeriods(unit, now)
    const subject = { ...unit, organisation: unit.organisation.id }
    await recordUnitAction('business-unit.deleted', by.actor, subject, by.person ? { person: by.person } : {})
    await unitChanged.raise({ unit: unit.id, actor: by.actor })
    await unitDeleted.raise({ unit: unit.documentId })
  })
}
