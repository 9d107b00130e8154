import { breakConnections, createRequest } from '@bgm/raw-requests/break-connections'
import { expect, test } from 'vitest'
import { makeHeartbeat, makePlay } from './testing/records'
import { deviceToken, startGateway } from './testing/start-gateway'

const headers = { Authorization: `Bearer ${deviceToken}` }
const requests = [
  createRequest('GET', '/'),
  createRequest('GET', '/device/bundle', { headers: { ...headers, 'Accept-Encoding': 'gzip' } }),
  createRequest('GET', '/device/events', { headers }),
  createRequest('GET', '/audio/track-a/1', { headers }),
  createRequest('GET', '/audio/track-b/1', { headers: { ...headers, Range: 'bytes=100-' } }),
  createRequest('POST', '/device/heartbeat', { headers, body: JSON.stringify(makeHeartbeat()) }),
  createRequest('POST', '/device/plays', { headers, body: JSON.stringify({ plays: [makePlay(0)] }) }),
]

test('the gateway survives connections that break at every stage and keeps no stream', async () => {
  const { url, gateway, lines } = await startGateway()
  expect(await breakConnections({ gateway: { url, requests } }, { seed: 1 })).toEqual([])
  await expect.poll(() => gateway.streams.connectedPlayers()).toBe(0)
  expect(lines.filter(line => line.startsWith('reported'))).toEqual([])
}, 30_000)
