import { createRequire } from 'node:module'
import type { Core } from '@strapi/strapi'
import { vi } from 'vitest'
import { createTestDatabase, ensureTemplate, type TestDatabase } from './database'
import { type Instance, openInstance, stopSharedInstance } from './instance'
import { boot, loadCompiled } from './strapi-process'

export { loadCompiled }

const require = createRequire(import.meta.url)

export const internalKey = 'internal-key-of-the-tests'
export const previewToken = 'preview-token-of-the-tests'
export const firstAdmin = { email: 'admin@contoh.test', password: 'Admin-rahasia-1' }

export const testEnvironment: Record<string, string> = {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  STRAPI_TELEMETRY_DISABLED: 'true',
  LOG_LEVEL: 'error',
  SEED: 'none',
  SAMPLE_TRACKS: '0',
  INTERNAL_API_KEY: internalKey,
  CMS_PREVIEW_TOKEN: previewToken,
  ADMIN_EMAIL: firstAdmin.email,
  ADMIN_PASSWORD: firstAdmin.password,
  APP_KEYS: 'first-key-of-the-tests,second-key-of-the-tests',
  API_TOKEN_SALT: 'salt-of-the-tests-0123',
  ADMIN_JWT_SECRET: 'admin-secret-of-the-tests',
  TRANSFER_TOKEN_SALT: 'transfer-salt-of-the-tests',
  ENCRYPTION_KEY: 'encryption-key-of-the-tests',
  LICENCE_KEYS_SECRET: 'licence-keys-of-the-tests',
  JWT_SECRET: 'jwt-secret-of-the-tests',
  CODE_SECRET: 'code-secret-of-the-tests',
}

const bcrypt = require('@node-rs/bcrypt') as typeof import('@node-rs/bcrypt')
const { hash } = bcrypt

/** Hashing is slow by design. Most tests do not need a secure hash, so its cost is 64 times lower. */
const lowCost = 4

function setPasswordCost(cost: number | undefined) {
  bcrypt.hash = cost ? (password, _cost, ...rest) => hash(password, cost, ...rest) : hash
}

/** Resolves when no job is waiting or running. */
export const settleJobs = () => loadCompiled(() => import('#src/platform/jobs/queue')).settleJobs()

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

export type Backend = Awaited<ReturnType<typeof start>>
type Seed = 'sample' | 'none'
type Options = { seed?: Seed; env?: Record<string, string>; slowPasswords?: boolean }

async function fillTemplate(seed: Seed, database: TestDatabase): Promise<void> {
  if (seed === 'none') await database.create()
  else {
    // Creating the schema again would take longer than removing the rows that are not part of the seed.
    await database.copyFrom('none')
    await database.execute('delete from pages')
  }
  await stopSharedInstance()
  const { app, shutDown } = await boot({ ...testEnvironment, ...database.variables, SEED: seed })
  if (seed === 'none') await publishLegalTexts(app)
  await shutDown()
}

async function ensureSeededTemplate(seed: Seed): Promise<void> {
  if (seed !== 'none') await ensureSeededTemplate('none')
  await ensureTemplate(seed, database => fillTemplate(seed, database))
}

/** Creates a database for a backend in another process. */
export async function createDatabase() {
  await ensureSeededTemplate('none')
  const database = createTestDatabase()
  await database.copyFrom('none')
  return database
}

async function start({ seed = 'none', env = {}, slowPasswords = false }: Options) {
  setPasswordCost(slowPasswords ? undefined : lowCost)
  await ensureSeededTemplate(seed)
  // This variable is cleared on stop, because the test runner keeps the variables of finished test files in
  // memory.
  let instance: Instance | undefined = await openInstance(seed, testEnvironment, env)
  const { mail, origin, dataDir } = instance

  return {
    get strapi() {
      if (!instance) throw new Error('The backend has been stopped')
      return instance.app
    },
    mail,
    origin,
    dataDir,
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
      // The next file may use the same backend.
      vi.restoreAllMocks()
      vi.useRealTimers()
      await instance?.close()
      instance = undefined
      setPasswordCost(undefined)
    },
  }
}

let previous: Promise<unknown> = Promise.resolve()

/**
 * Starts a backend on a free port, with a copy of the template database and a real mail server. Test files in
 * the same process share a backend, which gets a fresh copy for each file, unless a file sets variables that
 * are read at startup. With `slowPasswords`, hashing costs as much as in production.
 */
export function startBackend(options: Options = {}): Promise<Backend> {
  // A start that takes longer than the timeout of its file must not disturb the next start.
  const started = previous.then(() => start(options))
  previous = started.catch(() => undefined)
  return started
}

type CallOptions = { body?: unknown; token?: string; headers?: Record<string, string> }

// biome-ignore lint/suspicious/noExplicitAny: tests assert the parts of a response that they use
export type ResponseBody = any

function parsed(text: string): ResponseBody {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
