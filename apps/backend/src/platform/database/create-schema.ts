import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Core } from '@strapi/strapi'
import { Client } from 'pg'
import { environment } from '#src/platform/runtime/environment'

/**
 * Creates the tables of an empty database from `database/schema.sql`, which takes a fraction of the time that Strapi needs
 * for its hundreds of statements. Strapi then finds its schema and applies what the file lacks. Must only run in the
 * process that prepares the database.
 */
export async function createSchema(strapi: Core.Strapi): Promise<void> {
  if (environment.SCHEMA_CHANGES !== 'start') return
  const client = new Client({ connectionString: environment.DATABASE_URL })
  // A lost connection also rejects the query in progress.
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query(
      `select current_schema() = 'public'
        and not exists (select from pg_class where relnamespace = current_schema()::regnamespace) as empty`,
    )
    if (!rows[0].empty) return
    const sql = await readFile(join(strapi.dirs.app.root, 'database/schema.sql'), 'utf8')
    // Statements of one query without parameters run in one transaction.
    await client.query(`begin; ${sql}; commit`)
    strapi.log.info('The database was empty; its tables have been created')
  } finally {
    await client.end()
  }
}
