import { maxGroupUnits, maxUnitGroups, type UnitGroupBody } from '@bgm/validation'
import { z } from 'zod'
import { type Actor, recordAuditEntry } from '#src/customers/audit-entry/audit'
import { requirePermission, type Scope } from '#src/customers/membership/scope'
import { takeLocks } from '#src/customers/unit-lock/load'
import { isHeadOffice } from '#src/customers/unit-lock/require'
import { findViolatedColumn } from '#src/platform/database/errors'
import type { Transaction } from '#src/platform/database/transaction'
import { fieldError, HttpError, notFound } from '#src/platform/http/errors'
import { sha256 } from '#src/platform/runtime/cryptography'
import { findGroupRow, type UnitGroupRow } from './row'
import { listSelectedUnits, type UnitSelection } from './selection'

/** Throws 403 unless the caller is an owner or manager with access to all units of the organisation. */
export function requireHeadOffice(scope: Scope): void {
  requirePermission(scope, 'unit-group.update')
  if (!isHeadOffice(scope))
    throw new HttpError(403, 'The membership does not cover all units', { code: 'forbidden' })
}

const record = (
  action: 'unit-group.created' | 'unit-group.updated' | 'unit-group.deleted',
  actor: Actor,
  { organisation_id, document_id, name }: Pick<UnitGroupRow, 'organisation_id' | 'document_id' | 'name'>,
  details: Record<string, number> = {},
) =>
  recordAuditEntry({
    action,
    actor,
    subject: 'unit-group',
    subjectId: document_id,
    organisation: organisation_id,
    details: { name, ...details },
  })

async function withUniqueName<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (findViolatedColumn(error) === 'organisation_id')
      throw fieldError('group_name', 'validation.group_name_taken')
    throw error
  }
}

const toColumns = ({ group_name, group_kind: _, version: __, ...rule }: UnitGroupBody) => ({
  name: group_name,
  rule: JSON.stringify(rule),
})

const countRow = z.object({ total: z.coerce.number() })

/** Creates a group once per key. Throws 409 `too-many-groups`, or 400 for a name that is taken. */
export async function createGroup(
  scope: Scope,
  actor: Actor,
  body: UnitGroupBody,
  key: string,
): Promise<UnitGroupRow> {
  const { organisation } = scope
  const document_id = `g${sha256(`${organisation} ${actor.name} ${key}`).slice(0, 23)}`
  const existing = await findGroupRow(scope, document_id)
  if (existing) return existing
  await withUniqueName(() =>
    strapi.db.transaction(async ({ trx }) => {
      // Locks the organisation, so that concurrent requests count each other's groups.
      await trx('organisations').where({ id: organisation }).forUpdate().select('id')
      const row = {
        document_id,
        organisation_id: organisation,
        ...toColumns(body),
        kind: body.group_kind,
        version: 1,
      }
      const added: unknown[] = await trx('unit_groups')
        .insert(row)
        .onConflict('document_id')
        .ignore()
        .returning('id')
      if (added.length === 0) return
      const counted: unknown = await trx('unit_groups')
        .where({ organisation_id: organisation })
        .count({ total: '*' })
        .first()
      if (countRow.parse(counted).total > maxUnitGroups)
        throw new HttpError(409, 'The organisation has too many groups', { code: 'too-many-groups' })
      await record('unit-group.created', actor, row)
    }),
  )
  const created = await findGroupRow(scope, document_id)
  if (!created) throw new Error('The stored group cannot be found')
  return created
}

/** Throws 409 `changed-meanwhile` unless the group has the version that was edited. */
export async function updateGroup(group: UnitGroupRow, actor: Actor, body: UnitGroupBody): Promise<void> {
  const { id, version } = group
  await withUniqueName(() =>
    strapi.db.transaction(async ({ trx }) => {
      await takeLocks(trx, group.organisation_id)
      const count: number = await trx('unit_groups')
        .where({ id, version: body.version ?? version })
        .update({ ...toColumns({ ...body, group_kind: group.kind }), version: trx.raw('version + 1') })
      if (count === 0)
        throw new HttpError(409, 'Somebody else has changed this group', { code: 'changed-meanwhile' })
      await record('unit-group.updated', actor, { ...group, name: body.group_name })
    }),
  )
}

export async function removeGroup(group: UnitGroupRow, actor: Actor): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    await takeLocks(trx, group.organisation_id)
    if ((await trx('unit_groups').where({ id: group.id }).delete()) === 0) return
    await trx('unit_group_units').where({ group_id: group.id }).delete()
    await record('unit-group.deleted', actor, group)
  })
}

async function addUnits(trx: Transaction, group: UnitGroupRow, units: readonly number[]): Promise<number> {
  const { rows }: { rows: unknown[] } = await trx.raw(
    `insert into unit_group_units (group_id, unit_id) select ?, unnest(?::int[])
      on conflict do nothing returning unit_id`,
    [group.id, [...units]],
  )
  const counted: unknown = await trx('unit_group_units as m')
    .join('business_units as u', 'u.id', 'm.unit_id')
    .where({ 'm.group_id': group.id, 'u.deleted_at': null })
    .count({ total: '*' })
    .first()
  if (countRow.parse(counted).total > maxGroupUnits) throw fieldError('units', 'validation.group_units')
  return rows.length
}

type Change = UnitSelection & { change: 'add' | 'remove' }

/** Adds units to a list or removes them. `scope` has the units to which a filter applies. */
export async function changeGroupUnits(
  scope: Scope,
  group: UnitGroupRow,
  actor: Actor,
  { change, ...selection }: Change,
): Promise<void> {
  if (group.kind !== 'list')
    throw new HttpError(409, 'The units of this group follow a rule', { code: 'group-kind' })
  const units = await listSelectedUnits(scope, selection)
  if (units.length === 0) throw fieldError('units', 'validation.group_units')
  await strapi.db.transaction(async ({ trx }) => {
    await takeLocks(trx, group.organisation_id)
    // Locks the group, so that concurrent additions count each other's units.
    const locked: unknown[] = await trx('unit_groups').where({ id: group.id }).forUpdate().select('id')
    if (locked.length === 0) throw notFound()
    const changed: number =
      change === 'add'
        ? await addUnits(trx, group, units)
        : await trx('unit_group_units')
            .where({ group_id: group.id })
            .whereRaw('unit_id = any(?)', [units])
            .delete()
    if (changed > 0)
      await record('unit-group.updated', actor, group, { [change === 'add' ? 'added' : 'removed']: changed })
  })
}
