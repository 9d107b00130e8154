import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { countPlaywright, countReports, removeReports, sum } from './counts.mjs'
import { root } from './environment.mjs'
import { freePorts } from './ports.mjs'
import { Refusal } from './refusal.mjs'
import { run, tail } from './run.mjs'
import { localSecrets } from './secrets.mjs'
import { startStack } from './stack.mjs'
import { removeFolder, seededData } from './template.mjs'
import { vitest } from './vitest-task.mjs'

/** The api-client against a running backend, on the data of `dataDir`. */
async function contractWith(context, dataDir, env = {}) {
  const stack = await startStack({ ports: await freePorts(), dataDir, env, only: ['mailbox', 'backend'] })
  try {
    const { urls, internalKey } = stack
    const known = { API_URL: urls.api, MAILBOX_URL: urls.mailbox, INTERNAL_API_KEY: internalKey }
    return await vitest('test:contract', { ...context, env: known })
  } finally {
    await stack.stop()
    removeFolder(dataDir)
  }
}

async function withCluster(work) {
  const { startCluster } = await import('../database/src/cluster.mjs')
  const cluster = await startCluster()
  try {
    return await work(cluster)
  } finally {
    await cluster.stop()
  }
}

async function moveToPostgres(dataDir, url, log) {
  const env = { ...localSecrets(dataDir), DATA_DIR: dataDir, DATABASE_URL: url }
  const cwd = join(root, 'apps/backend')
  const code = await run(process.execPath, ['programs/move-to-postgres.mjs'], { log, cwd, env })
  if (code !== 0) throw new Refusal(`The move to PostgreSQL failed; the whole log: ${log}`, tail(log))
}

export const contract = {
  name: 'contract',
  run: async context => contractWith(context, await seededData('contract')),
}

/** On the sample data of SQLite, moved: what the move loses or bends, the contract misses. */
export const contractOnPostgres = {
  name: 'contract (PostgreSQL)',
  run: context =>
    withCluster(async ({ url }) => {
      const dataDir = await seededData('contract')
      const env = { DATABASE_CLIENT: 'postgres', DATABASE_URL: url }
      await moveToPostgres(dataDir, url, `${context.log}.move.log`)
      return contractWith(context, dataDir, env)
    }),
}

export const race = {
  name: 'race (PostgreSQL)',
  run: context =>
    withCluster(({ url }) => vitest('test:race', { ...context, env: { TEST_DATABASE_URL: url } })),
}

/** The ways of a visitor and a member that go through sessions, drafts, limits, files, mails and a publish. */
const ways = [
  'whole-path',
  'password',
  'phone',
  'session-ended',
  'double-submit',
  'tax-file',
  'site-forms',
  'publish',
]

async function walkThrough({ urls, admin }, { log, chromium }) {
  removeReports('journeys.json')
  const STACK = JSON.stringify({ ...urls, administrator: admin })
  const env = { CHROMIUM_PATH: chromium, JOURNEYS: 'gate', STACK }
  const args = ['exec', 'playwright', 'test', ...ways.map(way => `${way}.spec`), '--project', 'desktop']
  const code = await run('pnpm', args, { log, env, cwd: join(root, 'tooling/e2e') })
  const counted = countReports('journeys.json', countPlaywright)
  return code === 0 || counted.failed > 0 ? counted : { ...counted, failed: 1 }
}

/** Two of everything behind nginx: what a state kept in one process would break. */
export const two = {
  name: 'two',
  verifyOnly: true,
  async run({ log, chromium }) {
    const { startTwo } = await import('./two.mjs')
    const { checkTwo } = await import('./two-checks.mjs')
    const product = await startTwo()
    try {
      const journeys = await walkThrough(product, { log, chromium })
      const lines = []
      const { passed, failures } = await checkTwo(product, line => lines.push(line))
      appendFileSync(log, `${lines.join('\n')}\n`)
      const all = sum([journeys, { passed, failed: failures.length, failures }])
      return { ...all, ok: all.failed === 0 }
    } finally {
      await product.stop()
    }
  },
}
