import { defineJob, type JobContext, PermanentError } from '#src/platform/jobs/job'
import { compareReport } from './compare'
import { createReport, planReport } from './create'
import { findFirstMonth } from './first-month'
import { countReadSteps, type ReadOptions } from './generate'
import { listReportVersions, toReportHead } from './rows'
import { lastFinalMonth, listMonths } from './rules/period'
import {
  findReportRun,
  finishReportRun,
  type ReportRun,
  reportRunJob,
  reportRunPayload,
  requestReportRun,
  updateReportRun,
} from './runs'

/** The minimum time between two progress updates, in milliseconds. */
const progressInterval = 1_000
/** Plays can arrive up to 35 days late, so only the three most recent months can need a supplement. */
const supplementMonths = 3

/** Stores the progress of a run, at most once a second. */
function trackProgress(run: ReportRun): ReadOptions['onRead'] {
  let done = 0
  let reportedAt = Date.now()
  return positions => {
    done += positions
    if (Date.now() - reportedAt < progressInterval) return
    reportedAt = Date.now()
    updateReportRun(run, { done }).catch(() => undefined)
  }
}

async function create(run: ReportRun, signal: AbortSignal | undefined, now: number) {
  const plan = await planReport(run.period, now)
  if (!plan) return { outcome: 'nothing-new' }
  await updateReportRun(run, { total: await countReadSteps(plan.head), version: plan.head.version })
  const id = await createReport(plan, run.requested_by, { onRead: trackProgress(run), signal })
  return { outcome: id === null ? 'nothing-new' : 'created' }
}

async function compare(run: ReportRun, signal: AbortSignal | undefined) {
  const report = (await listReportVersions(run.period)).find(({ version }) => version === run.version)
  if (!report) throw new PermanentError('There is no such report')
  await updateReportRun(run, { total: await countReadSteps(toReportHead(report)) })
  const differing = await compareReport(report, { onRead: trackProgress(run), signal })
  if (differing.length > 0)
    strapi.log.error('a usage report cannot be reproduced', {
      period: run.period,
      version: run.version,
      formats: differing,
    })
  return { outcome: differing.length === 0 ? 'same' : `differs: ${differing.join(', ')}` }
}

/**
 * Creates or compares a run's report. An interrupted run starts over.
 * @public for the tests
 */
export async function runReport(
  id: number,
  { signal }: Partial<JobContext> = {},
  now = Date.now(),
): Promise<void> {
  const run = await findReportRun(id)
  if (!run || run.state === 'done') return
  await updateReportRun(run, { state: 'running', done: 0 })
  try {
    const { outcome } = await (run.kind === 'create' ? create(run, signal, now) : compare(run, signal))
    const { total } = (await findReportRun(id)) ?? run
    await finishReportRun(run, { state: 'done', outcome, done: total })
  } catch (error) {
    // A run that stopped with its process is continued by the next process.
    if (!signal?.aborted) await finishReportRun(run, { state: 'failed' })
    throw error
  }
}

export const usageReportJob = defineJob(
  reportRunJob.name,
  reportRunPayload,
  ({ run }, { signal }) => runReport(run, { signal }),
  { tries: 3, lease: 1800 },
)

/** Requests missing final reports, and supplements for recent months, once a month. */
export async function requestDueReports(now = Date.now()): Promise<void> {
  const first = await findFirstMonth()
  if (first === null) return
  const newest = lastFinalMonth(now)
  const months = listMonths(first, newest)
  for (const [at, period] of months.entries()) {
    const isRecent = at >= months.length - supplementMonths
    if (!isRecent && (await listReportVersions(period)).length > 0) continue
    if (!(await planReport(period, now))) continue
    const run_key = `${period} ${newest}`
    await requestReportRun({ kind: 'create', period, version: null, requested_by: 'system', run_key }, now)
  }
}
