import { freePorts } from './ports.mjs'
import { startStack } from './stack.mjs'
import { newFolder, removeFolder, seededData } from './template.mjs'
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

export const contract = {
  name: 'contract',
  run: async context => contractWith(context, await seededData('contract')),
}

export const contractOnPostgres = {
  name: 'contract (PostgreSQL)',
  run: context =>
    withCluster(({ url }) =>
      contractWith(context, newFolder('contract'), { DATABASE_CLIENT: 'postgres', DATABASE_URL: url }),
    ),
}

export const race = {
  name: 'race (PostgreSQL)',
  run: context =>
    withCluster(({ url }) => vitest('test:race', { ...context, env: { TEST_DATABASE_URL: url } })),
}
