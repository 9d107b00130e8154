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
  INTERNAL_API_KEY: internalKey,
  APP_KEYS: 'first-key-of-the-tests,second-key-of-the-tests',
  API_TOKEN_SALT: 'salt-of-the-tests-0123',
  ADMIN_JWT_SECRET: 'admin-secret-of-the-tests',
  TRANSFER_TOKEN_SALT: 'transfer-salt-of-the-tests',
  ENCRYPTION_KEY: 'encryption-key-of-the-tests',
  JWT_SECRET: 'jwt-secret-of-the-tests',
  CODE_SECRET: 'code-secret-of-the-tests',
}

const before = { ...process.env }
const streams = [process.stdout, process.stderr].map(stream => [stream, stream.listeners('error')] as const)

async function boot(variables: Record<string, string>): Promise<Core.Strapi> {
  // Whatever a backend of before was told, which this process may have run as well.
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name]
  Object.assign(process.env, before, testEnvironment, variables)
  // The environment is read once per load of the compiled files, and our extension changes the plugin in place.
  const isOurs = (file: string) => file.startsWith(distDir) || file.includes('plugin-users-permissions')
  for (const [file, loaded] of Object.entries(require.cache)) {
    if (isOurs(file)) delete require.cache[file]
    else if (loaded) loaded.children = loaded.children.filter(({ filename }) => !isOurs(filename))
  }
  const { createStrapi } = require('@strapi/strapi') as typeof import('@strapi/strapi')
  return createStrapi({ appDir, distDir }).load()
}

// Strapi removes every listener of the process when it is destroyed, the test runner's own among them.
async function shutDown(app: Core.Strapi) {
  const names = process.eventNames().filter(name => name !== 'SIGTERM' && name !== 'SIGINT')
  const kept = names.map(name => [name, process.rawListeners(name)] as const)
  await app.destroy()
  for (const [name, listeners] of kept) {
    for (const listener of listeners) process.on(name, listener as (...args: unknown[]) => void)
  }
  // Its own stay at the streams, and would keep all of it in memory.
  for (const [stream, listeners] of streams) {
    for (const listener of stream.listeners('error'))
      if (!listeners.includes(listener)) stream.off('error', listener as () => void)
  }
}

/** A module of the running backend itself, by its path below `apps/backend` without extension. */
export const compiled = <T>(path: string): T => require(resolve(distDir, path)) as T

/** Resolves when the backend has nothing to do any more. */
export const settleJobs = () => compiled<{ settleJobs(): Promise<void> }>('src/jobs/queue').settleJobs()

/** Without them no consent can be recorded, and nobody registers. */
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
type Options = { seed?: 'sample' | 'none'; env?: Record<string, string> }

/** A backend of its own on a free port, on a copy of the template database, with a real mail server. */
export async function startBackend({ seed = 'none', env = {} }: Options = {}) {
  const place = await copyTemplateDatabase(seed, async first => {
    const app = await boot({ ...first.variables, SEED: seed })
    if (seed === 'none') await publishLegalTexts(app)
    await shutDown(app)
  })
  const mail = await startMailServer()
  const strapi = await boot({ ...place.variables, SEED: 'none', SMTP_URL: mail.url, ...env })
  strapi.server.mount()
  const listener = strapi.server.httpServer
  await new Promise<void>(done => listener.listen(0, '127.0.0.1', () => done()))
  const { port } = listener.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`

  return {
    strapi,
    mail,
    origin,
    dataDir: place.variables.DATA_DIR ?? '',
    /** A call to `/api…` with a JSON body; answers status, headers and the parsed body (null without one). */
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
      await mail.close()
      await place.dispose()
    },
  }
}

type CallOptions = { body?: unknown; token?: string; headers?: Record<string, string> }

// biome-ignore lint/suspicious/noExplicitAny: tests read answers freely and assert what they read
function parsed(text: string): any {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
