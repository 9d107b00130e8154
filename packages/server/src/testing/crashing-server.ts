import { setTimeout as delay } from 'node:timers/promises'
import { startHttpServer } from '../create-server'
import { createLogger } from '../log'
import { exitOnUncaughtException } from '../uncaught-exceptions'

/**
 * The process that uncaught-exceptions.test.ts starts. `/throws` and `/rejects` cause uncaught errors; every
 * response is slow.
 */
const [clientDir = ''] = process.argv.slice(2)
const log = createLogger('crashing')
const failures: Record<string, () => void> = {
  '/throws': () =>
    setImmediate(() => {
      throw new Error('thrown')
    }),
  '/rejects': () => void Promise.reject(new Error('rejected')),
}
const server = await startHttpServer({
  name: 'crashing',
  host: '127.0.0.1',
  port: 0,
  publicUrl: 'http://127.0.0.1',
  clientDir,
  build: { id: 'b1', timestamp: 0 },
  log,
  handle: async request => {
    const { pathname } = new URL(request.url)
    failures[pathname]?.()
    await delay(100)
    return new Response(`response of ${pathname}`)
  },
})
exitOnUncaughtException({ log, report: error => console.error(`reported ${error}`), drain: server.close })
console.error(`listening on ${server.url}`)
