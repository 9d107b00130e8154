import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { SimulatedZone } from '#app/testing/simulated-zone'

const hour = 60 * 60_000
const megabyte = 1024 * 1024

setFlagsFromString('--expose-gc')
const collectGarbage: unknown = runInNewContext('gc')

/** Returns the number of heap bytes that are still referenced. */
async function measureHeap(): Promise<number> {
  if (typeof collectGarbage !== 'function') throw new Error('Garbage cannot be collected')
  // Finalizers run between turns of the event loop.
  for (let round = 0; round < 3; round += 1) {
    collectGarbage()
    await new Promise(resolve => setImmediate(resolve))
  }
  return process.memoryUsage().heapUsed
}

test('memory, timers and stored values do not grow over a day with a network failure every three hours', async () => {
  const zone = new SimulatedZone('2026-11-23T06:00')
  await zone.boot()
  const samples: { heap: number; timers: number; stored: number; waiting: number }[] = []
  for (let passed = 0; passed < 24; passed += 1) {
    if (passed % 3 === 2) zone.gateway.cut()
    await zone.clock.run(hour / 2)
    zone.gateway.isOnline = true
    await zone.clock.run(hour / 2)
    // The simulation's own records would otherwise grow.
    zone.gateway.heartbeats.length = 0
    zone.gateway.plays.clear()
    if (zone.audio) zone.audio.heard.length = 0
    samples.push({
      heap: await measureHeap(),
      timers: zone.clock.pendingTimers(),
      stored: zone.storage.state.size,
      waiting: zone.storage.plays.size,
    })
  }
  const warm = samples.slice(2, 6)
  const late = samples.slice(-4)
  const most = (list: typeof samples, key: keyof (typeof samples)[number]) =>
    Math.max(...list.map(sample => sample[key]))
  const growth = (most(late, 'heap') - most(warm, 'heap')) / megabyte
  console.info(
    `heap after 6 h ${(most(warm, 'heap') / megabyte).toFixed(1)} MB, growth until 24 h ${growth.toFixed(2)} MB, ` +
      `${most(samples, 'timers')} timers`,
  )
  expect(growth).toBeLessThan(1)
  expect(most(late, 'timers')).toBeLessThanOrEqual(most(warm, 'timers'))
  expect(most(late, 'stored')).toBe(most(warm, 'stored'))
  expect(most(samples, 'waiting')).toBeLessThanOrEqual(30)
  expect(zone.isSounding()).toBe(true)
}, 120_000)
