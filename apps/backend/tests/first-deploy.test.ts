import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type Backend, loadCompiled, startBackend, testEnvironment } from '#tests/harness'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.stop())

const ready = async () => (await fetch(`${backend.origin}/readyz`)).json()

test('with an empty database, the backend is ready and lists the missing content', async () => {
  expect(await ready()).toEqual({ ok: true, missing: ['the page home', 'packages', 'site setting'] })
})

test('SEED=content creates a complete site without sample people', async () => {
  const { seedContent } = loadCompiled(() => import('#seed/content/index'))
  await seedContent(backend.strapi, { samples: false })
  expect(await ready()).toEqual({
    ok: true,
    missing: ['payment account in site setting', 'seller in site setting'],
  })
  const count = (uid: string) => backend.strapi.db.query(uid as 'api::page.page').count()
  for (const uid of ['plugin::users-permissions.user', 'api::testimonial.testimonial', 'api::client.client'])
    expect([uid, await count(uid)]).toEqual([uid, 0])
  const { data } = (await backend.call('GET', '/site-setting?locale=id')).body
  expect(data).toMatchObject({ payment: { bank_name: 'BELUM DIISI' }, contact: { phone: '-' } })
  expect((await backend.call('GET', '/pages?locale=en&status=draft')).body.data.length).toBeGreaterThan(5)
  expect((await backend.call('GET', '/packages?locale=id')).body.data).toHaveLength(4)
}, 180_000)

test('with an invalid environment, the start fails with one log line for each variable', () => {
  const { status, lines } = startWith({
    NODE_ENV: 'production',
    HOST: '0.0.0.0',
    PORTAL_URL: 'http://localhost:3001',
    DATABASE_URL: 'postgres://127.0.0.1/product',
    MARKETING_URL: 'https://www.example.com',
  })
  expect(status).toBe(1)
  const messages = lines.map(line => JSON.parse(line).message)
  expect(messages.slice(0, 5)).toEqual([
    expect.stringContaining('environment: BACKEND_URL: must be the address that visitors type'),
    expect.stringContaining('environment: PORTAL_URL: must be the address that visitors type'),
    'environment: SMTP_URL: is required',
    'environment: MAIL_FROM: is required',
    'environment: INTERNAL_API_KEY: is required',
  ])
  expect(lines.map(line => Object.keys(JSON.parse(line)))).toEqual(
    lines.map(() => ['time', 'level', 'name', 'message']),
  )
})

test('each variable with an invalid value is logged on its own line', () => {
  const { lines } = startWith({ PORTAL_URL: 'nonsense', SEED: 'much' })
  const messages = lines.map(line => JSON.parse(line).message)
  expect(messages.slice(0, 3)).toEqual([
    expect.stringContaining('environment: PORTAL_URL: '),
    'environment: DATABASE_URL: is required',
    expect.stringContaining('environment: SEED: '),
  ])
  const [line = ''] = startWith({ DATABASE_URL: 'mysql://127.0.0.1/product' }).lines
  expect(JSON.parse(line).message).toBe('environment: DATABASE_URL: must begin with postgres://')
})

test('a database file of an earlier version is mentioned in one line at the start', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'first-deploy-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  writeFileSync(join(dataDir, 'database.sqlite'), '')
  const { lines } = startWith({
    ...testEnvironment,
    DATA_DIR: dataDir,
    DATABASE_URL: 'postgres://127.0.0.1:9/none',
  })
  const messages = lines.map(line => JSON.parse(line).message)
  expect(messages.filter(message => message.includes('database.sqlite'))).toEqual([
    expect.stringContaining('of an earlier version is not used'),
  ])
})

function startWith(env: Record<string, string>) {
  const { status, stderr } = spawnSync(process.execPath, ['programs/start.mjs'], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH ?? '', ...env },
  })
  return { status, lines: stderr.trim().split('\n') }
}
