import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createToolEnvironment } from '@bgm/cli/environment'
import { findFreePorts } from '@bgm/cli/ports'
import { loadLocalSecrets } from '@bgm/cli/secrets'
import { createSeededDataFolder, createTemporaryFolder, removeFolder } from '@bgm/cli/seeded-data'
import { builtServices } from '@bgm/cli/services'
import { buildStackSettings } from '@bgm/cli/settings'
import { startStack } from '@bgm/cli/start-stack'
import { startCluster } from '@bgm/database'
import { openDatabase } from './database-records.mjs'

// Starting without Strapi's CLI reduces the startup time by a third.
const starter = [
  "require('./dist/src/runtime/limit-heap-growth.js').limitHeapGrowth()",
  "require('@strapi/strapi').createStrapi({ distDir: 'dist' }).start()",
].join(';')
const services = {
  ...builtServices,
  backend: ports => ({ ...builtServices.backend(ports), args: ['-e', starter] }),
}

/**
 * Starts a mailbox and a backend with a separate data folder. The backend is a separate stack, so that it
 * can be killed and restarted within seconds. `fill` prepares the data folder before the first start; it
 * receives the backend's environment and may return additional variables.
 * @param {{ name: string, database?: 'sqlite' | 'postgres', dataDir?: string, env?: Record<string, string>,
 * only?: string[], timeout?: number, fill?: (place: { dataDir: string, environment: () => Record<string, string> }) =>
 * Promise<Record<string, string> | void> }} options
 */
export async function startTestBackend({
  name,
  database = 'sqlite',
  dataDir: given,
  env = {},
  only = [],
  timeout,
  fill = async () => {},
}) {
  const cluster = database === 'postgres' ? await startCluster() : null
  const dataDir = given ?? (cluster ? createTemporaryFolder(name) : await createSeededDataFolder(name))
  const temporary = join(dataDir, 'temporary')
  mkdirSync(temporary)
  const ports = await findFreePorts()
  const settings = {
    RATE_LIMIT_FACTOR: '100000',
    LOG_LEVEL: 'error',
    SAMPLE_TRACKS: '0',
    ...(cluster && { DATABASE_CLIENT: 'postgres', DATABASE_URL: cluster.url }),
    TMPDIR: temporary,
    ...env,
  }
  const environment = () => ({
    ...createToolEnvironment(),
    ...buildStackSettings({ ports, dataDir, secrets: loadLocalSecrets(dataDir) }),
    ...settings,
  })
  const extra = await fill({ dataDir, environment })
  const mailStack = await startStack({ ports, dataDir, env: settings, only: ['mailbox'] })
  let backend = null
  let apps = null
  const testBackend = {
    dataDir,
    temporary,
    urls: mailStack.urls,
    databaseUrl: cluster?.url,
    internalKey: mailStack.internalKey,
    admin: mailStack.admin,
    environment,
    pid: () => backend.pids.backend,
    /** Returns the process id of one of the apps in `only`. */
    pidOf: app => apps.pids[app],
    async start(changes = {}) {
      const read = { ...settings, ...extra, ...changes }
      backend = await startStack({ ports, dataDir, services, env: read, only: ['backend'], timeout })
      apps ??= await startStack({ ports, dataDir, env: settings, only })
    },
    /** Sends SIGKILL, so that no cleanup runs. */
    async kill() {
      process.kill(-backend.pids.backend, 'SIGKILL')
      await backend.crashed
      await backend.stop()
    },
    end: () => backend.stop(),
    records: options => openDatabase({ dataDir, databaseUrl: cluster?.url, ...options }),
    async stop() {
      await apps?.stop()
      await backend?.stop()
      await mailStack.stop()
      await cluster?.stop()
      if (!given) removeFolder(dataDir)
    },
  }
  try {
    await testBackend.start()
  } catch (error) {
    await testBackend.stop()
    throw error
  }
  return testBackend
}
