import { hasPermission } from '@bgm/validation'
import { z } from 'zod'
import { recordAuditEntry } from '#src/customers/audit-entry/audit'
import { getChangedFields, toUnitColumns } from '#src/customers/business-unit/columns'
import { zonesChanged } from '#src/customers/business-unit/events'
import { insertUnitInScope, updateUnitRow } from '#src/customers/business-unit/update'
import { getScopeInOrganisation, type Scope } from '#src/customers/membership/scope'
import { integerColumn } from '#src/platform/database/columns'
import { select } from '#src/platform/database/select'
import { sql } from '#src/platform/database/sql'
import { HttpError } from '#src/platform/http/errors'
import { defineJob, type JobContext, reschedule } from '#src/platform/jobs/job'
import { enqueue } from '#src/platform/jobs/queue'
import { type UnitOrder, unitsImported } from './events'
import { type ExistingUnits, findExistingUnits, isInScope, outgrowsPackage } from './existing-units'
import {
  createUnitImport,
  findUnitImport,
  importLifetime,
  type PlannedRow,
  type RowOutcome,
  type UnitImport,
  uid,
} from './row'

const batchSize = 20
const staleAfter = 60_000
// Runs are short, so that an import resumes soon after its process is killed.
const runDuration = 10_000

type ImportContext = { scope: Scope; user: number; existing: ExistingUnits }

async function writeRow(
  { line, values, cid: matched }: PlannedRow,
  { scope, user, existing }: ImportContext,
): Promise<RowOutcome> {
  if (!values) return { line, outcome: 'refused', cid: null }
  const unit = existing.find({ outlet_code: values.outlet_code, cid: matched })
  if (!unit && matched) return { line, outcome: 'refused', cid: null }
  if (!unit) {
    const { cid } = await insertUnitInScope(scope, user, values)
    return { line, outcome: 'created', cid }
  }
  if (!isInScope(scope, unit)) return { line, outcome: 'refused', cid: null }
  const columns = await toUnitColumns(scope.organisation, values)
  if (getChangedFields(unit, columns).length === 0) return { line, outcome: 'unchanged', cid: unit.cid }
  if (await outgrowsPackage(unit, columns.area_size)) return { line, outcome: 'refused', cid: unit.cid }
  await updateUnitRow(unit, user, columns)
  return { line, outcome: 'updated', cid: unit.cid }
}

async function writeRows(
  rows: PlannedRow[],
  unitImport: UnitImport,
  done: RowOutcome[],
): Promise<RowOutcome[]> {
  return await strapi.db.transaction(async () => {
    const scope = await getScopeInOrganisation(unitImport.user.id, unitImport.organisation.id)
    const references = rows.map(({ values, cid }) => ({ outlet_code: values?.outlet_code, cid }))
    const context = { scope, user: unitImport.user.id, existing: await findExistingUnits(scope, references) }
    const outcomes: RowOutcome[] = [...done]
    for (const row of rows) {
      const isAllowed = hasPermission(scope.role, 'business-unit.import')
      outcomes.push(
        isAllowed ? await writeRow(row, context) : { line: row.line, outcome: 'refused', cid: null },
      )
    }
    await strapi.db
      .query(uid)
      .update({ where: { id: unitImport.id }, data: { outcomes, beat_at: new Date() } })
    await zonesChanged.raise({ units: context.existing.list().map(({ id }) => id) })
    return outcomes
  })
}

const recordFailure = async (
  row: PlannedRow,
  unitImport: UnitImport,
  done: RowOutcome[],
): Promise<RowOutcome[]> => {
  const outcomes: RowOutcome[] = [...done, { line: row.line, outcome: 'failed', cid: null }]
  await strapi.db.query(uid).update({ where: { id: unitImport.id }, data: { outcomes, beat_at: new Date() } })
  return outcomes
}

/**
 * Writes a batch in one transaction. If that fails, writes each row separately, so that only the invalid
 * rows fail.
 */
async function writeBatch(
  rows: PlannedRow[],
  unitImport: UnitImport,
  done: RowOutcome[],
): Promise<RowOutcome[]> {
  try {
    return await writeRows(rows, unitImport, done)
  } catch (error) {
    const [row] = rows
    strapi.log.warn('Rows of an import failed', { error: error instanceof Error ? error.name : 'unknown' })
    if (rows.length === 1 && row) return recordFailure(row, unitImport, done)
    let outcomes = done
    for (const one of rows) outcomes = await writeBatch([one], unitImport, outcomes)
    return outcomes
  }
}

const count = (outcomes: RowOutcome[], kind: RowOutcome['outcome']) =>
  outcomes.filter(({ outcome }) => outcome === kind).length

