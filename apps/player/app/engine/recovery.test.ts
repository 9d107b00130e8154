import { describe, expect, test } from 'vitest'
import { parseJakartaTime, SimulatedZone } from '#app/testing/simulated-zone'

const minute = 60_000

async function startZone(start = '2026-11-23T09:00', plan = {}) {
  const zone = new SimulatedZone(start, plan)
  await zone.boot()
  await zone.clock.run(2 * minute)
  return zone
}

describe('a device that was suspended', () => {
  test('reopens its event stream and applies missed changes within seconds', async () => {
    const zone = await startZone()
    zone.clock.sleep(3 * 60 * minute)
    zone.gateway.forgetStreams()
    zone.gateway.bundle = {
      ...zone.gateway.bundle,
      version: '2',
      desired: { ...zone.gateway.bundle.desired, volume: 25 },
    }
    await zone.clock.run(8_000)
    expect(zone.gateway.streams()).toBe(1)
    expect(zone.audio?.volume).toBe(25)
    expect(Math.abs((zone.session?.now() ?? 0) - zone.clock.trueTime())).toBeLessThan(50)
    expect(zone.isSounding()).toBe(true)
  })

  test('resumes audio that the system has suspended', async () => {
    const zone = await startZone()
    const { audio } = zone
    if (!audio) throw new Error('The zone has no audio')
    let resumed = 0
    let isRunning = false
    audio.isRunning = () => isRunning
    audio.resume = async () => {
      resumed += 1
      isRunning = true
      return true
    }
    zone.clock.sleep(60 * minute)
    await zone.clock.run(8_000)
    expect(resumed).toBeGreaterThan(0)
    expect(zone.view().mode).toBe('playing')
    expect(zone.isSounding()).toBe(true)
  })

  test('follows the schedule by its own clock if there is no network', async () => {
    const zone = await startZone('2026-11-23T16:00', {
      slots: [
        { scope: 'zone', weekday: 1, from_minute: 18 * 60, until_minute: 23 * 60, playlist: 'evening' },
      ],
    })
    await zone.clock.run(10 * minute)
    zone.gateway.cut()
    await zone.clock.run(minute)
    expect(zone.view().track?.playlist).toBe('day')
    zone.clock.sleep(2 * 60 * minute)
    await zone.clock.run(10_000)
    expect(zone.view().track?.playlist).toBe('evening')
    expect(Math.abs((zone.session?.now() ?? 0) - zone.clock.trueTime())).toBeLessThan(1_000)
    zone.kill()
    await zone.boot()
    expect(Math.abs((zone.session?.now() ?? 0) - zone.clock.trueTime())).toBeLessThan(1_000)
  })

  test('does not extend a licence even if its clock was turned back in the meantime', async () => {
    const until = parseJakartaTime('2026-11-23T12:00')
    const zone = await startZone('2026-11-23T09:00', { licence: { state: 'active', until } })
    zone.gateway.cut()
    zone.clock.sleep(4 * 60 * minute)
    zone.clock.wallError = -60 * minute
    await zone.clock.run(10 * minute)
    expect(zone.view().mode).toBe('stopped')
  })
})

test('after a short suspension, a dead event stream is reopened only when it times out', async () => {
  const zone = await startZone()
  zone.clock.sleep(20_000)
  zone.gateway.forgetStreams()
  await zone.clock.run(8_000)
  expect(zone.gateway.streams()).toBe(0)
  await zone.clock.run(2 * minute)
  expect(zone.gateway.streams()).toBe(1)
})
