import { createHash } from 'node:crypto'
import { types } from 'pg'
import PgBoss from 'pg-boss'
import { z } from 'zod'
import { environment } from '../runtime/environment'
import type { AnyJob } from './job'
import { type NewJob, type Schedule, type Store, scheduleKey } from './store'

const uid = 'api::job.job'
const schema = 'pgboss'
const keptDays = 30

// The backend's database layer reads JSON as text, for every query that does not say otherwise.
const parsers: Pick<typeof types, 'getTypeParser'> = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === types.builtins.JSONB ? JSON.parse : types.getTypeParser(oid, format as 'text'),
}

const data = z.object({ payload: z.string().nullable(), tries: z.number() })
const buried = z.array(z.object({ id: z.number(), job: z.string(), payload: z.string().nullable() }))

type Query = { text: string; values?: unknown[]; types: typeof parsers }
type Connection = { query(query: Query): Promise<{ rows: unknown[] }> }
type Client = { acquireConnection(): Promise<Connection>; releaseConnection(one: Connection): Promise<void> }
type Database = PgBoss.Db

const clientOf = (connection: unknown) => (connection as { client: Client }).client

async function ask(client: Client, text: string, values?: unknown[], undo = false) {
  const connection = await client.acquireConnection()
  try {
    return await connection.query({ text, values, types: parsers })
  } catch (error) {
    // pg-boss sends whole transactions as one text: one that broke off must not go back to the pool open.
    if (undo) await connection.query({ text: 'rollback', types: parsers }).catch(() => undefined)
    throw error
  } finally {
    await client.releaseConnection(connection)
  }
}

/** Jobs are placed by the connection of the transaction around, where their reason is written. */
const within = async (work: (database: Database) => Promise<void>): Promise<void> =>
  await strapi.db.transaction(async ({ trx }) =>
    work({ executeSql: (text, values) => ask(clientOf(trx), text, values) }),
  )

// A row of that id is refused while the one before it waits or runs.
function idOf(job: string, key: string): string {
  const hex = createHash('sha256').update(`${job}\0${key}`).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  )
}

/** Jobs in pg-boss's own schema of the database, for any number of processes. */
export function bossStore(): Store {
  const pool = clientOf(strapi.db.connection)
  let stopped = false
  const boss = new PgBoss({
    // Its clock may ask once more while the backend closes the pool.
    db: { executeSql: async (text, values) => (stopped ? { rows: [] } : ask(pool, text, values, true)) },
    schema,
    maintenanceIntervalSeconds: 60,
    migrate: environment.SCHEMA_CHANGES === 'start',
  })
  boss.on('error', error => strapi.log.error('the queue failed', { error: error.name }))
  let known: readonly AnyJob[] = []

  async function send(
    job: string,
    id: string | null,
    content: z.output<typeof data>,
    delay: number,
    db: Database,
  ) {
    const options = {
      db,
      retentionDays: keptDays,
      ...(id && { id }),
      ...(delay > 0 && { startAfter: delay / 1000 }),
    }
    await boss.send(job, content, options)
  }

  const put = ({ job, payload, key, delay }: NewJob) =>
    within(db => send(job, key && idOf(job, key), { payload, tries: 0 }, delay, db))

  async function openQueue({ name, lease }: AnyJob): Promise<void> {
    // Tries are counted by the runner; here it only matters that a killed process's job comes back at once.
    const options = { name, retryLimit: 1000, retryDelay: 0, retryBackoff: false, expireInSeconds: lease }
    await boss.createQueue(name, options)
    await boss.updateQueue(name, options)
  }

  async function keepTime(schedules: readonly Schedule[]): Promise<void> {
    for (const { job, minute } of schedules) {
      const options = { tz: 'Asia/Jakarta', id: idOf(job.name, scheduleKey) }
      await boss.schedule(job.name, `${minute} * * * *`, { payload: null, tries: 0 }, options)
    }
  }

  // An operator brings a job back by taking its `dead_at` away; rows that came from SQLite look the same.
  async function revive(): Promise<void> {
    const where = { dead_at: null, job: { $in: known.map(({ name }) => name) } }
    for (const { id, job, payload } of buried.parse(
      await strapi.db.query(uid).findMany({ where, limit: 100 }),
    )) {
      await within(async db => {
        const { count } = await strapi.db.query(uid).deleteMany({ where: { id, dead_at: null } })
        if (count === 1) await send(job, null, { payload, tries: 0 }, 0, db)
      })
    }
  }

  return {
    async start(jobs, schedules) {
      known = jobs
      await boss.start()
      for (const job of jobs) await openQueue(job)
      await keepTime(schedules)
    },
    put,
    async claim({ name }) {
      const [row] = await boss.fetch<object>(name, { batchSize: 1, includeMetadata: true })
      if (!row) return null
      const { payload, tries } = data.parse(row.data)
      return { id: row.id, claim: row.id, payload, tries: tries + row.retryCount + 1 }
    },
    async finish({ name }, { id }) {
      await boss.deleteJob(name, id)
    },
    putBack: ({ name }, { id, payload }, delay, tries) =>
      within(async db => {
        await boss.deleteJob(name, id, { db })
        await send(name, id, { payload, tries }, delay, db)
      }),
    bury: ({ name }, { id, payload, tries }, reason) =>
      within(async db => {
        const now = new Date()
        await boss.deleteJob(name, id, { db })
        await strapi.db
          .query(uid)
          .create({ data: { job: name, payload, tries, reason, due_at: now, dead_at: now } })
      }),
    async tend() {
      await boss.expire()
      await revive()
    },
    async open(jobs) {
      const sizes = jobs.map(async ({ name }) => [
        name,
        await boss.getQueueSize(name, { before: 'completed' }),
      ])
      return Object.fromEntries(await Promise.all(sizes))
    },
    async isDue(jobs, milliseconds) {
      const rows: unknown[] = await strapi.db.connection
        .withSchema(schema)
        .from('job')
        .whereIn(
          'name',
          jobs.map(({ name }) => name),
        )
        .whereIn('state', ['created', 'retry'])
        .whereRaw("start_after < now() + ? * interval '1 millisecond'", [milliseconds])
        .limit(1)
      return rows.length > 0
    },
    async stop() {
      await boss.stop({ graceful: false })
      stopped = true
    },
  }
}
