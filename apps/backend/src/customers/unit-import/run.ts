import { hasPermission } from '@bgm/validation'
import { z } from 'zod'
import { recordAuditEntry } from '#src/customers/audit-entry/audit'
import { getChangedFields, toUnitColumns } from '#src/customers/business-unit/columns'
import { zonesChanged } from '#src/customers/business-unit/events'
import { insertUnitInScope, updateUnitRow } from '#src/customers/business-unit/update'
import { getScopeInOrganisation, type Scope } from '#src/customers/membership/scope'
import { HttpError } from '#src/platform/http/errors'
import { defineJob, type JobContext, reschedule } from '#src/platform/jobs/job'
import { enqueue } from '#src/platform/jobs/queue'
import { type ExistingUnits, findExistingUnits, isInScope } from './existing-units'
import { findUnitImport, type PlannedRow, type RowOutcome, type UnitImport, uid } from './row'

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

async function finish(unitImport: UnitImport, outcomes: RowOutcome[]): Promise<void> {
  // The values are now stored in the units, so the copies are deleted.
  const rows = unitImport.rows.map(row => ({ ...row, values: null }))
  await strapi.db.query(uid).update({ where: { id: unitImport.id }, data: { rows, state: 'done' } })
  await recordAuditEntry({
    action: 'business-unit.imported',
    actor: { kind: 'member', name: unitImport.user.documentId },
    subject: 'unit-import',
    subjectId: unitImport.documentId,
    organisation: unitImport.organisation.id,
    details: { created: count(outcomes, 'created'), updated: count(outcomes, 'updated') },
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

/** Starts a checked import. Repeated requests have no effect. */
export async function startUnitImport({ id, rows }: UnitImport): Promise<void> {
  if (rows.every(({ action }) => action === 'error')) throw new HttpError(409, 'Nothing to import')
  await strapi.db.transaction(async () => {
    const { count: started } = await strapi.db
      .query(uid)
      .updateMany({ where: { id, state: 'checked' }, data: { state: 'running', beat_at: new Date() } })
    if (started === 1) await enqueueImport(id)
  })
}

/** Resumes imports whose job has stopped, and deletes checked imports that were not started within a week. */
export async function resumeImports(now = new Date()): Promise<void> {
  const stale = { $lt: new Date(now.getTime() - staleAfter) }
  const stopped: { id: number }[] = await strapi.db
    .query(uid)
    .findMany({ where: { state: 'running', beat_at: stale }, select: ['id'] })
  for (const { id } of stopped) await enqueueImport(id)
  const week = new Date(now.getTime() - 7 * 86_400_000)
  await strapi.db.query(uid).deleteMany({ where: { state: 'checked', beat_at: { $lt: week } } })
}
