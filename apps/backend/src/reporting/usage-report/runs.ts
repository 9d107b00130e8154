import { z } from 'zod'
import { enqueue } from '#src/platform/jobs/queue'

const whole = z.coerce.number().int()

const runRow = z.object({
  id: whole,
  run_key: z.string().nullable(),
  kind: z.enum(['create', 'compare']),
  period: z.string(),
  version: whole.nullable(),
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  done: whole,
  total: whole,
  outcome: z.string().nullable(),
  requested_by: z.string(),
  created_at: whole,
  changed_at: whole,
})
export type ReportRun = z.output<typeof runRow>

const runs = () => strapi.db.connection('usage_report_runs')
const listLength = 60

export async function findReportRun(id: number): Promise<ReportRun | null> {
  const row: unknown = await runs().where({ id }).first()
  return row ? runRow.parse(row) : null
}

export const listReportRuns = async (): Promise<ReportRun[]> =>
  z.array(runRow).parse(await runs().orderBy('id', 'desc').limit(listLength))

export async function updateReportRun(
  { id }: Pick<ReportRun, 'id'>,
  changes: Partial<Pick<ReportRun, 'state' | 'done' | 'total' | 'outcome' | 'version'>>,
): Promise<void> {
  await runs()
    .where({ id })
    .update({ ...changes, changed_at: Date.now() })
}

const openSuffix = ' open'

/** Stores the outcome of a run. Staff may then request the same run again. */
export async function finishReportRun(
  run: Pick<ReportRun, 'id' | 'run_key'>,
  changes: Partial<Pick<ReportRun, 'state' | 'done' | 'outcome'>>,
): Promise<void> {
  const run_key = run.run_key?.endsWith(openSuffix) ? null : run.run_key
  await runs()
    .where({ id: run.id })
    .update({ ...changes, run_key, changed_at: Date.now() })
}

/** The key of a run requested by staff, of which only one may be open at a time. */
export const buildExclusiveRunKey = (parts: readonly (string | number)[]): string =>
  `${parts.join(' ')}${openSuffix}`

/** The payload of the job that creates and compares reports. */
export const reportRunPayload = z.object({ run: whole })
export const reportRunJob = { name: 'usage-report', schema: reportRunPayload }

type NewRun = Pick<ReportRun, 'kind' | 'period' | 'version' | 'requested_by' | 'run_key'>

/** Adds a run and its job. Returns null if there already is a run with the same key. */
export async function requestReportRun(run: NewRun, now = Date.now()): Promise<number | null> {
  return strapi.db.transaction(async ({ trx }) => {
    const inserted: unknown = await trx('usage_report_runs')
      .insert({ ...run, state: 'waiting', done: 0, total: 0, created_at: now, changed_at: now })
      .onConflict('run_key')
      .ignore()
      .returning('id')
    const id = z.array(z.object({ id: whole })).parse(inserted)[0]?.id
    if (id === undefined) return null
    await enqueue(reportRunJob, { run: id }, { key: String(id) })
    return id
  })
}