/** The stored units of the rows that say what to order. */
async function listImportedOrders(
  { rows, organisation }: UnitImport,
  outcomes: readonly RowOutcome[],
): Promise<UnitOrder[]> {
  const ordered = rows.flatMap(({ order }, index) => {
    const cid = outcomes[index]?.cid
    return order && cid ? [{ cid, order }] : []
  })
  const cids = ordered.map(({ cid }) => cid)
  const found = await select(
    sql`select id, cid from business_units
      where organisation_id = ${organisation.id} and deleted_at is null
        and cid in (select jsonb_array_elements_text(${JSON.stringify(cids)}::jsonb))`,
    z.object({ id: integerColumn, cid: z.string() }),
  )
  const ids = new Map(found.map(({ id, cid }) => [cid, id]))
  return ordered.flatMap(({ cid, order }) => {
    const unit = ids.get(cid)
    return unit === undefined ? [] : [{ unit, ...order }]
  })
}

async function finish(unitImport: UnitImport, outcomes: RowOutcome[]): Promise<void> {
  const { id, user, organisation } = unitImport
  // The values are now stored in the units, so the copies are deleted.
  const rows = unitImport.rows.map(row => ({ ...row, values: null }))
  await strapi.db.transaction(async () => {
    const { count: finished } = await strapi.db
      .query(uid)
      .updateMany({ where: { id, state: 'running' }, data: { rows, state: 'done' } })
    if (finished === 0) return
    await recordAuditEntry({
      action: 'business-unit.imported',
      actor: { kind: 'member', name: user.documentId },
      subject: 'unit-import',
      subjectId: unitImport.documentId,
      organisation: organisation.id,
      details: { created: count(outcomes, 'created'), updated: count(outcomes, 'updated') },
    })
    const orders = await listImportedOrders(unitImport, outcomes)
    const scope = await getScopeInOrganisation(user.id, organisation.id)
    if (orders.length > 0) await unitsImported.raise({ scope, user: user.id, orders, now: new Date() })
  })
}

async function runImport({ id }: { id: number }, { signal }: JobContext): Promise<typeof reschedule | null> {
  const unitImport = await findUnitImport({ id, state: 'running' })
  if (!unitImport) return null
  const deadline = Date.now() + runDuration
  let outcomes = unitImport.outcomes
  while (outcomes.length < unitImport.rows.length) {
    if (signal.aborted || Date.now() > deadline) return reschedule
    outcomes = await writeBatch(
      unitImport.rows.slice(outcomes.length, outcomes.length + batchSize),
      unitImport,
      outcomes,
    )
    // Yields to other database work between batches.
    await new Promise(resolve => setImmediate(resolve))
  }
  await finish(unitImport, outcomes)
  return null
}

export const unitImportJob = defineJob('unit-import', z.object({ id: z.number() }), runImport)

const enqueueImport = (id: number) => enqueue(unitImportJob, { id }, { key: String(id) })

/** Locks a checked import until the transaction ends. Null if it has been started. */
export async function lockCheckedImport(id: number): Promise<UnitImport | null> {
  return await strapi.db.transaction(async ({ trx }) => {
    const locked: unknown = await trx('unit_imports').where({ id, state: 'checked' }).forUpdate().first('id')
    return locked ? await findUnitImport({ id }) : null
  })
}

/** Keeps the rows that are not ready as an import of their own. */
async function keepRest({ source, edits, rows, ...unitImport }: UnitImport): Promise<string | null> {
  const waiting = rows.filter(({ action }) => action === 'error')
  if (!source || waiting.length === 0) return null
  const lines = new Set(waiting.map(({ line }) => line))
  const isWaiting = ({ line }: { line: number }) => lines.has(line)
  return await createUnitImport({
    organisation: unitImport.organisation.id,
    user: unitImport.user.id,
    file_name: unitImport.file_name,
    source: { ...source, lines: source.lines.filter(isWaiting) },
    edits: { cells: edits?.cells.filter(isWaiting) ?? [], fixes: edits?.fixes ?? [] },
    rows: waiting,
  })
}

/** Starts a checked import, and keeps its other rows for later. Repeated requests have no effect. */
export async function startUnitImport({ id }: UnitImport): Promise<void> {
  await strapi.db.transaction(async () => {
    const checked = await lockCheckedImport(id)
    if (!checked) return
    if (checked.rows.every(({ action }) => action === 'error')) throw new HttpError(409, 'Nothing to import')
    const rest = await keepRest(checked)
    const data = { state: 'running', rest, source: null, edits: null, beat_at: new Date() }
    await strapi.db.query(uid).update({ where: { id }, data })
    await enqueueImport(id)
  })
}

/** Resumes imports whose job has stopped, and deletes checked imports that have waited for too long. */
export async function resumeImports(now = new Date()): Promise<void> {
  const stale = { $lt: new Date(now.getTime() - staleAfter) }
  const stopped: { id: number }[] = await strapi.db
    .query(uid)
    .findMany({ where: { state: 'running', beat_at: stale }, select: ['id'] })
  for (const { id } of stopped) await enqueueImport(id)
  const expired = new Date(now.getTime() - importLifetime)
  await strapi.db.query(uid).deleteMany({ where: { state: 'checked', beat_at: { $lt: expired } } })
}
