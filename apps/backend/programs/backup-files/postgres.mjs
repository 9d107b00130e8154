import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import pg from 'pg'
import { listReferencedFiles } from './referenced-files.mjs'

const run = promisify(execFile)
const firstNumber = text => Number(/\d+/.exec(text)?.[0])

/**
 * Runs a PostgreSQL client program. The password is passed in the environment, so that it does not appear
 * in the process list.
 */
async function call(program, args, { DATABASE_URL }) {
  const url = new URL(DATABASE_URL)
  const password = decodeURIComponent(url.password)
  url.password = ''
  // biome-ignore lint/style/noProcessEnv: PostgreSQL's programs read settings that the URL lacks from it
  const env = { ...process.env, ...(password && { PGPASSWORD: password }) }
  try {
    await run(program, ['--dbname', url.href, ...args], { env, maxBuffer: 64 * 1024 * 1024 })
  } catch (error) {
    throw new Error(`${program}: ${error.stderr?.trim() || error.message}`)
  }
}

/** Throws unless the program is installed and at least as new as the server. */
async function requireProgram(program, client) {
  const { rows } = await client.query('show server_version')
  const server = firstNumber(rows[0].server_version)
  const hint = `install the client programs of PostgreSQL ${server} or newer (on Debian: postgresql-client)`
  const output = await run(program, ['--version']).catch(() => null)
  if (!output) throw new Error(`${program} was not found: ${hint}`)
  const own = firstNumber(output.stdout)
  if (own < server)
    throw new Error(`${program} is version ${own}, but the server is version ${server}: ${hint}`)
}

async function connected({ DATABASE_URL }, work) {
  const client = new pg.Client({ connectionString: DATABASE_URL })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

function numbered(statement) {
  let at = 0
  return statement.replace(/\?/g, () => {
    at += 1
    return `$${at}`
  })
}

const tables = `
  select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema' order by 1, 2`

async function counted(client) {
  const rows = {}
  for (const { schema, name } of (await client.query(tables)).rows) {
    const table = `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`
    const { rows: found } = await client.query(`select count(*) as many from ${table}`)
    rows[schema === 'public' ? name : `${schema}.${name}`] = Number(found[0].many)
  }
  return rows
}

/** Throws unless every table has the same number of rows as in the manifest. */
function requireSameRowCounts(expected, found) {
  const differing = Object.keys({ ...expected, ...found }).filter(table => expected[table] !== found[table])
  if (differing.length > 0)
    throw new Error(`Row counts differ from the backup, do not use this database: ${differing.join(', ')}`)
}

/** Backs up and restores a PostgreSQL database with pg_dump and pg_restore. */
export const postgresBackup = {
  file: 'database.dump',

  /** Dumps a consistent snapshot without stopping the backends. Returns its row counts and the files it refers to. */
  copy: (environment, to) =>
    connected(environment, async client => {
      await requireProgram('pg_dump', client)
      await client.query('begin isolation level repeatable read read only')
      const { rows } = await client.query('select pg_export_snapshot() as snapshot')
      const args = ['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${rows[0].snapshot}`]
      await call('pg_dump', [...args, '--file', to], environment)
      const select = async statement => (await client.query(statement)).rows
      const found = { rows: await counted(client), named: await listReferencedFiles(select, environment) }
      await client.query('commit')
      return found
    }),

  isEmpty: environment =>
    connected(environment, async client => (await client.query(tables)).rows.length === 0),

  /** Restores the dump atomically, then calls `begin` with a function that runs statements in one transaction. */
  bringBack: (from, environment, { rows, begin }) =>
    connected(environment, async client => {
      await requireProgram('pg_restore', client)
      const args = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction', from]
      await call('pg_restore', args, environment)
      requireSameRowCounts(rows, await counted(client))
      await client.query('begin')
      await begin((statement, values = []) => client.query(numbered(statement), values))
      await client.query('commit')
    }),
}
