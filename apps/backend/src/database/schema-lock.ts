import type { Core } from '@strapi/strapi'
import { Client } from 'pg'
import { environment } from '../runtime/environment'

// Any number will do, as long as nothing else in this database locks by it.
const key = 20_470_047

let holder: Client | null = null

/** One process at a time prepares the database; another start waits here. SQLite has one process anyway. */
export async function acquirePreparationLock(strapi: Core.Strapi): Promise<void> {
  if (environment.DATABASE_CLIENT !== 'postgres') return
  holder = new Client({ connectionString: environment.DATABASE_URL })
  await holder.connect()
  const { rows } = await holder.query('select pg_try_advisory_lock($1) as free', [key])
  if (rows[0].free) return
  strapi.log.info('Another process is preparing the database: waiting for it')
  await holder.query('select pg_advisory_lock($1)', [key])
}

/** The lock goes with its connection, so a process that dies gives it back too. */
export async function releasePreparationLock(): Promise<void> {
  const client = holder
  holder = null
  await client?.end()
}

/**
 * Where schema changes are a step of their own, a process refuses a database of another build instead of changing it:
 * of two builds side by side, the older would take away what the newer has added.
 */
export function requireCurrentSchema(strapi: Core.Strapi): void {
  if (environment.SCHEMA_CHANGES === 'start') return
  strapi.hook('strapi::content-types.beforeSync').register(async () => {
    const { migrations, schema } = strapi.db
    const stored = await schema.schemaStorage.read()
    const current = stored?.hash === (await schema.schemaStorage.hashSchema(schema.schema))
    if (current && !(await migrations.shouldRun())) return
    throw new Error(
      'The database has not the schema of this build. Run `pnpm --filter backend migrate` of the newest build first.',
    )
  })
}
