import { findFreePorts } from '@bgm/cli/ports'
import { createSeededDataFolder, removeFolder } from '@bgm/cli/seeded-data'
import { startStack } from '@bgm/cli/start-stack'
import { sendRawRequests } from '@bgm/raw-requests'

/**
 * Sends malformed requests to every server in a separate stack, which does not restart crashed processes.
 */
export async function checkRawRequests(
  print = () => {},
  { count = 3_000, seed = Date.now() % 1_000_000 } = {},
) {
  const dataDir = await createSeededDataFolder('raw-requests')
  const env = { RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'error' }
  const stack = await startStack({ ports: await findFreePorts(), dataDir, env })
  try {
    const { site, portal, backend, mailbox, witness } = stack.urls
    const misses = await sendRawRequests({ site, portal, backend, mailbox, witness }, { seed, count })
    const lines = [`${5 * count} requests with seed ${seed}: ${misses.length} missed`, ...misses]
    for (const line of lines) print(line)
    return { checked: 5 * count, misses, lines }
  } finally {
    await stack.stop()
    removeFolder(dataDir)
  }
}
