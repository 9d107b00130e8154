import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { bundleSchema, type Heartbeat, heartbeatResponseSchema } from '@bgm/validation'
import { describe, expect, test } from 'vitest'
import { makeBundle, makeHeartbeat, makePlay } from '#server/testing/records'
import { deviceToken, startGateway } from '#server/testing/start-gateway'

const getCode = async (response: Response) => {
  const { error } = (await response.json()) as { error: { status: number; details: { code?: string } } }
  return [response.status, error.status, error.details.code]
}

describe('pairing', () => {
  test('returns a code from the backend, which receives the address of the device', async () => {
    const { post, backend } = await startGateway()
    const response = await post('/device/code', { app_version: '0.1.0' })
    expect(await response.json()).toMatchObject({ user_code: 'BCDF-GHJK', interval: 5 })
    expect(backend.calls.find(({ path }) => path === '/internal/pairings')?.address).toBe('127.0.0.1')
  })

  test('responds 400 with the state of the device flow until the device is approved', async () => {
    const { post } = await startGateway()
    const response = await post('/device/token', { device_code: 'device-code-of-tests' })
    expect(await getCode(response)).toEqual([400, 400, 'authorization_pending'])
  })

  test('forwards the answer to the organisation that has approved the code', async () => {
    const { post, backend } = await startGateway()
    const answer = (confirmed: unknown) =>
      post('/device/confirm', { device_code: 'device-code-of-tests', confirmed })
    expect((await answer(true)).status).toBe(204)
    expect(backend.calls.find(({ path }) => path === '/internal/pairings/confirm')?.address).toBe('127.0.0.1')
    expect(await getCode(await answer(false))).toEqual([400, 400, 'expired_token'])
    expect(await getCode(await answer('yes'))).toEqual([400, 400, 'invalid'])
  })

  test('allows a limited number of code requests per address', async () => {
    const { post } = await startGateway()
    const statuses = []
    for (let count = 0; count < 61; count += 1)
      statuses.push((await post('/device/code', { app_version: '0.1.0' })).status)
    expect([statuses.at(59), statuses.at(60)]).toEqual([200, 429])
  })
})

describe('unpairing on the device', () => {
  test('is forwarded to the backend only once', async () => {
    const { post, backend } = await startGateway()
    await post('/device/heartbeat', makeHeartbeat())
    expect((await post('/device/unpair', {})).status).toBe(204)
    await expect.poll(async () => (await post('/device/heartbeat', makeHeartbeat())).status).toBe(401)
    expect((await post('/device/unpair', {})).status).toBe(204)
    expect(backend.getCalls('/internal/players/unpair')).toBe(1)
  })
})

describe('the settings on the device', () => {
  test('open only with a PIN that the backend accepts, and limit the attempts', async () => {
    const { post } = await startGateway()
    expect((await post('/device/pin', { pin: '482139' })).status).toBe(204)
    expect(await getCode(await post('/device/pin', { pin: '111222' }))).toEqual([400, 400, 'wrong-pin'])
    for (const pin of ['12', '12a4', '123456789'])
      expect((await post('/device/pin', { pin })).status).toBe(400)
    const statuses = []
    for (let count = 0; count < 10; count += 1)
      statuses.push((await post('/device/pin', { pin: '111222' })).status)
    expect(statuses.at(-1)).toBe(429)
  })

  test('change the zone’s volume', async () => {
    const { post, backend } = await startGateway()
    expect((await post('/device/volume', { volume: 55 })).status).toBe(204)
    expect((await post('/device/volume', { volume: 101 })).status).toBe(400)
    expect(backend.volumes).toEqual([55])
  })
})

