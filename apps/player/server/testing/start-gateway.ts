import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startHttpServer } from '@bgm/server'
import { onTestFinished } from 'vitest'
import { createDeviceRoutes } from '#server/device-api/device-routes'
import { createGateway, type Gateway, type GatewayOptions } from '#server/gateway'
import { startFakeBackend } from './fake-backend'
import { makeAudioFile, makeBundle, makeTrack, sha256 } from './records'

export const deviceToken = 'token-of-the-device-in-zone-a'

/**
 * Starts a fake backend with one paired player in `zone-a`, whose bundle has two tracks, and a gateway
 * connected to it.
 */
export async function startGateway(options: Partial<GatewayOptions> = {}) {
  const backend = await startFakeBackend()
  const audioDir = options.audioDir ?? mkdtempSync(join(tmpdir(), 'audio-'))
  const tracks = ['track-a', 'track-b'].map(id => {
    const file = makeAudioFile(id)
    backend.files.set(`${id} 1`, file)
    return makeTrack(id, file)
  })
  const pair = (tokenOfPlayer: string, player: string, zone: string) => {
    backend.players.set(sha256(tokenOfPlayer), { player, zone, epoch: 1, revoked_at: null })
    backend.bundles.set(zone, makeBundle(zone, `${zone}-1`, tracks))
  }
  pair(deviceToken, 'player-a', 'zone-a')

  const { log, lines } = createTestLog()
  const { now = Date.now } = options
  const gateway = await createGateway({
    apiUrl: backend.apiUrl,
    internalKey: backend.internalKey,
    audioDir,
    audioCacheBytes: 10_000_000,
    clientBuild: 'build-1',
    log,
    reportError: error => log.error({ error: String(error) }, 'reported'),
    onBackendCall: () => {},
    ...options,
  })
  const server = await startServer(gateway, audioDir, now)
  gateway.start()
  let closed: Promise<void> | undefined
  const close = () => {
    closed ??= server.close()
    return closed
  }
  onTestFinished(async () => {
    await close()
    backend.close()
    rmSync(audioDir, { recursive: true, force: true })
  })
  await untilTrue(gateway.isReady)

  return {
    url: server.url,
    backend,
    gateway,
    audioDir,
    tracks,
    lines,
    pair,
    close,
    ...createDeviceClient(server.url),
  }
}

/** Creates a client that sends the token of zone A's device unless another token is given. */
const createDeviceClient = (url: string) => ({
  call: (path: string, init: RequestInit & { token?: string } = {}) => {
    const { token: bearer = deviceToken, ...request } = init
    return fetch(url + path, {
      ...request,
      headers: { Authorization: `Bearer ${bearer}`, ...request.headers },
    })
  },
  post: (path: string, body: unknown, bearer = deviceToken) =>
    fetch(url + path, {
      method: 'POST',
      headers: { Authorization: `Bearer ${bearer}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
})

function createTestLog() {
  const lines: string[] = []
  const record = (details: Record<string, unknown>, message: string) =>
    void lines.push(
      `${message} ${JSON.stringify(details, (_, value) => (value instanceof Error ? String(value) : value))}`,
    )
  return { lines, log: { info: record, warn: record, error: record } }
}

const startServer = (gateway: Gateway, clientDir: string, now: () => number) =>
  startHttpServer({
    name: 'player',
    host: '127.0.0.1',
    port: 0,
    publicUrl: 'http://127.0.0.1:3002',
    clientDir,
    build: { id: 'build-1', timestamp: 0 },
    handle: async () => new Response('page'),
    routes: createDeviceRoutes(gateway, now),
    isReady: gateway.isReady,
    onDrain: gateway.streams.endAll,
    onClosed: gateway.stop,
    logLevel: 'silent',
    // Short, because the tests' HTTP client leaves connections open on which it has sent no request.
    drainTimeoutMs: 200,
  })

async function untilTrue(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise(resolve => setImmediate(resolve))
}
