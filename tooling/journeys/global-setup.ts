import { freePorts } from '@bgm/cli/ports'
import { startStack } from '@bgm/cli/stack'
import { removeFolder, seededData } from '@bgm/cli/template'

/** Starts the real product on free ports with fresh sample data, unless the caller names one that is up. */
export default async function globalSetup() {
  if (process.env.STACK) return
  const dataDir = await seededData('journeys')
  // Everybody here comes from one address: the limits per address must not stop the journeys.
  const env = { RATE_LIMIT_FACTOR: '50' }
  const stack = await startStack({ ports: await freePorts(), dataDir, env })
  process.env.STACK = JSON.stringify({ ...stack.urls, administrator: stack.admin })
  return async () => {
    await stack.stop()
    removeFolder(dataDir)
  }
}
