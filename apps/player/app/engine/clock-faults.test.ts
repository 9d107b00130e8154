import { describe, expect, test } from 'vitest'
import { startPlayingZone } from '#app/testing/playing-zone'
import { parseJakartaTime } from '#app/testing/simulated-zone'

const minute = 60_000
const day = 24 * 60 * minute
const moments = [
  '1970-01-01T07:00',
  '1980-01-01T00:00',
  '2015-01-01T00:00',
  '2026-07-23T10:00',
  '2083-01-01T00:00',
]

/** Restarts the device without a network and with its clock at another moment, for 20 seconds. */
async function restartAt(moment: string) {
  const zone = await startPlayingZone()
  await zone.clock.run(30_000)
  zone.kill()
  zone.gateway.cut()
  zone.clock.wallError = parseJakartaTime(moment) - zone.clock.trueTime()
  await zone.boot()
  await zone.clock.run(20_000)
  return zone
}

describe('a restart without a network and with the clock', () => {
  test.each(moments)('at %s plays, and so do later ones with and without a network', async moment => {
    const zone = await restartAt(moment)
    expect(zone.isSounding()).toBe(true)
    zone.kill()
    zone.clock.wallError = 0
    await zone.boot()
    await zone.clock.run(20_000)
    expect(zone.isSounding()).toBe(true)
    expect(Math.abs((zone.session?.now() ?? 0) - zone.clock.trueTime())).toBeLessThan(minute)
    zone.gateway.isOnline = true
    await zone.clock.run(2 * minute)
    expect(zone.isSounding()).toBe(true)
    expect(zone.gateway.heartbeats.at(-1)?.clock_offset).toBeCloseTo(0, -3)
  })

  test.each(moments)('at %s reports its plays with their true times once it has a network', async moment => {
    const zone = await restartAt(moment)
    const from = zone.clock.trueTime() - 30_000
    await zone.clock.run(20 * minute)
    zone.kill()
    await zone.boot()
    await zone.clock.run(10 * minute)
    zone.gateway.isOnline = true
    await zone.clock.run(10 * minute)
    const reported = [...zone.gateway.plays.values()].filter(({ offline }) => offline)
    expect(reported.length).toBeGreaterThan(8)
    for (const { started_at, seconds } of reported) {
      expect(started_at).toBeGreaterThan(from)
      expect(started_at + seconds * 1000).toBeLessThanOrEqual(zone.clock.trueTime() + 1_000)
    }
  })
})

describe('a clock that jumps while the device runs without a network', () => {
  test.each([-400 * day, 30 * day, 400 * day])(
    'by %d ms changes neither the schedule nor the licence',
    async jump => {
      const plan = { licence: { state: 'active' as const, until: parseJakartaTime('2026-11-30T00:00') } }
      const zone = await startPlayingZone(plan)
      zone.gateway.cut()
      zone.clock.wallError = jump
      zone.longestGap = 0
      await zone.clock.run(30 * minute)
      expect(zone.longestGap).toBeLessThanOrEqual(5)
      expect(Math.abs((zone.session?.now() ?? 0) - zone.clock.trueTime())).toBeLessThan(minute)
    },
  )
})
