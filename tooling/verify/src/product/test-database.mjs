import { findFreePort } from '@bgm/cli/ports'
import { loadLocalSecrets } from '@bgm/cli/secrets'
import { buildStackSettings } from '@bgm/cli/settings'
import { startStack } from '@bgm/cli/start-stack'

/**
 * Starts the product's own database on a data folder as a separate stack, so that it can be killed without the
 * backend. `restarted` lets it be restarted as in `npm start`.
 */
export async function startTestDatabase({ dataDir, ports, restarted }) {
  const place = { ...ports, database: await findFreePort() }
  const start = () => startStack({ ports: place, dataDir, only: ['database'], restarted })
  const { DATABASE_URL: url } = buildStackSettings({
    ports: place,
    dataDir,
    secrets: loadLocalSecrets(dataDir),
  })
  let stack = await start()
  return {
    url,
    /** Sends SIGKILL to all its processes, so that nothing is written any more. */
    async kill() {
      process.kill(-stack.pids.database, 'SIGKILL')
      await stack.crashed
      await stack.stop()
    },
    async start() {
      stack = await start()
    },
    stop: () => stack.stop(),
  }
}