describe('the bundle', () => {
  test('is sent once; further requests get a 304 until it changes', async () => {
    const { call, backend, tracks } = await startGateway()
    const first = await call('/device/bundle')
    const etag = first.headers.get('etag') ?? ''
    expect(bundleSchema.parse(await first.json()).version).toBe('zone-a-1')
    expect(first.headers.get('content-encoding')).toBe('gzip')
    const again = await call('/device/bundle', { headers: { 'If-None-Match': etag } })
    expect(again.status).toBe(304)
    expect(backend.bundleReads('zone-a')).toBe(1)

    backend.bundles.set('zone-a', makeBundle('zone-a', 'zone-a-2', tracks))
    backend.record({ kind: 'zone', zone: 'zone-a' })
    await expect
      .poll(async () => (await call('/device/bundle', { headers: { 'If-None-Match': etag } })).status)
      .toBe(200)
  })

  test('is fetched from the backend only once for concurrent requests', async () => {
    const { call, backend } = await startGateway()
    await Promise.all(Array.from({ length: 20 }, () => call('/device/bundle')))
    expect(backend.bundleReads('zone-a')).toBe(1)
  })

  test('is sent without compression to a client that does not accept it', async () => {
    const { call } = await startGateway()
    const response = await call('/device/bundle', { headers: { 'Accept-Encoding': 'identity' } })
    expect(response.headers.get('content-encoding')).toBeNull()
    expect(await response.json()).toMatchObject({ version: 'zone-a-1' })
  })
})

describe('a heartbeat', () => {
  test('returns the time, the version of the bundle and the pending commands', async () => {
    const { post, backend } = await startGateway()
    await post('/device/heartbeat', makeHeartbeat())
    const command = { id: 'command-1', kind: 'skip' as const, expires_at: Date.now() + 10_000 }
    backend.record({ kind: 'command', zone: 'zone-a', command })
    await expect
      .poll(async () => {
        const response = await post('/device/heartbeat', makeHeartbeat())
        return heartbeatResponseSchema.parse(await response.json())
      })
      .toMatchObject({ version: 'zone-a-1', commands: [command] })
  })

  test('says that another device has the same pairing once the backend has seen both', async () => {
    const { post, backend, gateway } = await startGateway()
    const isCopied = async (changes: Partial<Heartbeat>) =>
      heartbeatResponseSchema.parse(await (await post('/device/heartbeat', makeHeartbeat(changes))).json())
        .copied
    expect(await isCopied({})).toBe(false)
    backend.copied.add('player-a')
    await isCopied({ state: 'paused' })
    await gateway.presence.flush()
    expect(await isCopied({})).toBe(true)
  })

  test('needs no backend call once the device is known', async () => {
    const { post, backend } = await startGateway()
    await post('/device/heartbeat', makeHeartbeat())
    const before = backend.calls.filter(({ path }) => path !== '/internal/presence').length
    for (let count = 0; count < 10; count += 1)
      await post('/device/heartbeat', makeHeartbeat({ position: count }))
    expect(backend.calls.filter(({ path }) => path !== '/internal/presence')).toHaveLength(before)
  })
})

describe('plays', () => {
  test('are acknowledged once the backend has stored them, and as duplicates when repeated', async () => {
    const { post, backend } = await startGateway()
    const body = { plays: [makePlay(0), makePlay(1)] }
    expect(await (await post('/device/plays', body)).json()).toMatchObject({
      accepted: [makePlay(0).play_id, makePlay(1).play_id],
    })
    expect(backend.stored.size).toBe(2)
    expect(await (await post('/device/plays', body)).json()).toMatchObject({
      accepted: [],
      duplicate: [makePlay(0).play_id, makePlay(1).play_id],
    })
  })

  test('are still accepted from a revoked device, but nothing else is', async () => {
    const { post, call, backend } = await startGateway()
    await post('/device/heartbeat', makeHeartbeat())
    backend.record({ kind: 'player-revoked', player: 'player-a', zone: 'zone-a', reason: 'replaced' })
    await expect.poll(async () => (await call('/device/bundle')).status).toBe(401)
    expect((await post('/device/plays', { plays: [makePlay(0)] })).status).toBe(200)
    expect(await getCode(await post('/device/heartbeat', makeHeartbeat()))).toEqual([401, 401, 'revoked'])
  })
})

