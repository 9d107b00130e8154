import { type FieldDef, types } from 'pg'
import { type Clock, fromKnex, PgBoss } from 'pg-boss'

/** The migration creates this schema from pg-boss's own statements. */
const schema = 'pgboss'

const day = 86_400
const queryDeadline = 30_000

/** pg-boss must not keep a program alive that has nothing else to do. */
const clock: Clock = {
  now: Date.now,
  setTimeout: (run, milliseconds) => setTimeout(run, milliseconds).unref(),
  clearTimeout: timer => clearTimeout(timer as NodeJS.Timeout),
  setInterval: (run, milliseconds) => setInterval(run, milliseconds).unref(),
  clearInterval: timer => clearInterval(timer as NodeJS.Timeout),
}

type Connection = Pick<typeof strapi.db.connection, 'raw'>
type Executor = ReturnType<typeof fromKnex>
type Row = Record<string, unknown>

const jsonTypes: readonly number[] = [types.builtins.JSON, types.builtins.JSONB]

/** Strapi makes the driver return JSON columns as text. */
function parseJson({ rows, fields = [] }: { rows: Row[]; fields?: readonly FieldDef[] }): { rows: Row[] } {
  const names = fields.filter(({ dataTypeID }) => jsonTypes.includes(dataTypeID)).map(({ name }) => name)
  const parse = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : value)
  return {
    rows: rows.map(row => ({ ...row, ...Object.fromEntries(names.map(name => [name, parse(row[name])])) })),
  }
}

function toExecutor(connection: Connection): Executor {
  const { executeSql } = fromKnex({
    raw: async (sql, bindings = []) =>
      await connection.raw(sql, bindings).timeout(queryDeadline, { cancel: true }),
  })
  return { executeSql: async (sql, values) => parseJson(await executeSql(sql, values)) }
}

/**
 * Runs the statements of pg-boss on the backend's own connections. Scripts that contain their own transaction run in a
 * transaction of knex, because a failed script would otherwise leave its connection in an aborted transaction.
 */
const executor: Executor = {
  executeSql(sql, values) {
    const script = /^\s*BEGIN;(?<statements>.*)COMMIT;\s*$/s.exec(sql)?.groups?.statements
    if (script === undefined) return toExecutor(strapi.db.connection).executeSql(sql, values)
    return strapi.db.connection.transaction(trx => toExecutor(trx).executeSql(script))
  },
}

/** The executor of a transaction, for jobs that must exist only if the transaction commits. */
export const within = (trx: Connection): { db: Executor } => ({ db: toExecutor(trx) })

/** pg-boss copies the errors of its workers and adds the queue. Messages may quote values, so they are not logged. */
function logError(error: Error & { code?: unknown; queue?: unknown }): void {
  strapi.log.error('the job queue failed', { job: error.queue, error: error.code ?? error.name })
}

/**
 * Creates the queue without starting it. The intervals are long, because `workers.ts` looks for due jobs of all queues
 * with one query.
 */
export function createBoss(): PgBoss {
  const boss = new PgBoss({
    schema,
    db: executor,
    clock,
    migrate: false,
    createSchema: false,
    registerInstance: false,
    openTelemetry: { enabled: false },
    reindex: false,
    monitorVacuum: false,
    queueCacheIntervalSeconds: day,
    // Jobs of killed processes are found within half a minute of the end of their lease.
    superviseIntervalSeconds: 30,
    monitorIntervalSeconds: 30,
    maintenanceIntervalSeconds: 3600,
    flowIntervalSeconds: day,
    cronMonitorIntervalSeconds: 30,
    cronWorkerIntervalSeconds: 30,
  })
  boss.on('error', logError)
  boss.on('warning', ({ message }) => strapi.log.warn('the job queue has a problem', { problem: message }))
  return boss
}
