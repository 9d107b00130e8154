import { once } from 'node:events'
import { createServer } from 'node:http'
import { createNoticeSender } from './notice-sender.mjs'
import { createSimulator } from './simulator.mjs'
import { createRequestHandler } from './web.mjs'

const HOST = '127.0.0.1'

/**
 * Starts the provider on 127.0.0.1 with its pages, timers and notices.
 * @param {object} options
 * @param {number} options.port 0 selects a free port
 * @param {string} options.noticeUrl receives the notices
 * @param {string} options.serverKey
 * @param {string} [options.signatureKey]
 * @param {string} [options.file] where the state is stored
 * @param {number} [options.scale] how many times faster than the provider notices are resent
 */
export async function startSimulator({ port, noticeUrl, serverKey, signatureKey, file, scale }) {
  // On a busy machine, closing an idle connection can interrupt a request that is just being sent on it.
  const server = createServer({ keepAliveTimeout: 0 })
  const ready = once(server, 'listening')
  server.listen(port, HOST)
  await ready
  const url = `http://${HOST}:${server.address().port}`
  let wake = () => {}
  const simulator = createSimulator({ serverKey, signatureKey, baseUrl: url, file, changed: () => wake() })
  const noticeSender = createNoticeSender({ simulator, noticeUrl, scale })
  wake = noticeSender.wake
  server.on('request', createRequestHandler(simulator, noticeSender))
  const sweep = () => {
    try {
      simulator.sweep()
    } catch (error) {
      // For example, a full disk. The next sweep tries again.
      console.error(`payments: ${error.message}`)
    }
  }
  const timer = setInterval(sweep, 1000)
  wake()
  return {
    url,
    simulator,
    async stop() {
      clearInterval(timer)
      noticeSender.stop()
      server.closeAllConnections()
      await new Promise(done => server.close(done))
    },
  }
}
