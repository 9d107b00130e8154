import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { readEvents } from './testing/read-events'
import { makeHeartbeat } from './testing/records'
import { deviceToken, startGateway } from './testing/start-gateway'

type Running = Awaited<ReturnType<typeof startGateway>>

const stalledToken = 'token-of-the-device-that-stalls'
const wait = (turns: number) =>
  Array.from({ length: turns }).reduce<Promise<void>>(
    before => before.then(() => new Promise(resolve => setImmediate(resolve))),
    Promise.resolve(),
  )

function openSocket(url: string, token: string): Socket {
  const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', allowHalfOpen: true })
  socket.on('error', () => {})
  onTestFinished(() => void socket.destroy())
  socket.write(`GET /device/events HTTP/1.1\r\nHost: test\r\nAuthorization: Bearer ${token}\r\n\r\n`)
  return socket
}

/** The ways in which a device stops reading its stream. */
const readers: Record<string, (url: string, token: string) => Socket> = {
  reads: (url, token) => openSocket(url, token).resume(),
  stalls: (url, token) => openSocket(url, token).pause(),
  'closes its half': (url, token) => openSocket(url, token).resume().end(),
  'stalls and closes its half': (url, token) => openSocket(url, token).pause().end(),
  resets: (url, token) => {
    const socket = openSocket(url, token).resume()
    return socket.once('data', () => socket.resetAndDestroy())
  },
}

const makeCommand = (bytes = 10) => ({
  id: 'c'.repeat(bytes),
  kind: 'identify' as const,
  expires_at: Date.now() + 10_000,
})

/** Opens the stream of another device that does not read, and fills the buffers of kernel and process. */
async function stall({ url, gateway, pair }: Running) {
  pair(stalledToken, 'player-b', 'zone-b')
  const socket = readers.stalls?.(url, stalledToken)
  await expect.poll(() => gateway.streams.hasZone('zone-b')).toBe(true)
  for (let sent = 0; sent < 100 && gateway.streams.hasZone('zone-b'); sent += 1) {
    gateway.streams.sendToZone('zone-b', 'command', makeCommand(40_000))
    await wait(1)
  }
  return socket
}

test('events after the revocation of a device that does not read its stream are dropped', async () => {
  const running = await startGateway()
  const { gateway, post } = running
  await stall(running)
  gateway.streams.revoke('player-b', 'unpaired')
  expect([gateway.streams.hasZone('zone-b'), gateway.streams.connectedPlayers()]).toEqual([false, 0])
  gateway.streams.sendToZone('zone-b', 'command', makeCommand())
  gateway.streams.send('player-b', 'update', { build: 'build-2' })
  gateway.streams.revoke('player-b', 'unpaired')
  await wait(10)
  expect((await post('/device/heartbeat', makeHeartbeat())).status).toBe(200)
})

test('a command that arrives in the same turn as a revocation is dropped', async () => {
  const { url, backend, gateway, post } = await startGateway()
  const { named, ended } = await readEvents(url, deviceToken)
  gateway.streams.revoke('player-a', 'unpaired')
  gateway.streams.sendToZone('zone-a', 'command', makeCommand())
  gateway.streams.tick()
  await ended
  expect(named('command')).toEqual([])
  backend.record({ kind: 'zone', zone: null })
  expect((await post('/device/heartbeat', makeHeartbeat())).status).toBe(200)
})

test('a device is reported as disconnected once when its stream is revoked or breaks', async () => {
  const { url, backend, gateway, pair } = await startGateway()
  pair(stalledToken, 'player-b', 'zone-b')
  const reader = await readEvents(url, stalledToken)
  await gateway.presence.flush()
  gateway.streams.revoke('player-b', 'replaced')
  await reader.ended
  await gateway.presence.flush()
  expect(backend.presence.map(({ player, connected }) => [player, connected])).toEqual([
    ['player-b', true],
    ['player-b', false],
  ])
})

test('the gateway survives stalled, half-closed, reset and revoked readers and then has no stream left', async () => {
  const running = await startGateway()
  const { url, gateway, pair, post, lines } = running
  const kinds = Object.values(readers)
  for (let round = 0; round < 6; round += 1) {
    const devices = Array.from({ length: 20 }, (_, index) => ({
      token: `token-of-a-broken-reader-${round}-${index}`,
      player: `player-${round}-${index}`,
      zone: `zone-${index % 4}`,
    }))
    for (const { token, player, zone } of devices) pair(token, player, zone)
    const sockets = devices.map(({ token }, index) => kinds[index % kinds.length]?.(url, token))
    await expect.poll(() => gateway.streams.connectedPlayers()).toBeGreaterThan(4)
    for (let turn = 0; turn < 30; turn += 1) {
      for (const zone of ['zone-0', 'zone-1', 'zone-2', 'zone-3'])
        gateway.streams.sendToZone(zone, 'command', makeCommand(20_000))
      const revoked = devices[(turn * 7) % devices.length]
      if (revoked) gateway.streams.revoke(revoked.player, 'unpaired')
      const reopened = devices[(turn * 3) % devices.length]
      if (reopened && turn % 5 === 0) sockets.push(kinds[turn % kinds.length]?.(url, reopened.token))
      gateway.streams.tick()
      await wait(3)
    }
    for (const { player } of devices) gateway.streams.revoke(player, 'replaced')
    for (const socket of sockets) socket?.destroy()
  }
  await expect.poll(() => gateway.streams.connectedPlayers(), { timeout: 10_000 }).toBe(0)
  expect(gateway.streams.connectedZones()).toEqual([])
  expect((await post('/device/heartbeat', makeHeartbeat())).status).toBe(200)
  expect(lines.filter(line => line.startsWith('reported'))).toEqual([])
}, 60_000)
