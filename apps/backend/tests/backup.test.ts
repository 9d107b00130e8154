import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createCustomer } from '#tests/customers'
import { createEmptyDatabase } from '#tests/database'
import { type Backend, loadCompiled } from '#tests/harness'
import { runProgram } from '#tests/operator-programs'
import { startBackendWithPackages } from '#tests/shop'

let backend: Backend
let folder: string
let validBackup: string
let buyer: Awaited<ReturnType<typeof createCustomer>>

const backup = (to: string) => runProgram('backup', ['--to', to])
/** A new data folder and database. */
async function createTarget() {
  const { folder: dataDir, url, variables, dispose } = await createEmptyDatabase()
  onTestFinished(dispose)
  const query = async (sql: string) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      return (await client.query(sql)).rows
    } finally {
      await client.end()
    }
  }
  return { dataDir, variables, query }
}
type Target = Awaited<ReturnType<typeof createTarget>>

const restore = (from: string, { variables }: Target, env = {}, flags: string[] = []) =>
  runProgram('restore', ['--from', from, ...flags], { ...variables, ...env })

async function expectUntouched({ dataDir, query }: Target) {
  expect(readdirSync(dataDir)).toEqual([])
  expect(await query("select tablename from pg_tables where schemaname = 'public'")).toEqual([])
}

const damaged = (change: (copy: string) => void) => {
  const copy = join(mkdtempSync(join(folder, 'copy-')), 'copy')
  cpSync(validBackup, copy, { recursive: true })
  change(copy)
  return copy
}

beforeAll(async () => {
  backend = await startBackendWithPackages()
  buyer = await createCustomer(backend)
  folder = mkdtempSync(join(tmpdir(), 'backup-'))
  validBackup = join(folder, 'whole')
  expect(await backup(validBackup)).toMatchObject({ code: 0, output: expect.stringContaining('rows') })
}, 300_000)
afterAll(async () => {
  await backend.stop()
  rmSync(folder, { recursive: true })
})

test('restores all data into another folder and database, advances the number sequences and ends all sessions', async () => {
  const target = await createTarget()
  expect(await restore(validBackup, target)).toMatchObject({
    code: 0,
    output: expect.stringContaining('1,000 later'),
  })
  const files = (dataDir: string) => readdirSync(join(dataDir, 'private/tax-files')).sort()
  expect(files(target.dataDir)).toEqual(files(backend.dataDir))
  expect(await target.query('select number from orders')).toContainEqual({ number: buyer.order.number })
  expect(await target.query('select * from sessions')).toEqual([])
  const sequences = "select value from sequences where series like 'order-%' or series = 'cid'"
  for (const { value } of await target.query(sequences)) expect(Number(value)).toBeGreaterThanOrEqual(1000)
}, 60_000)

test('a restored database has the same schema, with its constraints, indexes and triggers', async () => {
  const target = await createTarget()
  expect(await restore(validBackup, target)).toMatchObject({ code: 0 })
  for (const sql of [
    `select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
      where table_schema = 'public' order by table_name, ordinal_position`,
    `select conrelid::regclass::text as "table", case contype when 'n' then '' else conname end as name, pg_get_constraintdef(oid) as definition from pg_constraint
      where connamespace = 'public'::regnamespace order by 1, 2, 3`,
    "select indexdef from pg_indexes where schemaname = 'public' order by 1",
    'select pg_get_triggerdef(oid) as definition from pg_trigger where not tgisinternal order by 1',
  ])
    expect(await target.query(sql)).toEqual((await backend.strapi.db.connection.raw(sql)).rows)
}, 60_000)

test('backups and restores without programs of PostgreSQL on the PATH', async () => {
  const target = await createTarget()
  const place = join(folder, 'without-programs')
  expect(await runProgram('backup', ['--to', place], { PATH: '' })).toMatchObject({ code: 0 })
  expect(await restore(place, target, { PATH: '' })).toMatchObject({ code: 0 })
  expect(await target.query('select number from orders')).toContainEqual({ number: buyer.order.number })
}, 60_000)

test('the age of the last backup is that of the last complete one', async () => {
  const { getBackupAge } = loadCompiled(() => import('#src/platform/runtime/host-state'))
  const settings = backend.strapi.db.connection('strapi_core_store_settings')
  await settings.clone().where({ key: 'backups_last' }).delete()
  const since = await getBackupAge()
  expect(since).toBeGreaterThan(0)
  expect(since).toBeLessThan(86_400)
  const made = join(folder, 'age')
  await backup(made)
  const { made_at } = JSON.parse(readFileSync(join(made, 'manifest.json'), 'utf8'))
  expect(await getBackupAge(Date.parse(made_at) + 90_000)).toBe(90)
})

