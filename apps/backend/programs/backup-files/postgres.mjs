import { rmSync } from 'node:fs'
import { dumpDatabase, restoreDatabase } from '@bgm/database-copy'
import pg from 'pg'
import { listReferencedFiles } from './referenced-files.mjs'

/** The folder of the database in a backup. */
export const databaseFolder = 'database'

export const isPartOfDatabase = path => path.startsWith(`${databaseFolder}/`)

async function connected({ DATABASE_URL }, work) {
  const client = new pg.Client({ connectionString: DATABASE_URL })
  // A query that is running fails too; without a listener, the error would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const quoteName = ({ schema, name }) => (schema === 'public' ? name : `${schema}.${name}`)

/**
 * Copies a consistent snapshot without stopping the backends. Returns the number of rows by table and the files that the
 * snapshot refers to.
 */
export const copyDatabase = (environment, folder) =>
  connected(environment, async client => {
    rmSync(folder, { recursive: true, force: true })
    await client.query('begin isolation level repeatable read read only')
    const tables = await dumpDatabase(client, folder)
    const select = async statement => (await client.query(statement)).rows
    const named = await listReferencedFiles(select, environment)
    await client.query('commit')
    return { rows: Object.fromEntries(tables.map(table => [quoteName(table), table.rows])), named }
  })

/** Records when the last complete backup was made, for the metric of its age. */
export const recordBackup = (environment, made_at) =>
  connected(environment, client =>
    client.query(
      `with earlier as (delete from strapi_core_store_settings where key = 'backups_last')
        insert into strapi_core_store_settings (key, value, type) values ('backups_last', $1, 'object')`,
      [JSON.stringify({ at: Date.parse(made_at) })],
    ),
  )

export const isDatabaseEmpty = environment =>
  connected(environment, async client => {
    const { rowCount } =
      await client.query(`select from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema' limit 1`)
    return rowCount === 0
  })

/** Restores a copy and calls `begin` with a function that runs statements, all in one transaction. */
export const restoreCopy = (folder, environment, begin) =>
  connected(environment, async client => {
    await client.query('begin')
    await restoreDatabase(client, folder)
    await begin((statement, values) => client.query(statement, values))
    await client.query('commit')
    // The planner would otherwise know nothing about the tables at first.
    await client.query('analyze')
  })
