import { existsSync, lstatSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '#program/environment.mjs'
import { acceptsConnections } from './database-probe.mjs'
import { getWitnessFolder, prepareWitness, writePolicy } from './witness.mjs'

const HOST = '127.0.0.1'
const at = port => `http://${HOST}:${port}`
const remix = ['node_modules/@remix-run/dev/dist/cli.js', 'vite:dev']
const vite = ['node_modules/vite/bin/vite.js']

/** Options of Node that end a service together with the program that started it. */
export const endWithStarter = [
  '--import',
  pathToFileURL(join(root, 'tooling/cli/stack/end-with-starter.mjs')).href,
]

export const getServiceUrls = ports => ({
  site: at(ports.marketing),
  portal: at(ports.portal),
  player: at(ports.player),
  backend: at(ports.backend),
  admin: `${at(ports.backend)}/admin`,
  api: `${at(ports.backend)}/api`,
  mailbox: at(ports.mailbox),
  smtp: `smtp://${HOST}:${ports.smtp}`,
  payments: at(ports.payments),
  witness: at(ports.witness),
})

const mailbox = ports => ({
  name: 'mailbox',
  cwd: join(root, 'tooling/mailbox'),
  args: [...endWithStarter, 'src/server.mjs'],
  env: { SMTP_PORT: String(ports.smtp), MAILBOX_PORT: String(ports.mailbox) },
  health: `${at(ports.mailbox)}/healthz`,
})

const payments = ports => ({
  name: 'payments',
  cwd: join(root, 'tooling/payments'),
  args: [...endWithStarter, 'src/server.mjs'],
  env: {
    PAYMENTS_PORT: String(ports.payments),
    PAYMENTS_NOTICE_URL: `${at(ports.backend)}/api/payments/notices/midtrans`,
  },
  health: `${at(ports.payments)}/healthz`,
})

function witness(ports, dataDir) {
  prepareWitness(dataDir)
  return {
    name: 'witness',
    cwd: join(root, 'tooling/witness'),
    args: [...endWithStarter, 'src/main.mjs', '--data', getWitnessFolder(dataDir)],
    env: { WITNESS_PORT: String(ports.witness) },
    // /healthz also reports problems that somebody has to look at.
    health: `${at(ports.witness)}/status.json`,
    result: () => writePolicy(dataDir, at(ports.witness)),
  }
}

const readVersion = folder => {
  const file = join(folder, 'PG_VERSION')
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null
}

/** Where the database is, if it is outside the data folder and has just been put there, or that it was upgraded. */
function describeDatabase(folder, before) {
  if (before === null)
    return lstatSync(folder).isSymbolicLink() ? { note: `in ${readlinkSync(folder)}` } : undefined
  if (before !== readVersion(folder))
    return { note: `moved from PostgreSQL ${before}; the earlier data is kept beside it` }
}

function database(ports, dataDir) {
  const folder = join(dataDir, 'postgres')
  const version = readVersion(folder)
  return {
    name: 'database',
    cwd: join(root, 'tooling/database'),
    args: ['src/serve.mjs', '--data', dataDir, '--port', String(ports.database)],
    health: () => acceptsConnections(ports.database),
    // Data of an earlier major version is moved first.
    timeout: 3_600_000,
    result: () => describeDatabase(folder, version),
  }
}

const backend = args => ports => ({
  name: 'backend',
  cwd: join(root, 'apps/backend'),
  after: ['code', 'database', 'witness'],
  args: [...endWithStarter, ...args],
  env: { PORT: String(ports.backend) },
  health: `${at(ports.backend)}/readyz`,
})

const app =
  (name, after = []) =>
  ports => ({
    name,
    after: ['apps', ...after],
    callsBackend: true,
    cwd: join(root, 'apps', name),
    args: [...endWithStarter, 'build/server.js'],
    env: { PORT: String(ports[name]) },
    // /readyz is used instead of /healthz, because the site is ready only once its pages are cached.
    health: `${at(ports[name])}/readyz`,
  })

const watchedApp = (name, program) => ports => ({
  name,
  callsBackend: true,
  cwd: join(root, 'apps', name),
  args: [...endWithStarter, ...program, '--host', HOST, '--port', String(ports[name]), '--strictPort'],
  env: { PORT: String(ports[name]) },
  health: `${at(ports[name])}/@vite/client`,
})

/** The services of the built product. Each service is listed after those for which it waits. */
export const builtServices = {
  database,
  mailbox,
  payments,
  witness,
  backend: backend(['programs/start.mjs']),
  marketing: app('marketing', ['backend']),
  portal: app('portal'),
  player: app('player', ['backend']),
}

/** The same services run from source with hot reload. */
export const developmentServices = {
  database,
  mailbox,
  payments,
  witness,
  backend: backend(['programs/develop.mjs']),
  marketing: watchedApp('marketing', remix),
  portal: watchedApp('portal', remix),
  player: watchedApp('player', vite),
}
