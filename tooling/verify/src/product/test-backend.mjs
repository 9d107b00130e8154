import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createToolEnvironment } from '@bgm/cli/environment'
import { findFreePorts } from '@bgm/cli/ports'
import { loadLocalSecrets } from '@bgm/cli/secrets'
import { createSeededDataFolder, createTemporaryFolder, removeFolder } from '@bgm/cli/seeded-data'
import { builtServices } from '@bgm/cli/services'
import { buildStackSettings } from '@bgm/cli/settings'
import { startStack } from '@bgm/cli/start-stack'
import { openDatabase } from './database-records.mjs'
import { startTestDatabase } from './test-database.mjs'

// Starting without Strapi's CLI reduces the startup time by a third.
const starter = [
  "require('./dist/src/platform/runtime/limit-heap-growth.js').limitHeapGrowth()",
  "require('@strapi/strapi').createStrapi({ distDir: 'dist' }).start()",
].join(';')
const services = {
  ...builtServices,
  backend: ports => ({ ...builtServices.backend(ports), args: ['-e', starter] }),
}

/**
 * Starts a mailbox, a database and a backend with a separate data folder, which contains the sample data
 * unless `isEmpty`. Database and backend are separate stacks, so that each can be killed and restarted within
 * seconds. `fill` prepares the data before the backend starts; it may return additional variables.
 * @param {{ name: string, isEmpty?: boolean, dataDir?: string, env?: Record<string, string>, only?: string[],
 * timeout?: number, databaseRestarted?: (line: string) => void, fill?: (place: { dataDir: string,
 * environment: () => Record<string, string>, records: typeof openDatabase }) => Promise<Record<string, string> | void> }} options
 */
export async function startTestBackend({
  name,
  isEmpty = false,
  dataDir: given,
  env = {},
  only = [],
  timeout,
  databaseRestarted,
  fill = async () => {},
}) {
  const create = isEmpty ? createTemporaryFolder : createSeededDataFolder
  const dataDir = given ?? (await create(name))
  const temporary = join(dataDir, 'temporary')
  mkdirSync(temporary)
  const ports = await findFreePorts()
  const database = await startTestDatabase({ dataDir, ports, restarted: databaseRestarted })
  const records = () => openDatabase(database.url)
  const settings = {
    RATE_LIMIT_FACTOR: '100000',
    LOG_LEVEL: 'error',
    SAMPLE_TRACKS: '0',
    DATABASE_URL: database.url,
    TMPDIR: temporary,
    ...env,
  }
  const environment = () => ({
    ...createToolEnvironment(),
    ...buildStackSettings({ ports, dataDir, secrets: loadLocalSecrets(dataDir) }),
    ...settings,
  })
  const extra = await fill({ dataDir, environment, records })
  const mailStack = await startStack({ ports, dataDir, env: settings, only: ['mailbox'] })
  let backend = null
  let apps = null
  const testBackend = {
    dataDir,
    temporary,
    urls: mailStack.urls,
    database,
    internalKey: mailStack.internalKey,
    admin: mailStack.admin,
    environment,
    pid: () => backend.pids.backend,
    /** Returns the process id of one of the apps in `only`. */
    getPid: app => apps.pids[app],
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
    records,
    async stop() {
      await apps?.stop()
      await backend?.stop()
      await mailStack.stop()
      await database.stop()
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