test('the files of a backup are readable only by their owner', () => {
  for (const entry of ['', ...readdirSync(validBackup, { recursive: true }).map(String)])
    expect(statSync(join(validBackup, entry)).mode & 0o077, entry).toBe(0)
})

test.each([
  [
    'with a changed byte',
    (copy: string) => appendFileSync(join(copy, 'database/before.sql'), ' '),
    /damaged/,
  ],
  [
    'with a missing file',
    (copy: string) => {
      const [key = ''] = readdirSync(join(copy, 'private/tax-files'))
      rmSync(join(copy, 'private/tax-files', key))
    },
    /missing: this backup is damaged/,
  ],
  [
    'with a changed manifest',
    (copy: string) => appendFileSync(join(copy, 'manifest.json'), ' '),
    /was modified/,
  ],
  ['that is incomplete', (copy: string) => rmSync(join(copy, 'manifest.seal')), /not a complete backup/],
])(
  'rejects a backup %s before writing anything',
  async (_, change, message) => {
    const target = await createTarget()
    expect(await restore(damaged(change), target)).toEqual({
      code: 1,
      output: expect.stringMatching(message),
    })
    await expectUntouched(target)
  },
  60_000,
)

test('a restore that fails halfway leaves neither tables nor files', async () => {
  const target = await createTarget()
  // The backup does not know this type, which takes the name of a table.
  await target.query('create type zones as enum ()')
  expect(await restore(validBackup, target)).toEqual({
    code: 1,
    output: expect.stringContaining('zones'),
  })
  const files = readdirSync(target.dataDir, { recursive: true, withFileTypes: true })
  expect(files.filter(entry => entry.isFile())).toEqual([])
  expect(await target.query("select tablename from pg_tables where schemaname = 'public'")).toEqual([])
}, 60_000)

test('refuses to restore over a database or files, or with different secrets', async () => {
  const target = await createTarget()
  const ours = { ...target, variables: { ...target.variables, DATABASE_URL: process.env.DATABASE_URL ?? '' } }
  expect((await restore(validBackup, ours)).output).toMatch(/A database already exists/)
  const other = { CODE_SECRET: 'another-secret-of-the-tests' }
  expect((await restore(validBackup, target, other)).output).toMatch(/are not those of the backup/)
  cpSync(join(validBackup, 'private'), join(target.dataDir, 'private'), { recursive: true })
  expect((await restore(validBackup, target)).output).toMatch(/already exists/)
}, 60_000)

test('rejects a target that exists, is relative, is inside the data folder or is next to a partial backup', async () => {
  expect((await backup(validBackup)).output).toMatch(/already exists/)
  expect((await backup(join(backend.dataDir, 'backups/today'))).output).toMatch(/outside of the data folder/)
  expect((await backup('today')).output).toMatch(/absolute path/)
  const broken = damaged(copy => cpSync(copy, `${copy}.part`, { recursive: true }))
  rmSync(broken, { recursive: true })
  expect((await backup(broken)).output).toMatch(/interrupted/)
  expect(existsSync(broken)).toBe(false)
}, 60_000)

test('a backup without a file that the database refers to is kept, but fails, and is restored only on request', async () => {
  const files = join(backend.dataDir, 'private/tax-files')
  const [key = ''] = readdirSync(files)
  const aside = join(folder, key)
  renameSync(join(files, key), aside)
  const place = join(folder, 'incomplete')
  const made = await backup(place)
  renameSync(aside, join(files, key))
  const name = `private/tax-files/${key}`
  expect(made).toEqual({ code: 1, output: expect.stringContaining(`do not exist: ${name}`) })
  const manifest = JSON.parse(readFileSync(join(place, 'manifest.json'), 'utf8'))
  expect(manifest.missing_files).toEqual([name])

  const target = await createTarget()
  const refused = await restore(place, target)
  expect(refused).toEqual({ code: 1, output: expect.stringContaining(`--incomplete`) })
  expect(refused.output).toContain(name)
  await expectUntouched(target)
  expect(await restore(place, target, {}, ['--incomplete'])).toMatchObject({ code: 0 })
}, 90_000)