describe('a command', () => {
  test('is acknowledged to the backend and not resent', async () => {
    const { post, backend } = await startGateway()
    const command = { id: 'command-1', kind: 'skip' as const, expires_at: Date.now() + 10_000 }
    await post('/device/heartbeat', makeHeartbeat())
    backend.record({ kind: 'command', zone: 'zone-a', command })
    const pending = async () =>
      heartbeatResponseSchema.parse(await (await post('/device/heartbeat', makeHeartbeat())).json()).commands
    await expect.poll(pending).toEqual([command])
    const response = await post('/device/commands/command-1/ack', { result: 'refused', reason: 'silence' })
    expect(response.status).toBe(204)
    expect(backend.acknowledged).toEqual([
      { id: 'command-1', body: { result: 'refused', reason: 'silence', player: 'player-a' } },
    ])
    expect(await pending()).toEqual([])
    expect((await post('/device/commands/unknown/ack', { result: 'done' })).status).toBe(404)
  })
})

describe('a request', () => {
  test.each([
    ['an unknown path', '/device/look', 404],
    ['an unknown path below audio', '/audio/track-a', 404],
    ['a wrong method', '/device/heartbeat', 405],
  ])('with %s is rejected with a JSON error', async (_, path, status) => {
    const { call } = await startGateway()
    expect(await getCode(await call(path))).toEqual([status, status, undefined])
  })

  test.each([
    ['none', {}],
    ['a short one', { Authorization: 'Bearer abc' }],
    ['one with other characters', { Authorization: `Bearer ${'é'.repeat(40)}` }],
    ['a long one', { Authorization: `Bearer ${'a'.repeat(4000)}` }],
    ['another scheme', { Authorization: `Basic ${deviceToken}` }],
  ])(
    'with a malformed token (%s) gets a 401 that is not `revoked`, without a backend call',
    async (_, headers) => {
      const { url, backend } = await startGateway()
      expect(await getCode(await fetch(`${url}/device/bundle`, { headers }))).toEqual([401, 401, undefined])
      expect(backend.getCalls('/internal/players/look-up')).toBe(0)
    },
  )

  test.each([
    ['larger than its limit', 'application/json', JSON.stringify({ padding: 'x'.repeat(9000) }), 413],
    ['that is not JSON', 'application/json', '{', 400],
    ['that is not UTF-8', 'application/json', Buffer.from([0x22, 0xff, 0x22]), 400],
    ['of another type', 'text/plain', '{}', 415],
    ['with an unknown field', 'application/json', JSON.stringify({ ...makeHeartbeat(), more: 1 }), 400],
    [
      'with text instead of a number',
      'application/json',
      JSON.stringify({ ...makeHeartbeat(), position: '٣' }),
      400,
    ],
  ])('with a body %s is rejected', async (_, type, body, status) => {
    const { call } = await startGateway()
    const response = await call('/device/heartbeat', {
      method: 'POST',
      headers: { 'Content-Type': type },
      body,
    })
    expect(response.status).toBe(status)
  })

  test('with a body that exceeds its limit is rejected before the body ends', async () => {
    const { url } = await startGateway()
    const { hostname, port } = new URL(url)
    const socket = connect({ host: hostname, port: Number(port) })
    const head = `POST /device/heartbeat HTTP/1.1\r\nHost: test\r\nAuthorization: Bearer ${deviceToken}\r\n`
    socket.write(`${head}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`)
    socket.write(`2400\r\n${'x'.repeat(0x2400)}\r\n`)
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 413 /)
  })

  test('with 100 large plays is accepted, but rejected if it exceeds 256 kB', async () => {
    const { post } = await startGateway()
    const plays = Array.from({ length: 100 }, (_, seq) => ({ ...makePlay(seq), track: 'x'.repeat(1500) }))
    expect((await post('/device/plays', { plays })).status).toBe(200)
    const more = plays.map(play => ({ ...play, track: 'x'.repeat(3000) }))
    expect((await post('/device/plays', { plays: more })).status).toBe(413)
  })

  test('beyond its device’s rate limit gets a 429 with a Retry-After header', async () => {
    const { post, pair } = await startGateway()
    pair('token-of-the-device-in-zone-b', 'player-b', 'zone-b')
    for (let count = 0; count < 60; count += 1) await post('/device/heartbeat', makeHeartbeat())
    const response = await post('/device/heartbeat', makeHeartbeat())
    expect([response.status, Number(response.headers.get('retry-after'))]).toEqual([429, expect.any(Number)])
    expect((await post('/device/heartbeat', makeHeartbeat(), 'token-of-the-device-in-zone-b')).status).toBe(
      200,
    )
  })
})
