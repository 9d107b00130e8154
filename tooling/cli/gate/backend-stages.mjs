import { join } from 'node:path'
import { CliError } from '#program/cli-error.mjs'
import { getNodePath, root } from '#program/environment.mjs'
import { readLogTail, runTool } from '#program/run.mjs'
import { findFreePorts } from '#stack/ports.mjs'
import { loadLocalSecrets } from '#stack/secrets.mjs'
import { createSeededDataFolder, removeFolder } from '#stack/seeded-data.mjs'
import { startStack } from '#stack/start-stack.mjs'
import { withPostgres } from './database.mjs'
import { runVitestTask } from './vitest-task.mjs'

/** The long run generates more inputs for property-based tests. */
export const getPropertyTestEnv = ({ verify }) => (verify ? { PROPERTY_RUNS: '100000' } : {})

/** Tests the api-client against a running backend with the data in `dataDir`. */
async function contractWith(context, dataDir, env = {}) {
  const settings = { SAMPLE_TRACKS: '0', ...env }
  const only = ['mailbox', 'backend']
  const stack = await startStack({ ports: await findFreePorts(), dataDir, env: settings, only })
  try {
    const { urls, internalKey } = stack
    const known = { API_URL: urls.api, MAILBOX_URL: urls.mailbox, INTERNAL_API_KEY: internalKey }
    return await runVitestTask('test:contract', { ...context, env: known })
  } finally {
    await stack.stop()
    removeFolder(dataDir)
  }
}

async function moveToPostgres(dataDir, url, log) {
  const env = { ...loadLocalSecrets(dataDir), DATA_DIR: dataDir, DATABASE_URL: url }
  const cwd = join(root, 'apps/backend')
  const code = await runTool(getNodePath(), ['programs/move-to-postgres.mjs'], { log, cwd, env })
  if (code !== 0) throw new CliError(`The move to PostgreSQL failed; the whole log: ${log}`, readLogTail(log))
}

/** The PostgreSQL stage runs the same tests, so only the long run repeats them on SQLite. */
export const contractStage = {
  name: 'contract',
  verifyOnly: true,
  run: async context => contractWith(context, await createSeededDataFolder('contract')),
}

/**
 * Uses the sample data after migrating it from SQLite, so that the stage fails if the migration loses data.
 */
export const contractOnPostgresStage = {
  name: 'contract (PostgreSQL)',
  run: context =>
    withPostgres(async url => {
      const dataDir = await createSeededDataFolder('contract')
      const env = { DATABASE_CLIENT: 'postgres', DATABASE_URL: url }
      await moveToPostgres(dataDir, url, `${context.log}.move.log`)
      return contractWith(context, dataDir, env)
    }),
}

/** The long run repeats the tests of the PostgreSQL stage on SQLite. */
export const backendStage = {
  name: 'unit (backend)',
  run: context =>
    runVitestTask('test', {
      ...context,
      filter: ['--filter=backend'],
      env: { ...getPropertyTestEnv(context), SKIP_SQL_TESTS: String(!context.verify) },
    }),
}

export const backendOnPostgresStage = {
  name: 'backend (PostgreSQL)',
  run: context =>
    withPostgres(url =>
      runVitestTask('test:postgres', {
        ...context,
        env: { TEST_DATABASE_URL: url, ...getPropertyTestEnv(context) },
      }),
    ),
}
