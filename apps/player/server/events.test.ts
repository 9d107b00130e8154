import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { readEvents } from './testing/read-events'
import { makeBundle } from './testing/records'
import { deviceToken, startGateway } from './testing/start-gateway'

const command = (id: string, lifetime = 10_000) => ({
  id,
  kind: 'skip' as const,
  expires_at: Date.now() + lifetime,
})

test('a stream begins with a ping, the build and the bundle version, and proxies must not buffer or transform it', async () => {
  const { url } = await startGateway()
  const { response, events } = await readEvents(url, deviceToken)
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-store, no-transform')
  expect(response.headers.get('x-accel-buffering')).toBe('no')
  await expect.poll(() => events.map(({ name }) => name)).toEqual(['ping', 'update', 'changed'])
  expect(events[1]?.data).toEqual({ build: 'build-1' })
})

test('a stream gets one ping every twenty seconds', async () => {
  const { url, gateway } = await startGateway()
  const { named } = await readEvents(url, deviceToken)
  await expect.poll(() => named('ping')).toHaveLength(1)
  for (let second = 0; second < 20; second += 1) gateway.streams.tick()
  await expect.poll(() => named('ping')).toHaveLength(2)
})

test('a changed bundle is announced with its version, an unchanged one is not', async () => {
  const { url, backend, tracks } = await startGateway()
  const { named } = await readEvents(url, deviceToken)
  await expect.poll(() => named('changed')).toEqual([{ version: 'zone-a-1' }])
  backend.record({ kind: 'zone', zone: 'zone-a' })
  await expect.poll(() => backend.bundleReads('zone-a')).toBe(2)
  backend.bundles.set('zone-a', makeBundle('zone-a', 'zone-a-2', tracks))
  backend.record({ kind: 'zone', zone: null })
  await expect.poll(() => named('changed')).toEqual([{ version: 'zone-a-1' }, { version: 'zone-a-2' }])
})

test('a command reaches only the devices of its zone', async () => {
  const { url, backend, pair } = await startGateway()
  pair('token-of-the-device-in-zone-b', 'player-b', 'zone-b')
  const [a, b] = [await readEvents(url, deviceToken), await readEvents(url, 'token-of-the-device-in-zone-b')]
  const sent = command('command-1')
  backend.record({ kind: 'command', zone: 'zone-a', command: sent })
  backend.record({ kind: 'command', zone: 'zone-b', command: command('command-2', -1) })
  backend.record({ kind: 'command', zone: 'zone-b', command: command('command-3') })
  await expect.poll(() => b.named('command').map(({ id }) => id)).toEqual(['command-3'])
  expect(a.named('command')).toEqual([sent])
})

test('an unacknowledged command is resent on the next stream', async () => {
  const { url, backend } = await startGateway()
  const first = await readEvents(url, deviceToken)
  backend.record({ kind: 'command', zone: 'zone-a', command: command('command-1') })
  await expect.poll(() => first.named('command')).toHaveLength(1)
  first.leave()
  const second = await readEvents(url, deviceToken)
  await expect.poll(() => second.named('command').map(({ id }) => id)).toEqual(['command-1'])
})

test('commands issued before the process followed the feed are read in one call for all zones', async () => {
  const { url, backend } = await startGateway()
  backend.record({ kind: 'zone', zone: 'zone-b' })
  backend.commands.push(
    { zone: 'zone-a', command: command('command-0') },
    { zone: 'zone-b', command: command('command-1') },
  )
  const first = await readEvents(url, deviceToken)
  await expect.poll(() => first.named('ping')).toHaveLength(1)
  const before = backend.getCalls('/internal/commands')
  backend.restartFeed()
  await expect.poll(() => first.named('command').map(({ id }) => id)).toEqual(['command-0'])
  const second = await readEvents(url, deviceToken)
  await expect.poll(() => second.named('command').map(({ id }) => id)).toEqual(['command-0'])
  expect(backend.getCalls('/internal/commands')).toBe(before + 1)
})

test('a device’s second stream replaces its first', async () => {
  const { url, backend, gateway } = await startGateway()
  const first = await readEvents(url, deviceToken)
  const second = await readEvents(url, deviceToken)
  await first.ended
  expect(gateway.streams.connectedPlayers()).toBe(1)
  backend.record({ kind: 'command', zone: 'zone-a', command: command('command-1') })
  await expect.poll(() => second.named('command')).toHaveLength(1)
  expect(first.named('command')).toEqual([])
})

test.each(['unpaired', 'replaced'] as const)(
  'a device that is %s receives the `revoked` event, and its stream ends',
  async reason => {
    const { url, backend } = await startGateway()
    const { named, ended } = await readEvents(url, deviceToken)
    backend.record({ kind: 'player-revoked', player: 'player-a', zone: 'zone-a', reason })
    await ended
    expect(named('revoked')).toEqual([{ reason }])
    expect((await readEvents(url, deviceToken)).response.status).toBe(401)
  },
)

test('a device that is revoked while the feed is down receives the `revoked` event once the feed is back', async () => {
  const { url, backend } = await startGateway()
  const { named, ended } = await readEvents(url, deviceToken)
  backend.setMode('down')
  backend.record({ kind: 'player-revoked', player: 'player-a', zone: 'zone-a', reason: 'unpaired' })
  backend.setMode('working')
  await ended
  expect(named('revoked')).toHaveLength(1)
})

test('a client that does not read is dropped, and others are not affected', async () => {
  const { url, gateway, pair } = await startGateway()
  pair('token-of-the-device-in-zone-b', 'player-b', 'zone-b')
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port) })
  socket.pause()
  socket.on('error', () => {})
  socket.write(`GET /device/events HTTP/1.1\r\nHost: test\r\nAuthorization: Bearer ${deviceToken}\r\n\r\n`)
  const reader = await readEvents(url, 'token-of-the-device-in-zone-b')
  await expect.poll(() => gateway.streams.connectedPlayers()).toBe(2)
  const build = 'x'.repeat(100_000)
  for (let sent = 0; sent < 400 && gateway.streams.connectedPlayers() > 1; sent += 1) {
    gateway.streams.send('player-a', 'update', { build })
    await new Promise(resolve => setImmediate(resolve))
  }
  expect(gateway.streams.connectedPlayers()).toBe(1)
  expect(reader.hasEnded()).toBe(false)
  socket.destroy()
})

test('streams end when the process is stopped, and no device is reported as disconnected', async () => {
  const { url, backend, close, gateway } = await startGateway()
  const { ended } = await readEvents(url, deviceToken)
  await gateway.presence.flush()
  await close()
  await ended
  expect(backend.presence.map(({ connected }) => connected)).toEqual([true])
})
