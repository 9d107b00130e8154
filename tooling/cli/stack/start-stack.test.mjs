import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { CliError } from '#program/cli-error.mjs'
import { findFreePorts } from './ports.mjs'
import { stopAllServices } from './processes.mjs'
import { builtServices } from './services.mjs'
import { startStack } from './start-stack.mjs'

let dataDir
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'bgm-stack-'))
})
afterEach(async () => {
  await stopAllServices()
  rmSync(dataDir, { recursive: true })
})

/** A service that notes its start and answers every request with its database. */
const sample = name => ports => ({
  name,
  cwd: dataDir,
  after: { backend: ['database'], mailbox: ['mails'] }[name] ?? [],
  args: [
    '-e',
    `require('fs').appendFileSync('order', '${name} ')
    require('http').createServer((q, s) => s.end(process.env.DATABASE_URL)).listen(${ports[name]}, '127.0.0.1')`,
  ],
  health: `http://127.0.0.1:${ports[name]}`,
})
const services = { backend: sample('backend'), database: sample('database'), mailbox: sample('mailbox') }
const readOrder = () => readFileSync(join(dataDir, 'order'), 'utf8').trim()
const readUrl = async ({ urls }) => (await fetch(urls.backend)).text()

test('a backend brings its database, which starts first', async () => {
  const ports = await findFreePorts()
  const stack = await startStack({ ports, dataDir, services, only: ['backend'] })
  expect(readOrder()).toBe('database backend')
  expect(await readUrl(stack)).toMatch(
    new RegExp(`^postgres://bgm:[\\w-]{43}@127\\.0\\.0\\.1:${ports.database}/postgres$`),
  )
})

test('a stack without a backend starts no database', async () => {
  await startStack({ ports: await findFreePorts(), dataDir, services, only: ['mailbox'] })
  expect(readOrder()).toBe('mailbox')
})

test('DATABASE_URL names another database, and ours is not started', async () => {
  const env = { DATABASE_URL: 'postgres://elsewhere/product' }
  const stack = await startStack({ ports: await findFreePorts(), dataDir, services, env })
  expect(readOrder().split(' ').sort()).toEqual(['backend', 'mailbox'])
  expect(await readUrl(stack)).toBe(env.DATABASE_URL)
})

test('a free port is chosen for the database', async () => {
  const { database: _, ...ports } = await findFreePorts()
  await startStack({ ports, dataDir, services, only: ['backend'] })
  expect(readOrder()).toBe('database backend')
})

test('a service waits for its build, and the stack for all builds', async () => {
  let finish
  const mails = new Promise(resolve => {
    finish = resolve
  })
  const step = async (title, work) => {
    await work()
    if (title === 'Starting backend') finish()
  }
  const panel = mails.then(() => pause(300)).then(() => appendFileSync(join(dataDir, 'order'), 'panel '))
  await startStack({ ports: await findFreePorts(), dataDir, services, builds: { mails, panel }, step })
  expect(readOrder().split(' ').slice(0, 2)).toEqual(['database', 'backend'])
  expect(readOrder().split(' ').slice(2).sort()).toEqual(['mailbox', 'panel'])
})

test('a failed build stops the services that have started', async () => {
  const panel = pause(300).then(() => {
    throw new CliError('The build failed')
  })
  const builds = { mails: Promise.resolve(), panel }
  const ports = await findFreePorts()
  await expect(startStack({ ports, dataDir, services, builds })).rejects.toThrow('The build failed')
  await expect(fetch(`http://127.0.0.1:${ports.backend}`)).rejects.toThrow('fetch failed')
})

test('a backend gets the policy of the witness, which then trusts the keys of its log', async () => {
  const key = '127.0.0.1:3000/usage+d1fdbd02+AVkeTwb4nNi5ndCw6ys75sUEK4g8gCmuCrz7RMnEhWW1'
  const program = `const policy = require('fs').readFileSync(process.env.USAGE_LOG_POLICY_FILE, 'utf8')
    const server = require('http').createServer((q, s) => s.end(JSON.stringify({ policy, keys: ['${key}'] })))
    server.listen(process.env.PORT, '127.0.0.1')`
  const backend = ({ backend: port }) => ({
    ...sample('backend')({ backend: port }),
    after: ['witness'],
    args: ['-e', program],
    env: { PORT: String(port) },
  })
  const { urls } = await startStack({
    ports: await findFreePorts(),
    dataDir,
    services: { ...services, backend, witness: builtServices.witness },
    only: ['witness', 'backend'],
  })
  const { keys } = await (await fetch(`${urls.witness}/status.json`)).json()
  const { policy } = await (await fetch(urls.backend)).json()
  expect(policy.split('\n').slice(1)).toEqual([
    `witness local ${keys[0].vkey} ${urls.witness}`,
    'quorum local',
    '',
  ])
  expect(keys[0].vkey).toMatch(/^witness\.contoh\.test\+/)
  expect(readFileSync(join(dataDir, 'witness/witness.conf'), 'utf8')).toMatch(/\nlog .*usage\+d1fdbd02\+/)
})

test('without a witness, no policy is set', async () => {
  const ports = await findFreePorts()
  const program = `require('http').createServer((q, s) => s.end(String(process.env.USAGE_LOG_POLICY_FILE))).listen(${ports.backend}, '127.0.0.1')`
  const backend = given => ({ ...sample('backend')(given), after: [], args: ['-e', program] })
  const stack = await startStack({ ports, dataDir, services: { ...services, backend }, only: ['backend'] })
  expect(await readUrl(stack)).toBe('undefined')
})
