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
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCustomer } from './customers'
import type { Backend } from './harness'
import { runProgram } from './operator-programs'
import { startBackendWithPackages } from './shop'

const Database = createRequire(import.meta.url)('better-sqlite3')

let backend: Backend
let folder: string
let validBackup: string
let buyer: Awaited<ReturnType<typeof createCustomer>>

const backup = (to: string) => runProgram('backup', ['--to', to])
const restore = (from: string, into: string, env = {}, flags: string[] = []) =>
  runProgram('restore', ['--from', from, ...flags], { DATA_DIR: into, ...env })

const emptyFolder = () => mkdtempSync(join(folder, 'place-'))
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
  expect(await backup(validBackup)).toMatchObject({ code: 0 })
}, 120_000)
afterAll(async () => {
  await backend.stop()
  rmSync(folder, { recursive: true })
})

test('restores all data into another folder, advances the number sequences and ends all sessions', async () => {
  const restoredDir = emptyFolder()
  expect(await restore(validBackup, restoredDir)).toMatchObject({
    code: 0,
    output: expect.stringContaining('1,000 later'),
  })
  const files = (dataDir: string) => readdirSync(join(dataDir, 'private/tax-files')).sort()
  expect(files(restoredDir)).toEqual(files(backend.dataDir))
  const database = new Database(join(restoredDir, 'database.sqlite'), { readonly: true })
  const all = (sql: string) => database.prepare(sql).all()
  expect(all('select number from orders')).toContainEqual({ number: buyer.order.number })
  expect(all('select * from sessions')).toEqual([])
  expect(all("select value from sequences where series like 'order-%' or series = 'cid'")).not.toContainEqual(
    {
      value: expect.toSatisfy((value: number) => value < 1000),
    },
  )
  database.close()
}, 60_000)

test('the files of a backup are readable only by their owner', () => {
  for (const entry of ['', ...readdirSync(validBackup, { recursive: true }).map(String)])
    expect(statSync(join(validBackup, entry)).mode & 0o077, entry).toBe(0)
})

test.each([
  ['with a changed byte', (copy: string) => appendFileSync(join(copy, 'database.sqlite'), 'x'), /damaged/],
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
    const restoredDir = emptyFolder()
    expect(await restore(damaged(change), restoredDir)).toEqual({
      code: 1,
      output: expect.stringMatching(message),
    })
    expect(readdirSync(restoredDir)).toEqual([])
  },
  60_000,
)

test('refuses to restore into a non-empty folder, with different secrets or with another database client', async () => {
  expect((await restore(validBackup, backend.dataDir)).output).toMatch(/A database already exists/)
  const restoredDir = emptyFolder()
  cpSync(join(validBackup, 'private'), join(restoredDir, 'private'), { recursive: true })
  expect((await restore(validBackup, restoredDir)).output).toMatch(/already exists/)
  const other = { CODE_SECRET: 'another-secret-of-the-tests' }
  expect((await restore(validBackup, emptyFolder(), other)).output).toMatch(/are not those of the backup/)
  const postgres = { DATABASE_CLIENT: 'postgres', DATABASE_URL: 'postgres://127.0.0.1:9/none' }
  expect((await restore(validBackup, emptyFolder(), postgres)).output).toMatch(/backup of sqlite/)
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

  const restoredDir = emptyFolder()
  const refused = await restore(place, restoredDir)
  expect(refused).toEqual({ code: 1, output: expect.stringContaining(`--incomplete`) })
  expect(refused.output).toContain(name)
  expect(readdirSync(restoredDir)).toEqual([])
  expect(await restore(place, restoredDir, {}, ['--incomplete'])).toMatchObject({ code: 0 })
}, 90_000)
