import { join } from 'node:path'
import { findFreePorts } from '@bgm/cli/ports'
import { builtServices, getServiceUrls } from '@bgm/cli/services'
import { startStack } from '@bgm/cli/start-stack'
import { startTestBackend } from '#src/product/test-backend.mjs'
import { prepareCatalogue } from './catalogue.mjs'

const preload = new URL('./simulated-clock.mjs', import.meta.url).href
const simulatedServices = {
  ...builtServices,
  player: ports => ({ ...builtServices.player(ports), args: ['--import', preload, 'build/server.js'] }),
}

/** Starts a backend whose tracks have files, and a gateway with a simulated clock. */
export async function startSimulatedStack() {
  let files = null
  const fill = async place => {
    files = await prepareCatalogue(place)
  }
  const testBackend = await startTestBackend({ name: 'music', fill })
  return { files, ...(await addGateway(testBackend, simulatedServices)) }
}

/** Adds a gateway to a backend as a separate stack, so that it can be killed and restarted. */
export async function addGateway(testBackend, services = builtServices, settings = {}) {
  const ports = await findFreePorts()
  const { dataDir } = testBackend
  let gateway = null
  return {
    testBackend,
    gatewayUrl: getServiceUrls(ports).player,
    /** `now` is the time at which a simulated clock starts. */
    async startGateway(now = Date.now()) {
      const env = {
        API_URL: testBackend.urls.api,
        PLAYER_URL: getServiceUrls(ports).player,
        LOG_LEVEL: 'warn',
        SIMULATED_NOW: String(now),
        ...settings,
      }
      const logs = join(dataDir, 'logs/gateway')
      gateway = await startStack({ ports, dataDir, services, env, logs, only: ['player'] })
    },
    /** Sends SIGKILL, so that no cleanup runs. */
    async killGateway() {
      process.kill(-gateway.pids.player, 'SIGKILL')
      await gateway.crashed
      await gateway.stop()
    },
    async stop() {
      await gateway?.stop()
      await testBackend.stop()
    },
  }
}
