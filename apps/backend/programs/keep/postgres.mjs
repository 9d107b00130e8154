import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import pg from 'pg'
import { namedFiles } from './named-files.mjs'
import { requireSame } from './sqlite.mjs'

const run = promisify(execFile)
const firstNumber = text => Number(/\d+/.exec(text)?.[0])

/** PostgreSQL's own program with the database named and its password out of the list of processes. */
async function call(program, args, { DATABASE_URL }) {
  const url = new URL(DATABASE_URL)
  const password = decodeURIComponent(url.password)
  url.password = ''
  // biome-ignore lint/style/noProcessEnv: PostgreSQL's programs look there for what the address does not say
  const env = { ...process.env, ...(password && { PGPASSWORD: password }) }
  try {
    await run(program, ['--dbname', url.href, ...args], { env, maxBuffer: 64 * 1024 * 1024 })
  } catch (error) {
    throw new Error(`${program}: ${error.stderr?.trim() || error.message}`)
  }
}

/** A dump of a server is read and written by programs of its version or a newer one. */
async function requireProgram(program, client) {
  const { rows } = await client.query('show server_version')
  const server = firstNumber(rows[0].server_version)
  const wanted = `install the client programs of PostgreSQL ${server} or newer (on Debian: postgresql-client)`
  const told = await run(program, ['--version']).catch(() => null)
  if (!told) throw new Error(`${program} was not found: ${wanted}`)
  const own = firstNumber(told.stdout)
  if (own < server) throw new Error(`${program} is of version ${own} and the server of ${server}: ${wanted}`)
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

/** A database of PostgreSQL, by pg_dump and pg_restore. */
export const postgres = {
  file: 'database.dump',

  /** A dump of one moment, while the backends write on; answers what that moment holds and names. */
  copy: (environment, to) =>
    connected(environment, async client => {
      await requireProgram('pg_dump', client)
      await client.query('begin isolation level repeatable read read only')
      const { rows } = await client.query('select pg_export_snapshot() as snapshot')
      const args = ['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${rows[0].snapshot}`]
      await call('pg_dump', [...args, '--file', to], environment)
      const select = async statement => (await client.query(statement)).rows
      const found = { rows: await counted(client), named: await namedFiles(select, environment) }
      await client.query('commit')
      return found
    }),

  isEmpty: environment =>
    connected(environment, async client => (await client.query(tables)).rows.length === 0),

  /** All of the dump or nothing; `begin` gets a way to run statements on it in a transaction of their own. */
  bringBack: (from, environment, { rows, begin }) =>
    connected(environment, async client => {
      await requireProgram('pg_restore', client)
      const args = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction', from]
      await call('pg_restore', args, environment)
      requireSame(rows, await counted(client))
      await client.query('begin')
      await begin((statement, values = []) => client.query(numbered(statement), values))
      await client.query('commit')
    }),
}
