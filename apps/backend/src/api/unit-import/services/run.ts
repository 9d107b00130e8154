import { hasPermission } from '@bgm/validation'
import { z } from 'zod'
import { recordAuditEntry } from '#src/api/audit-entry/services/audit'
import { getChangedFields, outletKey, toUnitColumns } from '#src/api/business-unit/services/columns'
import { insertUnitInScope, updateUnitRow } from '#src/api/business-unit/services/update'
import { getScopeInOrganisation, type Scope } from '#src/api/membership/services/scope'
import { HttpError } from '#src/http/errors'
import { defineJob, type Run, reschedule } from '#src/jobs/job'
import { enqueue } from '#src/jobs/queue'
import { type ExistingUnit, findExistingUnits, isInScope } from './existing-units'
import { findImport, type Outcome, type PlannedRow, type UnitImport, uid } from './row'

const together = 20
const staleAfter = 60_000
// A run is short, so that one whose process was killed is soon gone on with.
const runFor = 10_000

type Running = { scope: Scope; user: number; known: Map<string, ExistingUnit> }

async function writeRow({ line, values }: PlannedRow, { scope, user, known }: Running): Promise<Outcome> {
  if (!values) return { line, outcome: 'refused', cid: null }
  const unit = known.get(outletKey(scope.organisation, values.outlet_code) ?? '')
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

async function writeRows(rows: PlannedRow[], job: UnitImport, done: Outcome[]): Promise<Outcome[]> {
  return await strapi.db.transaction(async () => {
    const scope = await getScopeInOrganisation(job.user.id, job.organisation.id)
    const codes = rows.flatMap(({ values }) => values?.outlet_code ?? [])
    const running = { scope, user: job.user.id, known: await findExistingUnits(scope, codes) }
    const outcomes: Outcome[] = [...done]
    for (const row of rows) {
      const may = hasPermission(scope.role, 'business-unit.import')
      outcomes.push(may ? await writeRow(row, running) : { line: row.line, outcome: 'refused', cid: null })
    }
    await strapi.db.query(uid).update({ where: { id: job.id }, data: { outcomes, beat_at: new Date() } })
    return outcomes
  })
}

const failed = async (row: PlannedRow, job: UnitImport, done: Outcome[]): Promise<Outcome[]> => {
  const outcomes: Outcome[] = [...done, { line: row.line, outcome: 'failed', cid: null }]
  await strapi.db.query(uid).update({ where: { id: job.id }, data: { outcomes, beat_at: new Date() } })
  return outcomes
}

/** Some rows in one transaction; where one of them spoils it, each by itself, so that the others stand. */
async function writeSome(rows: PlannedRow[], job: UnitImport, done: Outcome[]): Promise<Outcome[]> {
  try {
    return await writeRows(rows, job, done)
  } catch (error) {
    const [row] = rows
    strapi.log.warn('rows of an import failed', { error: error instanceof Error ? error.name : 'unknown' })
    if (rows.length === 1 && row) return failed(row, job, done)
    let outcomes = done
    for (const one of rows) outcomes = await writeSome([one], job, outcomes)
    return outcomes
  }
}

const count = (outcomes: Outcome[], wanted: Outcome['outcome']) =>
  outcomes.filter(({ outcome }) => outcome === wanted).length

async function finish(job: UnitImport, outcomes: Outcome[]): Promise<void> {
  // What was typed is in the units now: the copy goes.
  const rows = job.rows.map(row => ({ ...row, values: null }))
  await strapi.db.query(uid).update({ where: { id: job.id }, data: { rows, state: 'done' } })
  await recordAuditEntry({
    action: 'business-unit.imported',
    actor: { kind: 'member', name: job.user.documentId },
    subject: 'unit-import',
    subjectId: job.documentId,
    organisation: job.organisation.id,
    details: { created: count(outcomes, 'created'), updated: count(outcomes, 'updated') },
  })
}

async function runSome({ id }: { id: number }, { signal }: Run): Promise<typeof reschedule | null> {
  const job = await findImport({ id, state: 'running' })
  if (!job) return null
  const enough = Date.now() + runFor
  let outcomes = job.outcomes
  while (outcomes.length < job.rows.length) {
    if (signal.aborted || Date.now() > enough) return reschedule
    outcomes = await writeSome(job.rows.slice(outcomes.length, outcomes.length + together), job, outcomes)
    // Others may use the database between the steps.
    await new Promise(resolve => setImmediate(resolve))
  }
  await finish(job, outcomes)
  return null
}

export const importJob = defineJob('unit-import', z.object({ id: z.number() }), runSome)

const place = (id: number) => enqueue(importJob, { id }, { key: String(id) })

/** Starts a checked import; who presses twice starts it once. */
export async function startImport({ id, rows }: UnitImport): Promise<void> {
  if (rows.every(({ action }) => action === 'error')) throw new HttpError(409, 'Nothing to import')
  await strapi.db.transaction(async () => {
    const { count: started } = await strapi.db
      .query(uid)
      .updateMany({ where: { id, state: 'checked' }, data: { state: 'running', beat_at: new Date() } })
    if (started === 1) await place(id)
  })
}

/** Goes on with what no job works at any more, and forgets checks that nobody started within a week. */
export async function resumeImports(now = new Date()): Promise<void> {
  const stale = { $lt: new Date(now.getTime() - staleAfter) }
  const left: { id: number }[] = await strapi.db
    .query(uid)
    .findMany({ where: { state: 'running', beat_at: stale }, select: ['id'] })
  for (const { id } of left) await place(id)
  const week = new Date(now.getTime() - 7 * 86_400_000)
  await strapi.db.query(uid).deleteMany({ where: { state: 'checked', beat_at: { $lt: week } } })
}
