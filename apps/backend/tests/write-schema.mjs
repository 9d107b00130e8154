import { randomUUID } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import process from 'node:process'
import { startCluster } from '@bgm/database'
import pg from 'pg'
import { loadCompiledBackend } from '../programs/compiled-backend.mjs'
import { exitWithError, logInfo } from '../programs/log-line.mjs'
import { dumpObjects, dumpRows, formatSchema } from './dump-schema.mjs'

const file = resolve(import.meta.dirname, '../database/schema.sql')
/** Strapi creates the schema itself in a database that is not empty. */
const filler = 'filler_of_the_schema_program'

/** The backend requires them; nothing of the schema depends on them. */
const secrets = [
  'ADMIN_JWT_SECRET',
  'API_TOKEN_SALT',
  'APP_KEYS',
  'CODE_SECRET',
  'ENCRYPTION_KEY',
  'INTERNAL_API_KEY',
  'JWT_SECRET',
  'LICENCE_KEYS_SECRET',
  'TRANSFER_TOKEN_SALT',
]

/** Starts the backend on a database without its tables, and writes what it creates. */
async function createSchema(client, folder, url) {
  await client.query(`create table ${filler} ()`)
  const app = loadCompiledBackend({
    ...Object.fromEntries(secrets.map(name => [name, randomUUID()])),
    DATABASE_URL: url,
    DATA_DIR: folder,
    LOG_LEVEL: 'error',
    NODE_ENV: 'development',
    SCHEMA_CHANGES: 'start',
    SEED: 'none',
  }).create()
  let rows = ''
  await app.register()
  // Rows that are added later are added at every start.
  app.hook('strapi::content-types.afterSync').register(async () => {
    rows = await dumpRows(client)
  })
  await app.bootstrap()
  await app.destroy()
  await client.query(`drop table ${filler}`)
  return formatSchema(await dumpObjects(client), rows)
}

async function withDatabase(server, name, work) {
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`create database ${name}`)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client, url)
  } finally {
    await client.end()
    // A backend that failed to start still uses it.
    await admin.query(`drop database ${name}`).catch(() => {})
    await admin.end()
  }
}

/** Creates a database from the file, and writes what it contains. */
async function repeatSchema(client, sql) {
  await client.query(`begin; ${sql}; commit`)
  return formatSchema(await dumpObjects(client), await dumpRows(client))
}

/**
 * Strapi lists components in the order in which their folders happen to be read, which the row with its schema and its hash
 * repeat.
 */
const withoutOrder = sql =>
  sql.replace(/^insert into public\.strapi_database_schema .*$/m, row =>
    row
      .replace(/'[0-9a-f]{32,64}'/, '')
      .split(/[,{}[\]]/)
      .sort()
      .join(),
  )

/** Describes the first difference of two schemas, or returns undefined if there is none. */
function findDifference(expectedSql, actualSql) {
  const [expected, actual] = [withoutOrder(expectedSql), withoutOrder(actualSql)]
  if (expected === actual) return undefined
  let at = 0
  while (at < expected.length && expected[at] === actual[at]) at += 1
  const excerpt = text => JSON.stringify(text.slice(Math.max(0, at - 60), at + 60))
  return `line ${expected.slice(0, at).split('\n').length}: ${excerpt(actual)} instead of ${excerpt(expected)}`
}

async function main(isCheck) {
  const cluster = process.env.TEST_DATABASE_URL ? null : await startCluster()
  const server = cluster?.url ?? process.env.TEST_DATABASE_URL
  const folder = await mkdtemp(join(tmpdir(), 'schema-'))
  try {
    const sql = await withDatabase(server, `schema_${randomUUID().slice(0, 8)}`, (client, url) =>
      createSchema(client, folder, url),
    )
    if (!isCheck) writeFileSync(file, sql)
    const difference = findDifference(readFileSync(file, 'utf8'), sql)
    if (difference)
      throw new Error(
        `database/schema.sql is not what Strapi creates (${difference}): run \`pnpm --filter backend schema\``,
      )
    const repeated = await withDatabase(server, `schema_${randomUUID().slice(0, 8)}`, client =>
      repeatSchema(client, sql),
    )
    const lost = findDifference(sql, repeated)
    if (lost) throw new Error(`database/schema.sql does not create what it was written from (${lost})`)
  } finally {
    await rm(folder, { recursive: true })
    await cluster?.stop()
  }
}

try {
  await main(process.argv.includes('--check'))
  logInfo('database/schema.sql has the schema of this build.')
  process.exit(0)
} catch (error) {
  exitWithError(error)
}
