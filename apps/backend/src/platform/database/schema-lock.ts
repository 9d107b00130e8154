import type { Core } from '@strapi/strapi'
import { Client } from 'pg'
import { environment } from '#src/platform/runtime/environment'

// An arbitrary number that no other advisory lock in this database uses.
const key = 20_470_047

let holder: Client | null = null

/** Acquires the lock, waiting if another process is preparing the database. */
export async function acquirePreparationLock(strapi: Core.Strapi): Promise<void> {
  holder = new Client({ connectionString: environment.DATABASE_URL })
  await holder.connect()
  const { rows } = await holder.query('select pg_try_advisory_lock($1) as free', [key])
  if (rows[0].free) return
  strapi.log.info('Waiting for another process to prepare the database')
  await holder.query('select pg_advisory_lock($1)', [key])
}

/** Releases the lock by closing its connection. A killed process therefore releases it too. */
export async function releasePreparationLock(): Promise<void> {
  const client = holder
  holder = null
  await client?.end()
}

/**
 * With `SCHEMA_CHANGES=step`, throws if the database has another build's schema. Without this check, the
 * older of two builds that run side by side would drop columns that the newer build has added.
 */
export function requireCurrentSchema(strapi: Core.Strapi): void {
  if (environment.SCHEMA_CHANGES === 'start') return
  strapi.hook('strapi::content-types.beforeSync').register(async () => {
    const { migrations, schema } = strapi.db
    const stored = await schema.schemaStorage.read()
    const current = stored?.hash === (await schema.schemaStorage.hashSchema(schema.schema))
    if (current && !(await migrations.shouldRun())) return
    throw new Error(
      'The database does not have the schema of this build. Run `pnpm --filter backend migrate` of the newest build first.',
    )
  })
}
