import { randomUUID } from 'node:crypto'
import { violatedColumn } from '../database/errors'
import type { AnyJob } from './job'
import { type ClaimedJob, type NewJob, type Schedule, type Store, scheduleKey } from './store'

const uid = 'api::job.job'
const rows = () => strapi.db.query(uid)
const free = { claim: null, leased_until: null }
const hour = 60 * 60_000

type Row = { id: number; payload: string | null; tries: number }

const inSome = (delay: number) => new Date(Date.now() + delay)
const mine = ({ id, claim }: ClaimedJob) => ({ id: Number(id), claim })

const waiting = (jobs: readonly AnyJob[], due: Date) => ({
  job: { $in: jobs.map(({ name }) => name) },
  dead_at: null,
  due_at: { $lte: due },
  $or: [{ leased_until: null }, { leased_until: { $lt: new Date() } }],
})

const hourOf = ({ minute }: Schedule) => Math.floor((Date.now() - minute * 60_000) / hour)

/**
 * Jobs in a table of SQLite, which one process works through. The clock of its machine may be set while it does: nothing
 * is left waiting for a time that was written down while it went ahead, and nothing that runs is begun a second time.
 */
export function tableStore(): Store {
  const hours = new Map<Schedule, number>()
  // What this process runs is its own for the length of the lease, whatever the clock says meanwhile.
  const held = new Map<number, number>()
  const leases = new Map<string, number>()

  async function put({ job, payload, key, delay }: NewJob): Promise<void> {
    const data = { job, payload, key: key && `${job}:${key}`, due_at: inSome(delay), tries: 0 }
    try {
      await rows().create({ data })
    } catch (error) {
      if (violatedColumn(error) !== 'key') throw error
    }
  }

  async function keepTime(): Promise<void> {
    for (const [schedule, before] of hours) {
      const now = hourOf(schedule)
      if (now === before) continue
      await put({ job: schedule.job.name, payload: null, key: scheduleKey, delay: 0 })
      hours.set(schedule, now)
    }
  }

  // No pause and no lease is as long as an hour.
  async function comeBack(): Promise<void> {
    const late = { $gt: inSome(hour) }
    await rows().updateMany({ where: { dead_at: null, due_at: late }, data: { due_at: new Date() } })
    const begun: { id: number; job: string }[] = await rows().findMany({ where: { leased_until: late } })
    for (const { id, job } of begun) {
      const data = { leased_until: inSome(leases.get(job) ?? 0) }
      await rows().updateMany({ where: { id, leased_until: late }, data })
    }
  }

  function holding(): number[] {
    for (const [id, until] of held) if (until < performance.now()) held.delete(id)
    return [...held.keys()]
  }

  async function claim(job: AnyJob): Promise<ClaimedJob | null> {
    const lease = job.lease * 1000
    leases.set(job.name, lease)
    for (;;) {
      const where = { ...waiting([job], new Date()), id: { $notIn: holding() } }
      const row: Row | null = await rows().findOne({ where, orderBy: [{ due_at: 'asc' }, { id: 'asc' }] })
      if (!row) return null
      const { id, payload, tries } = row
      const run = { id: String(id), claim: randomUUID(), payload, tries: tries + 1 }
      const { count } = await rows().updateMany({
        where: { ...waiting([job], new Date()), id, tries },
        data: { claim: run.claim, leased_until: inSome(lease), tries: run.tries },
      })
      if (count !== 1) continue
      held.set(id, performance.now() + lease)
      return run
    }
  }

  return {
    async start(_jobs, schedules) {
      for (const schedule of schedules) hours.set(schedule, hourOf(schedule))
    },
    put,
    claim,
    async finish(_job, run) {
      await rows().deleteMany({ where: mine(run) })
      held.delete(Number(run.id))
    },
    async putBack(_job, run, delay, tries) {
      await rows().updateMany({ where: mine(run), data: { ...free, due_at: inSome(delay), tries } })
      held.delete(Number(run.id))
    },
    async bury(_job, run, reason) {
      await rows().updateMany({
        where: mine(run),
        data: { ...free, key: null, dead_at: new Date(), reason },
      })
      held.delete(Number(run.id))
    },
    async tend() {
      await keepTime()
      await comeBack()
    },
    async open(jobs) {
      const counts = jobs.map(async ({ name }) => [
        name,
        await rows().count({ where: { job: name, dead_at: null } }),
      ])
      return Object.fromEntries(await Promise.all(counts))
    },
    async isDue(jobs, within) {
      return (await rows().count({ where: waiting(jobs, inSome(within)) })) > 0
    },
    async stop() {
      hours.clear()
    },
  }
}
