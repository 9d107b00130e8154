import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callInternalApi, createVenue, pairDevice } from '#tests/devices'
import type { Backend } from '#tests/harness'
import { startBackendWithPackages } from '#tests/shop'

let backend: Backend
beforeAll(async () => {
  backend = await startBackendWithPackages()
}, 180_000)
afterAll(() => backend.stop())

const second = 1000
const minute = 60 * second

async function startZone() {
  const { token, zone } = await createVenue(backend)
  const { player } = await pairDevice(backend, { token, zone })
  /** Reports runs of the app as one gateway does, and returns whether the device was copied. */
  const report = async (...seen: [boot: string, seen_at: number][]): Promise<boolean> => {
    const [boot, seen_at] = seen.at(-1) ?? ['', 0]
    const heartbeat = {
      ...{ epoch: 1, boot, app_version: '1.0.1', state: 'playing', track: null, position: 3 },
      ...{ cached_hours: 26, clock_offset: 0, errors: [] },
    }
    const boots = seen.map(([one, at]) => ({ boot: one, seen_at: at }))
    const { status, body } = await callInternalApi(backend, 'POST', '/presence', {
      players: [{ player, seen_at, connected: true, heartbeat, boots }],
    })
    expect(status).toBe(200)
    return body.copied.includes(player)
  }
  const listErrors = async () => (await backend.call('GET', `/zones/${zone}`, { token })).body.errors
  return { report, listErrors }
}

test('two gateways that report two runs of one device concurrently notice the copy', async () => {
  const zones = await Promise.all(Array.from({ length: 8 }, startZone))
  const now = Date.now()
  for (const { report, listErrors } of zones) {
    const [first, other] = [randomUUID(), randomUUID()]
    expect(await report([first, now - minute])).toBe(false)
    const noticed = await Promise.all([report([first, now - second]), report([other, now - 30 * second])])
    expect(noticed).toContain(true)
    expect(await report([first, now])).toBe(true)
    expect(await listErrors()).toEqual(['device-copied'])
  }
})

test('reports of two gateways may arrive in any order', async () => {
  const { report } = await startZone()
  const [before, after] = [randomUUID(), randomUUID()]
  const now = Date.now()
  expect(await report([after, now - 30 * second])).toBe(false)
  expect(await report([before, now - 40 * second])).toBe(false)
  expect(await report([after, now])).toBe(false)
  expect(await report([before, now - 10 * second])).toBe(true)
})

test('two runs whose heartbeats arrive between the same two reports of one gateway are noticed', async () => {
  const { report } = await startZone()
  const [one, other] = [randomUUID(), randomUUID()]
  const now = Date.now()
  expect(await report([one, now - 31 * second], [other, now - 30 * second])).toBe(false)
  expect(await report([one, now - second], [other, now])).toBe(true)
})

test('a device that restarts again and again is not a copy', async () => {
  const { report, listErrors } = await startZone()
  const now = Date.now()
  for (let restart = 0; restart < 20; restart += 1) {
    const boot = randomUUID()
    const at = now - (20 - restart) * 20 * second
    expect(await report([boot, at])).toBe(false)
    expect(await report([boot, at + 10 * second])).toBe(false)
  }
  expect(await listErrors()).toEqual([])
})

test('a device is not a copy any more once the other one has been gone for ten minutes', async () => {
  const { report, listErrors } = await startZone()
  const [gone, staying] = [randomUUID(), randomUUID()]
  const now = Date.now()
  await report([gone, now - 20 * minute])
  await report([staying, now - 19 * minute])
  await report([gone, now - 11 * minute])
  expect(await report([staying, now])).toBe(false)
  expect(await listErrors()).toEqual([])
})
