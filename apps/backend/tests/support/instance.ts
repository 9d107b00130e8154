import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import type { Core } from '@strapi/strapi'
import { createTestDatabase } from './database'
import { startMailServer } from './mail'
import { boot, loadCompiled } from './strapi-process'

type Variables = Record<string, string>

/** Variables that may differ between files that share a backend. */
const changeable = [
  'CONTENT_HOOK_SECRET',
  'CONTENT_HOOK_URLS',
  'ERROR_REPORT_URL',
  'LOG_LEVEL',
  'MIDTRANS_API_URL',
  'MIDTRANS_SERVER_KEY',
  'MIDTRANS_SIGNATURE_KEY',
  'MIDTRANS_SNAP_URL',
  'PAYMENT_PROVIDER',
  'RATE_LIMIT_FACTOR',
  'SALES_EMAIL',
  'SUPPORT_EMAIL',
  'TEXT_GATEWAY_URL',
] as const

const isShareable = (own: Variables) =>
  Object.keys(own).every(name => (changeable as readonly string[]).includes(name))

async function listen(app: Core.Strapi): Promise<string> {
  app.server.mount()
  const listener = app.server.httpServer
  await new Promise<void>(done => listener.listen(0, '127.0.0.1', () => done()))
  const { port } = listener.address() as AddressInfo
  return `http://127.0.0.1:${port}`
}

const compiled = () => ({
  ...loadCompiled(() => import('#src/platform/jobs/queue')),
  ...loadCompiled(() => import('#src/platform/jobs/background-work')),
  ...loadCompiled(() => import('#src/playback/change/wake-up')),
  ...loadCompiled(() => import('#src/platform/http/rate-limit')),
  ...loadCompiled(() => import('#src/identity/permission/cached-permissions')),
  ...loadCompiled(() => import('#src/platform/runtime/environment')),
  ...loadCompiled(() => import('#src/platform/runtime/environment-schema')),
})

/**
 * Sets the changeable variables to a file's values or to their defaults, and creates the payment provider
 * from them.
 */
function changeVariables(variables: Variables) {
  const { environment, environmentSchema } = compiled()
  const values = environmentSchema.parse(variables)
  for (const name of changeable) {
    Object.assign(environment, { [name]: values[name] })
    if (variables[name] === undefined) delete process.env[name]
    else process.env[name] = variables[name]
  }
  loadCompiled(() => import('#src/billing/provider/provider')).configurePaymentProvider()
}

/** Returns a function that removes the log listeners added since this call, and sets the log level. */
function watchLog({ log }: Core.Strapi) {
  const listeners = log.listeners('data')
  return (level: string) => {
    for (const listener of log.listeners('data'))
      if (!listeners.includes(listener)) log.off('data', listener as () => void)
    for (const transport of log.transports) transport.silent = false
    log.level = level
  }
}

/** Starts a backend on a free port, with a copy of the template database and a real mail server. */
async function startInstance(template: string, variables: Variables) {
  const database = createTestDatabase()
  await database.copyFrom(template)
  const mail = await startMailServer()
  // With a new connection per email, the mail server would wait a tenth of a second before each greeting.
  const { app, shutDown } = await boot({
    SMTP_URL: `${mail.url}?pool=true`,
    ...variables,
    ...database.variables,
  })
  const origin = await listen(app)
  const resetLog = watchLog(app)

  return {
    app,
    mail,
    origin,
    dataDir: database.variables.DATA_DIR ?? '',

    /** Stops the change feed and the job queue, and waits for work that may still use the database. */
    async pause() {
      const { stopFeed, stopQueue, waitForBackgroundWork } = compiled()
      await stopFeed()
      await stopQueue()
      await waitForBackgroundWork()
    },

    /** Replaces all data of a paused backend, clears its caches, and restarts the feed and the queue. */
    async resume(nextTemplate: string, nextVariables: Variables) {
      const { connection } = app.db
      await connection.destroy()
      await database.copyFrom(nextTemplate)
      connection.initialize()
      // The files of the previous file's log remain.
      await connection('log_state').update({ folder: randomUUID() })
      mail.clear()
      // Vitest sets its own variables again for every file; a second backend inherits those of the database.
      Object.assign(process.env, database.variables)
      changeVariables({ ...nextVariables, ...database.variables })
      resetLog(nextVariables.LOG_LEVEL ?? 'error')
      const { prepareRateLimits, clearCachedPermissions, startFeed, startQueue } = compiled()
      await prepareRateLimits()
      clearCachedPermissions()
      await startFeed()
      await startQueue()
    },

    async stop() {
      await shutDown()
      await mail.close()
      await database.dispose()
    },
  }
}

type RunningInstance = Awaited<ReturnType<typeof startInstance>>
export type Instance = RunningInstance & { close(): Promise<void> }

/** The backend that the test files of a process use in turn. */
let shared: RunningInstance | undefined

/** Stops the shared backend, because only one backend can run in a process. */
export async function stopSharedInstance(): Promise<void> {
  const instance = shared
  shared = undefined
  await instance?.stop()
}

/**
 * Returns a backend with the data of a template. A start takes two seconds, so the backend of the previous
 * file is reused with new data, unless the file's own variables are read at startup.
 */
export async function openInstance(template: string, common: Variables, own: Variables): Promise<Instance> {
  if (!isShareable(own)) {
    await stopSharedInstance()
    const instance = await startInstance(template, { ...common, ...own })
    return { ...instance, close: instance.stop }
  }
  shared ??= await startInstance(template, common)
  // The backend is already paused, unless the previous file failed to stop it.
  await shared.pause()
  await shared.resume(template, { ...common, ...own })
  return { ...shared, close: shared.pause }
}
