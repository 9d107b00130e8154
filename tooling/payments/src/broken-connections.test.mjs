import { breakConnections, createRequest } from '@bgm/raw-requests/break-connections'
import { expect, onTestFinished, test } from 'vitest'
import { startSimulator } from './start-simulator.mjs'

test('the simulator survives connections that break at every stage', async () => {
  const { url, stop } = await startSimulator({
    port: 0,
    noticeUrl: 'http://127.0.0.1:9/notices',
    serverKey: 'server-key',
  })
  onTestFinished(stop)
  const requests = [
    createRequest('GET', '/', { headers: { Host: new URL(url).host } }),
    createRequest('GET', '/transactions'),
    createRequest('POST', '/snap/v1/transactions', { body: '{"transaction_details":{}}' }),
  ]
  expect(await breakConnections({ payments: { url, requests } }, { seed: 1 })).toEqual([])
}, 30_000)
