import { describe, expect, test } from 'vitest'
import { readEvents } from './testing/read-events'
import { makeHeartbeat, makePlay } from './testing/records'
import { deviceToken, startGateway } from './testing/start-gateway'

const getCode = async (response: Response) => {
  const { error } = (await response.json()) as { error: { details: { code?: string } } }
  return [response.status, error.details.code]
}
const unknownToken = 'token-that-no-backend-has-issued'

describe.each(['down', 'garbage', 'failing'] as const)('during the backend fault %s', mode => {
  test('a known device is served from the cache', async () => {
    const { post, call, url, backend } = await startGateway()
    await post('/device/heartbeat', makeHeartbeat())
    expect((await call('/audio/track-a/1')).status).toBe(200)
    backend.setMode(mode)
    expect(await (await post('/device/heartbeat', makeHeartbeat())).json()).toMatchObject({
      version: 'zone-a-1',
    })
    expect((await call('/device/bundle')).status).toBe(200)
    expect((await call('/audio/track-a/1')).status).toBe(200)
    expect((await readEvents(url, deviceToken)).response.status).toBe(200)
  })

  test('an unknown device gets a 503, never a 401', async () => {
    const { post, backend } = await startGateway()
    backend.setMode(mode)
    const response = await post('/device/heartbeat', makeHeartbeat(), unknownToken)
    expect([...(await getCode(response)), response.headers.get('retry-after')]).toEqual([
      503,
      'unavailable',
      '5',
    ])
  })

  test('plays, command acknowledgements and code requests get a 503', async () => {
    const { post, backend } = await startGateway()
    await post('/device/heartbeat', makeHeartbeat())
    backend.setMode(mode)
    expect((await post('/device/plays', { plays: [makePlay(0)] })).status).toBe(503)
    expect((await post('/device/commands/command-1/ack', { result: 'done' })).status).toBe(503)
    expect((await post('/device/code', { app_version: '1' })).status).toBe(503)
  })

  test('requests succeed again once the backend is back', async () => {
    const { post, backend } = await startGateway()
    backend.setMode(mode)
    expect((await post('/device/heartbeat', makeHeartbeat())).status).toBe(503)
    backend.setMode('working')
    await expect.poll(async () => (await post('/device/heartbeat', makeHeartbeat())).status).toBe(200)
    expect((await post('/device/plays', { plays: [makePlay(0)] })).status).toBe(200)
  })
})

test('a slow backend does not delay heartbeats of a known device', async () => {
  const { post, backend } = await startGateway()
  await post('/device/heartbeat', makeHeartbeat())
  backend.setMode('slow')
  backend.record({ kind: 'zone', zone: 'zone-a' })
  expect((await post('/device/heartbeat', makeHeartbeat())).status).toBe(200)
})

test('a backend that rejects our key does not unpair any device', async () => {
  const { post, backend, gateway } = await startGateway()
  await post('/device/heartbeat', makeHeartbeat())
  backend.setKey('another-key-than-before')
  gateway.directory.markStale()
  await expect
    .poll(async () => getCode(await post('/device/heartbeat', makeHeartbeat(), unknownToken)))
    .toEqual([503, 'unavailable'])
  expect((await post('/device/heartbeat', makeHeartbeat())).status).toBe(200)
})

test('a device whose player was deleted is revoked once its cache entry is marked as stale', async () => {
  const { post, backend, gateway } = await startGateway()
  await post('/device/heartbeat', makeHeartbeat())
  backend.players.clear()
  expect((await post('/device/heartbeat', makeHeartbeat())).status).toBe(200)
  gateway.directory.markStale()
  expect(await getCode(await post('/device/heartbeat', makeHeartbeat()))).toEqual([401, 'revoked'])
})

test('2,000 wrong tokens from one address cause few backend calls and do not affect other devices', async () => {
  const { url, post, backend } = await startGateway()
  await post('/device/heartbeat', makeHeartbeat())
  const statuses = new Map<number, number>()
  for (let sent = 0; sent < 2_000; sent += 100)
    await Promise.all(
      Array.from({ length: 100 }, async (_, index) => {
        const headers = { Authorization: `Bearer wrong-token-number-${sent + index}` }
        const { status, body } = await fetch(`${url}/device/bundle`, { headers })
        await body?.cancel()
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
      }),
    )
  expect([...statuses.keys()].sort()).toEqual([401, 429])
  expect(backend.getCalls('/internal/players/look-up')).toBeLessThan(200)
  expect((await post('/device/heartbeat', makeHeartbeat())).status).toBe(200)
}, 60_000)

test('a device that the gateway does not know yet is served although its address has used up its guesses', async () => {
  const { url, post, pair } = await startGateway()
  pair('token-of-a-device-not-seen-yet', 'player-b', 'zone-b')
  const guess = async (token: string) => {
    const { status, body } = await fetch(`${url}/device/bundle`, {
      headers: { Authorization: `Bearer ${token}` },
    })
    await body?.cancel()
    return status
  }
  for (let sent = 0; sent < 200; sent += 1) expect(await guess('one-wrong-token-again-and-again')).toBe(401)
  await Promise.all(Array.from({ length: 100 }, (_, index) => guess(`wrong-token-number-${index}`)))
  await expect
    .poll(
      async () => (await post('/device/heartbeat', makeHeartbeat(), 'token-of-a-device-not-seen-yet')).status,
    )
    .toBe(200)
})

test('no token, token hash or device code is logged', async () => {
  const { post, backend, lines } = await startGateway()
  await post('/device/token', { device_code: 'secret-device-code' })
  await post('/device/heartbeat', makeHeartbeat(), unknownToken)
  backend.setMode('down')
  await post('/device/heartbeat', makeHeartbeat(), 'another-token-of-nobody')
  await post('/device/plays', { plays: [makePlay(0)] })
  expect(lines.join('\n')).not.toMatch(/secret-device-code|token-|[0-9a-f]{64}/)
})
