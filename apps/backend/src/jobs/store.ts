import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { type AnyJob, isRecurring } from './job'

/** A run that this process has claimed; `tries` includes this run. */
export type ClaimedJob = { id: number; claim: string; payload: string | null; tries: number }

/** At most one job with the same name and `key` is waiting or running. `delay` is in milliseconds. */
type NewJob = { job: string; payload: string | null; key: string | null; delay: number }

const hour = 60 * 60_000
const scheduleKey = 'schedule'

const jobs = () => strapi.db.connection('jobs')
const after = (milliseconds: number) => new Date(Date.now() + milliseconds)
const unclaimed = { claim: null, leased_until: null }

const claimedRows = z.array(z.object({ id: z.number(), payload: z.string().nullable(), tries: z.number() }))
const namedRows = z.array(z.object({ job: z.string() }))
const countedRows = z.array(z.object({ job: z.string(), count: z.coerce.number() }))

function nextRun({ hourlyAt = 0, everySeconds }: AnyJob): Date {
  if (everySeconds !== undefined) return after(everySeconds * 1000)
  const offset = hourlyAt * 60_000
  return new Date(Math.floor((Date.now() - offset) / hour + 1) * hour + offset)
}

const due = (names: string[], before: Date) =>
  jobs()
    .whereIn('job', names)
    .whereNull('dead_at')
    .where('due_at', '<=', before)
    .where(free => free.whereNull('leased_until').orWhere('leased_until', '<', new Date()))

/** Adds a job within the surrounding transaction, unless one with the same name and key is waiting or running. */
export async function addJob({ job, payload, key, delay }: NewJob): Promise<void> {
  const now = new Date()
  const row = { job, payload, due_at: after(delay), tries: 0, created_at: now, updated_at: now }
  await strapi.db.transaction(({ trx }) =>
    trx('jobs')
      .insert({ ...row, key: key && `${job}:${key}` })
      .onConflict('key')
      .ignore(),
  )
}

/**
 * A recurring job has a single row that stays in the table, so that it does not run more often if there are
 * more processes.
 */
export async function addRecurringJobs(kinds: readonly AnyJob[]): Promise<void> {
  for (const kind of kinds)
    if (isRecurring(kind)) await addJob({ job: kind.name, payload: null, key: scheduleKey, delay: 0 })
}

/** Claims the oldest due job with this name for the duration of its lease; other processes skip it. */
export async function claimJob({ name, lease }: AnyJob): Promise<ClaimedJob | null> {
  const claim = randomUUID()
  const next = due([name], new Date())
    .orderBy('due_at')
    .orderBy('id')
    .limit(1)
    .select('id')
    .forUpdate()
    .skipLocked()
  const rows: unknown = await jobs()
    .where('id', next)
    .update({ claim, leased_until: after(lease * 1000) })
    .increment('tries', 1)
    .returning(['id', 'payload', 'tries'])
  const [row] = claimedRows.parse(rows)
  return row ? { ...row, claim } : null
}

const claimed = ({ id, claim }: ClaimedJob) => jobs().where({ id, claim })

/** Returns a job to the queue, due in `delay` milliseconds, with this number of tries. */
export async function releaseJob(run: ClaimedJob, delay: number, tries: number): Promise<void> {
  await claimed(run).update({ ...unclaimed, due_at: after(delay), tries })
}

/** Deletes a finished job; a recurring job is scheduled for its next run. */
export async function finishJob(kind: AnyJob, run: ClaimedJob): Promise<void> {
  if (isRecurring(kind)) await claimed(run).update({ ...unclaimed, due_at: nextRun(kind), tries: 0 })
  else await claimed(run).delete()
}

/** Stops retrying a job but keeps its row for an operator; a recurring job starts over with its next run. */
export async function deadLetterJob(kind: AnyJob, run: ClaimedJob, reason: string): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const dead = { ...unclaimed, key: null, dead_at: new Date(), reason }
    await claimed(run).transacting(trx).update(dead)
    if (!isRecurring(kind)) return
    const delay = nextRun(kind).getTime() - Date.now()
    await addJob({ job: kind.name, payload: null, key: scheduleKey, delay })
  })
}

/** The number of waiting or running jobs by name. A recurring job that is not due is not counted. */
export async function countOpenJobs(kinds: readonly AnyJob[]): Promise<Record<string, number>> {
  const rows: unknown = await jobs()
    .whereNull('dead_at')
    .where(open =>
      open
        .where('due_at', '<=', new Date())
        .orWhereNull('key')
        .orWhere('key', 'not like', `%:${scheduleKey}`),
    )
    .groupBy('job')
    .select('job')
    .count({ count: '*' })
  const counts = countedRows.parse(rows).map(({ job, count }) => [job, count] as const)
  return Object.fromEntries([...kinds.map(({ name }) => [name, 0] as const), ...counts])
}

/** The names of jobs that are due within this many milliseconds. */
export async function listDueJobNames(kinds: readonly AnyJob[], within: number): Promise<string[]> {
  const names = kinds.map(({ name }) => name)
  return namedRows.parse(await due(names, after(within)).distinct('job')).map(({ job }) => job)
}
