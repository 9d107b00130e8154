import { join } from 'node:path'
import { findFreePorts } from '@bgm/cli/ports'
import { loadLocalSecrets } from '@bgm/cli/secrets'
import { createSeededDataFolder, removeFolder } from '@bgm/cli/seeded-data'
import { startStack } from '@bgm/cli/start-stack'
import { findPersonalDataInLogs } from './fixtures/logs'
import { startOpenIdProvider } from './fixtures/open-id-provider'

/**
 * Starts the product on free ports with fresh sample data, unless STACK contains the URLs of a product that
 * is already running.
 */
export default async function globalSetup() {
  if (process.env.STACK) return
  const dataDir = await createSeededDataFolder('journeys')
  const logs = join(dataDir, 'logs')
  const provider = await startOpenIdProvider()
  const env = {
    // All journeys share one IP address, so the rate limits are raised.
    RATE_LIMIT_FACTOR: '50',
    // The timeout is long, so that a busy machine is not mistaken for an unavailable backend.
    BACKEND_TIMEOUT: '20000',
    // One track per album is enough for every playlist to play.
    SAMPLE_TRACKS: '8',
    GOOGLE_CLIENT_ID: 'client-of-the-journeys',
    GOOGLE_CLIENT_SECRET: 'secret-of-the-journeys',
    GOOGLE_ISSUER: provider.issuer,
  }
  const stack = await startStack({ ports: await findFreePorts(), dataDir, env })
  process.env.STACK = JSON.stringify({ ...stack.urls, administrator: stack.admin, logs })
  return async () => {
    await stack.stop()
    provider.stop()
    const found = findPersonalDataInLogs(logs, Object.values(loadLocalSecrets(dataDir)))
    removeFolder(dataDir)
    if (found.length > 0) throw new Error(`The logs contain personal data or secrets:\n${found.join('\n')}`)
  }
}
