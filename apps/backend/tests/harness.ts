import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import type { Core } from '@strapi/strapi'
import { copyTemplateDatabase } from './database'
import { startMailServer } from './mail'

const require = createRequire(import.meta.url)
const appDir = resolve(import.meta.dirname, '..')
const distDir = resolve(appDir, 'dist')

export const internalKey = 'internal-key-of-the-tests'

export const testEnvironment: Record<string, string> = {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  STRAPI_TELEMETRY_DISABLED: 'true',
  LOG_LEVEL: 'error',
  SAMPLE_TRACKS: '0',
  INTERNAL_API_KEY: internalKey,
  APP_KEYS: 'first-key-of-the-tests,second-key-of-the-tests',
  API_TOKEN_SALT: 'salt-of-the-tests-0123',
  ADMIN_JWT_SECRET: 'admin-secret-of-the-tests',
  TRANSFER_TOKEN_SALT: 'transfer-salt-of-the-tests',
  ENCRYPTION_KEY: 'encryption-key-of-the-tests',
  LICENCE_KEYS_SECRET: 'licence-keys-of-the-tests',
  JWT_SECRET: 'jwt-secret-of-the-tests',
  CODE_SECRET: 'code-secret-of-the-tests',
}

const before = { ...process.env }
const streams = [process.stdout, process.stderr].map(stream => [stream, stream.listeners('error')] as const)

const bcrypt = require('@node-rs/bcrypt') as typeof import('@node-rs/bcrypt')
const { hash } = bcrypt

/** Hashing is slow by design. Most tests do not need a secure hash, so its cost is 64 times lower. */
function setPasswordCost(cost: number | undefined) {
  bcrypt.hash = cost ? (password, _cost, ...rest) => hash(password, cost, ...rest) : hash
}

async function boot(variables: Record<string, string>): Promise<Core.Strapi> {
  // Removes the variables of a backend that ran in this process before.
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
  Object.assign(process.env, before, testEnvironment, variables)
  // Both are reloaded, because compiled modules read the environment when they are loaded, and the extension modifies
  // the plugin in place.
  const isOurs = (file: string) => file.startsWith(distDir) || file.includes('plugin-users-permissions')
  for (const [file, loaded] of Object.entries(require.cache)) {
    if (isOurs(file)) delete require.cache[file]
    else if (loaded) loaded.children = loaded.children.filter(({ filename }) => !isOurs(filename))
  }
  const { createStrapi } = require('@strapi/strapi') as typeof import('@strapi/strapi')
  return createStrapi({ appDir, distDir }).load()
}

// When Strapi is destroyed, it removes all listeners of the process, including those of the test runner.
async function shutDown(app: Core.Strapi) {
  const names = process.eventNames().filter(name => name !== 'SIGTERM' && name !== 'SIGINT')
  const savedListeners = names.map(name => [name, process.rawListeners(name)] as const)
  await app.destroy()
  for (const [name, listeners] of savedListeners) {
    for (const listener of listeners) process.on(name, listener as (...args: unknown[]) => void)
  }
  // Strapi leaves its own listeners on the streams, which would keep the whole instance in memory.
  for (const [stream, listeners] of streams) {
    for (const listener of stream.listeners('error'))
      if (!listeners.includes(listener)) stream.off('error', listener as () => void)
  }
}

/** Loads a module of the compiled backend by its path in `apps/backend`, without extension. */
export const loadCompiled = <T>(path: string): T => require(resolve(distDir, path)) as T

/** Resolves when no job is waiting or running. */
export const settleJobs = () => loadCompiled<{ settleJobs(): Promise<void> }>('src/jobs/queue').settleJobs()

/** Registration requires published legal texts, because consents refer to them. */
async function publishLegalTexts(app: Core.Strapi): Promise<void> {
  for (const slug of ['terms-and-condition', 'privacy-policy']) {
    const now = new Date()
    const data = {
      slug,
      title: slug,
      version: '2026-11-20',
      documentId: slug,
      locale: 'id',
      publishedAt: now,
    }
    await app.db.query('api::page.page').create({ data })
  }
}

export type Backend = Awaited<ReturnType<typeof startBackend>>
type Options = { seed?: 'sample' | 'none'; env?: Record<string, string>; slowPasswords?: boolean }

/**
 * Starts a backend on a free port, with a copy of the template database and a real mail server. With `slowPasswords`,
 * hashing costs as much as in production.
 */
export async function startBackend({ seed = 'none', env = {}, slowPasswords = false }: Options = {}) {
  setPasswordCost(slowPasswords ? undefined : 4)
  const testDatabase = await copyTemplateDatabase(seed, async first => {
    const app = await boot({ ...first.variables, SEED: seed })
    if (seed === 'none') await publishLegalTexts(app)
    await shutDown(app)
  })
  const mail = await startMailServer()
  const strapi = await boot({ ...testDatabase.variables, SEED: 'none', SMTP_URL: mail.url, ...env })
  strapi.server.mount()
  const listener = strapi.server.httpServer
  await new Promise<void>(done => listener.listen(0, '127.0.0.1', () => done()))
  const { port } = listener.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`

  return {
    strapi,
    mail,
    origin,
    dataDir: testDatabase.variables.DATA_DIR ?? '',
    /** Calls an API route with a JSON body. Resolves with status, headers and parsed body (null if empty). */
    async call(method: string, path: string, { body, token, headers }: CallOptions = {}) {
      const response = await fetch(`${origin}/api${path}`, {
        method,
        redirect: 'manual',
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...headers,
        },
        body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
      })
      const text = await response.text()
      return { status: response.status, headers: response.headers, text, body: parsed(text) }
    },
    async stop() {
      await shutDown(strapi)
      setPasswordCost(undefined)
      await mail.close()
      await testDatabase.dispose()
    },
  }
}

type CallOptions = { body?: unknown; token?: string; headers?: Record<string, string> }

// biome-ignore lint/suspicious/noExplicitAny: tests assert the parts of a response that they use
function parsed(text: string): any {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
