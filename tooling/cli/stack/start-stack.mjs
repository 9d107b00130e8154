import { join } from 'node:path'
import { CliError } from '#program/cli-error.mjs'
import { createToolEnvironment, getNodePath } from '#program/environment.mjs'
import { findFreePort } from './ports.mjs'
import { launchService, stopServices, waitUntilHealthy } from './processes.mjs'
import { loadLocalSecrets } from './secrets.mjs'
import { builtServices, getServiceUrls } from './services.mjs'
import { buildStackSettings } from './settings.mjs'
import { supervise } from './supervise.mjs'
import { trustUsageLog } from './witness.mjs'

// The backend brings its database, unless its environment names another one.
function listServices({ only, services, env }) {
  const names = only ?? Object.keys(services)
  if (env.DATABASE_URL) return names.filter(name => name !== 'database')
  return names.includes('backend') ? [...new Set(['database', ...names])] : names
}

/**
 * Starts the product as child processes. All start at once, except those that wait until another one is
 * healthy (`after`). Resolves when all are healthy and all builds are finished.
 * @param {object} options
 * @param {Record<'marketing' | 'portal' | 'player' | 'backend' | 'mailbox' | 'smtp' | 'payments' |
 * 'witness', number> & { database?: number }} options.ports a free port is chosen for the database
 * @param {string} options.dataDir database, uploads, secrets and logs of this stack
 * @param {Record<string, string>} [options.env] overrides the computed settings
 * @param {typeof builtServices} [options.services] how to start each service
 * @param {Array<keyof typeof builtServices>} [options.only] all by default
 * @param {Record<string, Promise<unknown>>} [options.builds] what services may wait for besides other services
 * @param {string} [options.logs] folder of the logs; two stacks on one data folder need separate ones
 * @param {number} [options.timeout] milliseconds in which a service must become healthy; large sample data
 * takes minutes
 * @param {(line: string) => void} [options.restarted] called with a message on every crash and restart;
 * without it, services are not restarted
 * @param {(title: string, work: () => Promise<unknown>) => Promise<unknown>} [options.step] wraps each start
 */
export async function startStack(options) {
  const { dataDir, env = {}, services = builtServices, timeout, step = (_, work) => work() } = options
  const { logs = join(dataDir, 'logs') } = options
  const ports = { ...options.ports, database: options.ports.database ?? (await findFreePort()) }
  const secrets = loadLocalSecrets(dataDir)
  const names = listServices({ only: options.only, services, env })
  const settings = buildStackSettings({ ports, dataDir, secrets, hasWitness: names.includes('witness') })
  const shared = { ...createToolEnvironment(), ...settings, ...env }
  const started = []
  let stopping = false
  const stop = async () => {
    stopping = true
    const running = started.splice(0).reverse()
    await stopServices(running.map(({ service }) => service))
  }

  const healthy = new Map(Object.entries(options.builds ?? {}))
  async function startService(name) {
    const {
      health,
      env: own,
      after = [],
      result,
      timeout: longest = timeout,
      ...definition
    } = services[name](ports, dataDir)
    await Promise.all(after.map(other => healthy.get(other)))
    if (stopping) throw new CliError(`${name} was not started`)
    await step(`Starting ${name}`, async () => {
      const start = append =>
        launchService({
          command: getNodePath(),
          ...definition,
          env: { ...shared, ...own },
          log: join(logs, `${name}.log`),
          append,
        })
      const running = { service: start(false), restart: () => start(true), health }
      started.push(running)
      await waitUntilHealthy(running.service, health, longest)
      return result?.()
    })
  }

  try {
    for (const name of names) healthy.set(name, startService(name))
    const backend = names.includes('witness') && healthy.get('backend')
    if (backend)
      healthy.set(
        'trust',
        backend.then(() => trustUsageLog(dataDir, getServiceUrls(ports).api)),
      )
    await Promise.all(healthy.values())
  } catch (error) {
    await stop()
    throw error
  }

  return {
    urls: getServiceUrls(ports),
    admin: {
      email: secrets.ADMIN_EMAIL,
      password: secrets.ADMIN_PASSWORD,
      totpSecret: secrets.ADMIN_TOTP_SECRET,
    },
    pids: Object.fromEntries(started.map(({ service: { name, pid } }) => [name, pid])),
    internalKey: secrets.INTERNAL_API_KEY,
    /** Resolves with the first service that exits unexpectedly and is not restarted. */
    crashed: Promise.race(
      started.map(running =>
        supervise(running, { notify: options.restarted, delays: options.restarted ? undefined : [] }),
      ),
    ),
    stop,
  }
}
