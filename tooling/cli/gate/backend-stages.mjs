import { findFreePorts } from '#stack/ports.mjs'
import { createSeededDataFolder, removeFolder } from '#stack/seeded-data.mjs'
import { startStack } from '#stack/start-stack.mjs'
import { runVitestTask } from './vitest-task.mjs'

/** The long run generates more inputs for property-based tests. */
export const getPropertyTestEnv = ({ verify }) => (verify ? { PROPERTY_RUNS: '100000' } : {})

/** Tests the api-client against a running backend with the sample data. */
export const contractStage = {
  name: 'contract',
  async run(context) {
    const dataDir = await createSeededDataFolder('contract')
    const env = { SAMPLE_TRACKS: '0' }
    const only = ['mailbox', 'backend']
    const stack = await startStack({ ports: await findFreePorts(), dataDir, env, only })
    try {
      const { urls, internalKey } = stack
      const known = { API_URL: urls.api, MAILBOX_URL: urls.mailbox, INTERNAL_API_KEY: internalKey }
      return await runVitestTask('test:contract', { ...context, env: known })
    } finally {
      await stack.stop()
      removeFolder(dataDir)
    }
  },
}

export const backendStage = {
  name: 'unit (backend)',
  run: context =>
    runVitestTask('test', { ...context, filter: ['--filter=backend'], env: getPropertyTestEnv(context) }),
}
