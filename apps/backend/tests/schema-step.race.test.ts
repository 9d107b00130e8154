import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEmptyDatabase } from '#tests/database'
import { backendFolder } from '#tests/folders'
import { testEnvironment } from '#tests/harness'

const strapi = 'node_modules/@strapi/strapi/bin/strapi.js'
const started: ChildProcess[] = []
let testDatabase: Awaited<ReturnType<typeof createEmptyDatabase>>

beforeAll(async () => {
  testDatabase = await createEmptyDatabase()
})
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL')
  await testDatabase.dispose()
})

/** Starts a process. `waitForOutput` resolves with its output once it contains a text or the process has exited. */
function run(args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, args, {
    cwd: backendFolder,
    env: {
      ...process.env,
      ...testEnvironment,
      ...testDatabase.variables,
      PORT: '0',
      LOG_LEVEL: 'info',
      ...env,
    },
  })
  started.push(child)
  let output = ''
  const waitForOutput = (text: string) =>
    new Promise<string>(done => {
      const look = (chunk?: unknown) => {
        output += chunk ?? ''
        if (output.includes(text)) done(output)
      }
      for (const stream of [child.stdout, child.stderr]) stream.on('data', look)
      child.once('close', () => done(output))
      look()
    })
  return { child, waitForOutput, ended: once(child, 'close').then(([code]) => code as number) }
}

const rows = async (sql: string) => {
  const client = new pg.Client({ connectionString: testDatabase.url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

const step = { SCHEMA_CHANGES: 'step' }
const migrateHint = 'pnpm --filter backend migrate'

test('with a separate schema step, a process fails to start on a database without tables and creates none', async () => {
  const process = run([strapi, 'start'], step)
  expect(await process.waitForOutput(migrateHint)).toContain(migrateHint)
  expect(await process.ended).not.toBe(0)
  const tables = await rows("select tablename from pg_tables where schemaname = 'public'")
  expect(tables.filter(({ tablename }) => !tablename.startsWith('strapi_'))).toEqual([])
}, 600_000)

test('a schema step and a start running concurrently on an empty database create the schema once', async () => {
  const migration = run(['programs/migrate.mjs'], step)
  const start = run([strapi, 'start'])
  const [migrated, startOutput] = await Promise.all([
    migration.waitForOutput('has the schema'),
    start.waitForOutput('started successfully'),
  ])
  expect(migrated).toContain('has the schema of this build')
  expect(startOutput).toContain('started successfully')
  expect(await migration.ended).toBe(0)

  const duplicates = (table: string, by: string) =>
    rows(`select ${by}, count(*) from ${table} group by ${by} having count(*) > 1`)
  expect(await duplicates('strapi_migrations', 'name')).toEqual([])
  expect(await duplicates('i18n_locale', 'code')).toEqual([])
  expect(await duplicates('up_roles', 'type')).toEqual([])
  expect(await duplicates('admin_roles', 'code')).toEqual([])
  expect(
    await duplicates(
      'up_permissions p join up_permissions_role_lnk l on l.permission_id = p.id',
      'action, role_id',
    ),
  ).toEqual([])
  expect(await rows('select hash from strapi_database_schema')).toHaveLength(1)

  const secondStart = run([strapi, 'start'], step)
  expect(await secondStart.waitForOutput('started successfully')).toContain('started successfully')
}, 600_000)

test('an older build removes nothing from a newer schema', async () => {
  await rows("update strapi_database_schema set hash = 'of a newer build'")
  await rows('alter table orders add column of_a_newer_build integer')
  const older = run([strapi, 'start'], step)
  expect(await older.waitForOutput(migrateHint)).toContain(migrateHint)
  expect(await older.ended).not.toBe(0)
  const column = "select 1 from information_schema.columns where column_name = 'of_a_newer_build'"
  expect(await rows(column)).toHaveLength(1)
}, 600_000)
