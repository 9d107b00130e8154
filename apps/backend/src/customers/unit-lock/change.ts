import type { Exemption, UnitLocks } from '@bgm/validation'
import { z } from 'zod'
import { type Actor, recordAuditEntries, recordAuditEntry } from '#src/customers/audit-entry/audit'
import type { Scope } from '#src/customers/membership/scope'
import { startOfLocalDate } from '#src/customers/region/rules/time-zone-history'
import { narrowToGroup } from '#src/customers/unit-group/narrow'
import type { UnitGroupRow } from '#src/customers/unit-group/row'
import { listSelectedUnits, type UnitSelection } from '#src/customers/unit-group/selection'
import { fieldError, notFound } from '#src/platform/http/errors'
import { takeLocks } from './load'

const day = 86_400_000
/** The longest exemption, in milliseconds. */
const longest = 366 * day

const describe = ({ lock_schedule, lock_playlists, lock_volume, lock_announcements }: UnitLocks) => ({
  schedule: lock_schedule ?? null,
  playlists: lock_playlists ?? null,
  volume: lock_volume ?? null,
  announcements: lock_announcements ?? null,
})

/** Sets the locks of a group. */
export async function setGroupLocks(group: UnitGroupRow, actor: Actor, locks: UnitLocks): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    await takeLocks(trx, group.organisation_id)
    const count: number = await trx('unit_groups')
      .where({ id: group.id })
      .update({ locks: JSON.stringify(locks) })
    if (count === 0) throw notFound()
    await recordAuditEntry({
      action: 'unit-group.locked',
      actor,
      subject: 'unit-group',
      subjectId: group.document_id,
      organisation: group.organisation_id,
      details: { name: group.name, ...describe(locks) },
    })
  })
}

/** Sets the locks of units that no group locks. */
export async function setDefaultLocks(
  { id, documentId, name }: { id: number; documentId: string; name: string },
  actor: Actor,
  locks: UnitLocks,
): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    await takeLocks(trx, id)
    await trx('organisation_locks')
      .insert({ organisation_id: id, locks: JSON.stringify(locks) })
      .onConflict('organisation_id')
      .merge()
    await recordAuditEntry({
      action: 'organisation.locked',
      actor,
      subject: 'organisation',
      subjectId: documentId,
      organisation: id,
      details: { name, ...describe(locks) },
    })
  })
}

const unitRows = z.array(
  z.object({ id: z.number(), documentId: z.string(), name: z.string(), time_zone: z.string().nullable() }),
)

async function listUnits(scope: Scope, selection: UnitSelection) {
  const rows: unknown = await strapi.db
    .connection('business_units')
    .whereIn('id', await listSelectedUnits(scope, selection))
    .orderBy('id')
    .select('id', 'document_id as documentId', 'name', 'time_zone')
  const units = unitRows.parse(rows)
  if (units.length === 0) throw notFound()
  return units
}

/** Frees units, or all that match a filter, from locks until the end of a day in their time zones, and replaces earlier exemptions. */
export async function exemptUnits(
  scope: Scope,
  actor: Actor,
  { exempt_units, exempt_all, exempt_subjects, exempt_until, group, ...filter }: Exemption,
  now = Date.now(),
): Promise<void> {
  const within = await narrowToGroup(scope, exempt_all ? group : undefined)
  const units = await listUnits(within, exempt_all ? filter : { units: exempt_units })
  const dayAfter = new Date(Date.parse(exempt_until) + day).toISOString().slice(0, 10)
  const rows = units.map(unit => ({
    unit_id: unit.id,
    organisation_id: scope.organisation,
    subjects: JSON.stringify(exempt_subjects),
    until_at: startOfLocalDate({ former: [], current: unit.time_zone ?? 'Asia/Jakarta' }, dayAfter),
    opened_by: actor.name,
  }))
  if (rows.some(({ until_at }) => until_at <= now || until_at > now + longest))
    throw fieldError('exempt_until', 'validation.lock_until')
  await strapi.db.transaction(async ({ trx }) => {
    await takeLocks(trx, scope.organisation)
    await trx('lock_exemptions').insert(rows).onConflict('unit_id').merge()
    await recordAuditEntries(
      units.map(unit => ({
        action: 'business-unit.exempted',
        actor,
        subject: 'business-unit',
        subjectId: unit.documentId,
        organisation: scope.organisation,
        details: { name: unit.name, subjects: exempt_subjects.join(', '), until: exempt_until },
      })),
    )
  })
}

/** Ends the exemption of a unit at once. */
export async function endExemption(scope: Scope, actor: Actor, documentId: string): Promise<void> {
  const [unit] = await listUnits(scope, { units: [documentId] })
  if (!unit) throw notFound()
  await strapi.db.transaction(async ({ trx }) => {
    await takeLocks(trx, scope.organisation)
    if ((await trx('lock_exemptions').where({ unit_id: unit.id }).delete()) === 0) return
    await recordAuditEntry({
      action: 'business-unit.relocked',
      actor,
      subject: 'business-unit',
      subjectId: unit.documentId,
      organisation: scope.organisation,
      details: { name: unit.name },
    })
  })
}
