import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { createEmptyDatabase } from '#tests/database'
import { backendFolder } from '#tests/folders'
import { startBackend } from '#tests/harness'

async function query(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

test('schema.sql is what Strapi and the migrations create, and creates it again', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tests/write-schema.mjs', '--check'], {
    cwd: backendFolder,
    env: { PATH: process.env.PATH, TEST_DATABASE_URL: inject('server') },
    encoding: 'utf8',
  })
  expect(`${stdout}${stderr}`).toContain('database/schema.sql has the schema of this build')
  expect(status).toBe(0)
})

test('a statement of schema.sql that fails leaves the database empty', async () => {
  const sql = readFileSync(resolve(backendFolder, 'database/schema.sql'), 'utf8')
  const database = await createEmptyDatabase()
  await expect(query(database.url, `begin; ${sql}; select 1 / 0; commit`)).rejects.toThrow('division by zero')
  const tables = await query(database.url, `select from pg_class where relnamespace = 'public'::regnamespace`)
  expect(tables).toHaveLength(0)
  await database.dispose()
})

test('a database that was created from schema.sql has the schema and the migrations of the build', async () => {
  const backend = await startBackend()
  const { schema, migrations, connection } = backend.strapi.db
  const stored = await schema.schemaStorage.read()
  expect(stored?.hash).toBe(await schema.schemaStorage.hashSchema(schema.schema))
  expect(await migrations.shouldRun()).toBe(false)
  // All rows have the time of the one transaction that created them.
  const [row] = await connection('strapi_migrations').countDistinct('time')
  expect(Number(row?.count)).toBe(1)
  await backend.stop()
})
