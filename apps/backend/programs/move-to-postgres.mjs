import { join } from 'node:path'
import { exit } from 'node:process'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { loadCompiledBackend } from './compiled-backend.mjs'
import { moveRecords } from './move/move.mjs'
import { openSource } from './move/source.mjs'
import { dropTables, listTables } from './move/target.mjs'

const { values } = parseArgs({ options: { from: { type: 'string' } } })

async function makeTables(backend) {
  const app = await backend.load()
  await app.destroy()
}

const hashOf = async client => (await client.query('select hash from strapi_database_schema')).rows[0]?.hash

function print(compared) {
  const width = Math.max(...compared.map(({ table }) => table.length))
  const line = (...cells) => console.info(cells.join('  '))
  line('table'.padEnd(width), '    rows', '  digest of SQLite', 'of PostgreSQL')
  for (const { table, sqlite, postgres } of compared)
    line(table.padEnd(width), String(sqlite.rows).padStart(8), sqlite.digest.padStart(18), postgres.digest)
  const rows = compared.reduce((sum, { sqlite }) => sum + sqlite.rows, 0)
  line(`\n${rows} rows of ${compared.length} tables were copied from SQLite to PostgreSQL and verified.`)
}

async function move() {
  // Starting the backend creates the tables with the schema of this build.
  const backend = loadCompiledBackend({ DATABASE_CLIENT: 'postgres', SCHEMA_CHANGES: 'start', SEED: 'none' })
  const { dataDir, DATABASE_URL } = backend.environment
  const source = openSource(values.from ?? join(dataDir, 'database.sqlite'))
  const client = new pg.Client({ connectionString: DATABASE_URL })
  await client.connect()
  try {
    if ((await listTables(client)).size > 0)
      throw new Error('The PostgreSQL database is not empty. Move into a database without any table.')
    try {
      await makeTables(backend)
      if ((await hashOf(client)) !== source.schemaHash)
        throw new Error(
          'The SQLite file has the schema of another build. Start this build on it once, then move.',
        )
      print(await moveRecords(source, client))
    } catch (error) {
      await dropTables(client)
      throw error
    }
  } finally {
    source.close()
    await client.end()
  }
}

await move().then(
  () => exit(0),
  error => {
    console.error(error.message)
    exit(1)
  },
)
