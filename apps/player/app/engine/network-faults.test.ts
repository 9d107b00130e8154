import { describe, expect, test } from 'vitest'
import { startPlayingZone } from '#app/testing/playing-zone'

const minute = 60_000
const faults: [string, (() => Response) | null][] = [
  ['hangs', null],
  ['answers 500', () => new Response('{}', { status: 500 })],
  ['answers 502 with HTML', () => new Response('<html>', { status: 502 })],
  [
    'answers with a login page',
    () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
  ],
  ['answers with garbage', () => new Response(new Uint8Array([0, 255, 17]))],
  ['answers 401', () => new Response('{}', { status: 401 })],
  ['answers 403', () => new Response('{}', { status: 403 })],
  ['answers 429', () => new Response('{}', { status: 429 })],
]
const paths = ['/device/bundle', '/device/events', '/device/heartbeat', '/device/plays', '/audio']

describe.each(faults)('a gateway that %s', (_, fault) => {
  test.each(paths)('at %s neither stops the music nor loses plays', async path => {
    const zone = await startPlayingZone()
    await zone.clock.run(minute)
    zone.gateway.faults.set(path, fault)
    zone.longestGap = 0
    zone.gateway.bundle = { ...zone.gateway.bundle, version: '7' }
    const before = zone.gateway.plays.size
    await zone.clock.run(30 * minute)
    expect(zone.longestGap).toBeLessThanOrEqual(5)
    const isDelivering = !['/device/plays', '/device/heartbeat'].includes(path)
    if (isDelivering) expect(zone.gateway.plays.size).toBeGreaterThan(before + 5)
    zone.gateway.faults.clear()
    await zone.clock.run(10 * minute)
    expect(zone.gateway.duplicates).toBe(0)
    const seconds = zone.playedSeconds()
    expect(seconds).toBeGreaterThan(36 * 60)
    expect(seconds).toBeLessThan(43 * 60)
  })
})
