import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import type { Command } from '@bgm/validation'
import { sendJson } from '#server/http/send'
import { createFakeChangeFeed } from './fake-change-feed'
import { createFakePostHandler, createFakeRecords } from './fake-posts'
import { sendBackendError } from './fake-responses'

type Mode = 'working' | 'down' | 'slow' | 'garbage' | 'failing'

type Call = {
  method: string
  path: string
  address: string | undefined
}

const internalKey = 'internal-key-of-tests'

/**
 * Starts an in-memory version of the backend's internal API, for states that the real backend cannot be put
 * into.
 */
export async function startFakeBackend() {
  const records = createFakeRecords()
  const files = new Map<string, Buffer>()
  const commands: { zone: string; command: Command }[] = []
  const calls: Call[] = []
  const feed = createFakeChangeFeed()
  const post = createFakePostHandler(records, feed.record)
  const state: { mode: Mode; key: string } = { mode: 'working', key: internalKey }

  function get(path: string, response: ServerResponse) {
    const [, , kind, id = '', revision] = path.split('/')
    if (kind === 'commands') return sendJson(response, 200, { data: commands })
    const file = files.get(`${id} ${revision}`)
    if (!file) return sendBackendError(response, 404)
    response.writeHead(200, { 'Content-Length': file.length }).end(file)
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://backend.test')
    const path = url.pathname.replace(/^\/api/, '')
    const forwarded = request.headers['x-forwarded-for']
    calls.push({ method: request.method ?? '', path, address: forwarded?.toString() })
    if (state.mode !== 'working') return misbehave(state.mode, request, response)
    if (request.headers['x-internal-key'] !== state.key) return sendBackendError(response, 404)
    if (path === '/internal/changes') return feed.handle(url, request, response)
    if (request.method === 'GET') return get(path, response)
    post(path, await json(request), response)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))

  return {
    apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    internalKey,
    ...records,
    files,
    commands,
    calls,
    /** Returns how many times a zone's bundle was fetched. */
    bundleReads: (zone: string) => records.fetchedBundles.filter(fetched => fetched === zone).length,
    getCalls: (path: string) => calls.filter(call => call.path === path).length,
    record: feed.record,
    restartFeed: feed.restart,
    setKey(key: string) {
      state.key = key
      feed.wake()
    },
    setMode(mode: Mode) {
      state.mode = mode
      feed.wake()
      if (mode !== 'working') server.closeAllConnections()
    },
    close() {
      feed.wake()
      server.closeAllConnections()
      server.close()
    },
  }
}

function misbehave(mode: Exclude<Mode, 'working'>, request: IncomingMessage, response: ServerResponse) {
  if (mode === 'down') request.socket.destroy()
  if (mode === 'garbage') response.end('<html>not the backend</html>')
  if (mode === 'failing') sendBackendError(response, 503)
}
