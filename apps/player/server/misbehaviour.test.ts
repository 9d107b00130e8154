import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { readEvents } from './testing/read-events'
import { makeHeartbeat, makePlay } from './testing/records'
import { deviceToken, startGateway } from './testing/start-gateway'

type Gateway = Awaited<ReturnType<typeof startGateway>>

const bad = 'token-of-the-device-in-zone-b'
const rounds = 20

/** Sends bytes on a separate connection without reading the response. */
function sendBytes(url: string, bytes: string | Buffer) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.on('error', () => {}).pause()
  socket.write(bytes)
  onTestFinished(() => void socket.destroy())
  return socket
}

/** Functions that misbehave and return the statuses of the responses, by what they do. */
const misbehaviours: Record<string, (gateway: Gateway) => Promise<number[]>> = {
  'exceeds its rate limits': async ({ post, call }) => {
    const statuses: number[] = []
    for (let round = 0; round < rounds * 4; round += 1)
      statuses.push(
        ...(await Promise.all([
          post('/device/heartbeat', makeHeartbeat({ epoch: 2 }), bad).then(({ status }) => status),
          post('/device/plays', { plays: [makePlay(0)] }, bad).then(({ status }) => status),
          call('/device/bundle', { token: bad }).then(({ status }) => status),
        ])),
      )
    expect(statuses.slice(-3)).toEqual([429, 429, 429])
    return statuses
  },
  'opens streams endlessly': async ({ url }) => {
    const streams = await Promise.all(Array.from({ length: rounds * 3 }, () => readEvents(url, bad)))
    return streams.map(({ response }) => response.status)
  },
  'sends invalid JSON, invalid heartbeats or bodies that are too large': async ({ post, call }) => {
    const bodies = [Buffer.from([0xff, 0xfe, 0]), '[[[[', '{"epoch":1e999}', 'x'.repeat(20_000)]
    const statuses = Array.from({ length: rounds }, async () => [
      ...(await Promise.all(
        bodies.map(async body => {
          const headers = { 'Content-Type': 'application/json' }
          return (await call('/device/heartbeat', { method: 'POST', token: bad, headers, body })).status
        }),
      )),
      (await post('/device/plays', { plays: Array(101).fill(makePlay(0)) }, bad)).status,
      (await post(`/device/commands/${'%00'.repeat(90)}/ack`, {}, bad)).status,
    ])
    return (await Promise.all(statuses)).flat()
  },
  'sends bytes that are not HTTP, or never ends a request': async ({ url }) => {
    const begun = `POST /device/heartbeat HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${bad}\r\nContent-Type: application/json\r\nContent-Length: 4000\r\n\r\n{`
    for (let round = 0; round < rounds; round += 1) {
      sendBytes(url, Buffer.alloc(4_096, round))
      sendBytes(url, begun)
      sendBytes(url, `GET /device/events HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(40_000)}`)
    }
    await delay(50)
    return []
  },
  'does not read its stream': async gateway => {
    sendBytes(gateway.url, `GET /device/events HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${bad}\r\n\r\n`)
    await expect.poll(() => gateway.gateway.streams.hasZone('zone-b')).toBe(true)
    // Megabytes of events exceed the buffers of both the kernel and the process.
    const id = 'c'.repeat(60_000)
    for (let round = 0; round < rounds * 10; round += 1)
      gateway.gateway.streams.sendToZone('zone-b', 'command', {
        id: `${id}${round}`,
        kind: 'identify',
        expires_at: Date.now() + 10_000,
      })
    await expect.poll(() => gateway.gateway.streams.hasZone('zone-b')).toBe(false)
    return []
  },
}

test.each(Object.entries(misbehaviours))(
  'a device that %s does not affect another one',
  async (_, misbehave) => {
    const gateway = await startGateway()
    const { url, post, backend, pair, lines } = gateway
    pair(bad, 'player-b', 'zone-b')
    const good = await readEvents(url, deviceToken)
    let isOver = false
    const misbehaving = misbehave(gateway).finally(() => {
      isOver = true
    })
    let beats = 0
    do {
      // The limit is 60 heartbeats per minute.
      if (beats < 50) expect((await post('/device/heartbeat', makeHeartbeat())).status).toBe(200)
      beats += 1
      await delay(20)
    } while (!isOver || beats < 5)
    const statuses = new Set(await misbehaving)
    expect([...statuses].filter(status => status >= 500)).toEqual([])
    backend.record({
      kind: 'command',
      zone: 'zone-a',
      command: { id: 'after', kind: 'identify', expires_at: Date.now() + 10_000 },
    })
    await expect.poll(() => good.named('command')).toMatchObject([{ id: 'after' }])
    expect((await post('/device/plays', { plays: [makePlay(1)] })).status).toBe(200)
    expect(good.hasEnded()).toBe(false)
    expect(lines.filter(line => line.startsWith('reported'))).toEqual([])
  },
  60_000,
)
