import { randomUUID } from 'node:crypto'
import { violatedColumn } from '../database-errors'
import type { AnyJob } from './job'
import { type Claimed, type Placing, type Schedule, type Store, scheduled } from './store'

const uid = 'api::job.job'
const rows = () => strapi.db.query(uid)
const free = { claim: null, leased_until: null }

type Row = { id: number; payload: string | null; tries: number }

const inSome = (delay: number) => new Date(Date.now() + delay)
const mine = ({ id, claim }: Claimed) => ({ id: Number(id), claim })

const waiting = (jobs: readonly AnyJob[], due: Date) => ({
  job: { $in: jobs.map(({ name }) => name) },
  dead_at: null,
  due_at: { $lte: due },
  $or: [{ leased_until: null }, { leased_until: { $lt: new Date() } }],
})

/** Jobs in a table of SQLite, which one process works through. */
export function tableStore(): Store {
  const names: string[] = []

  async function put({ job, payload, key, delay }: Placing): Promise<void> {
    const data = { job, payload, key: key && `${job}:${key}`, due_at: inSome(delay), tries: 0 }
    try {
      await rows().create({ data })
    } catch (error) {
      if (violatedColumn(error) !== 'key') throw error
    }
  }

  function keepTime({ job, minute }: Schedule): void {
    const task = () => put({ job: job.name, payload: null, key: scheduled, delay: 0 })
    strapi.cron.add({ [job.name]: { task, options: { rule: `0 ${minute} * * * *` } } })
    names.push(job.name)
  }

  async function claim(job: AnyJob): Promise<Claimed | null> {
    for (;;) {
      const where = waiting([job], new Date())
      const row: Row | null = await rows().findOne({ where, orderBy: [{ due_at: 'asc' }, { id: 'asc' }] })
      if (!row) return null
      const { id, payload, tries } = row
      const run = { id: String(id), claim: randomUUID(), payload, tries: tries + 1 }
      const { count } = await rows().updateMany({
        where: { ...where, id, tries },
        data: { claim: run.claim, leased_until: inSome(job.lease * 1000), tries: run.tries },
      })
      if (count === 1) return run
    }
  }

  return {
    async start(_jobs, schedules) {
      for (const schedule of schedules) keepTime(schedule)
    },
    put,
    claim,
    async finish(_job, run) {
      await rows().deleteMany({ where: mine(run) })
    },
    async putBack(_job, run, delay, tries) {
      await rows().updateMany({ where: mine(run), data: { ...free, due_at: inSome(delay), tries } })
    },
    async bury(_job, run, reason) {
      await rows().updateMany({
        where: mine(run),
        data: { ...free, key: null, dead_at: new Date(), reason },
      })
    },
    async tend() {},
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
      for (const name of names) strapi.cron.remove(name)
    },
  }
}
