import { describe, expect, test } from 'vitest'
import type { PinOutcome } from '#app/engine/device/settings-lock'
import { SimulatedZone } from '#app/testing/simulated-zone'

const minute = 60_000

async function startZone() {
  const zone = new SimulatedZone('2026-11-23T09:00')
  zone.gateway.bundle = { ...zone.gateway.bundle, staff_pin: 'pin-1' }
  await zone.boot()
  await zone.clock.run(2 * minute)
  return zone
}

/** Enters a PIN. Hashing takes real time, during which simulated time advances. */
async function enter(zone: SimulatedZone, pin: string): Promise<PinOutcome> {
  let outcome: PinOutcome | null = null
  void zone.session?.controls?.unlock(pin).then(result => {
    outcome = result
  })
  while (outcome === null) {
    await zone.clock.run(50)
    await new Promise(resolve => setTimeout(resolve, 1))
  }
  return outcome
}

describe('the PIN', () => {
  test('opens the settings; the fifth wrong attempt starts a wait, which doubles with each further one', async () => {
    const zone = await startZone()
    expect(await enter(zone, '482139')).toEqual({ kind: 'open' })
    for (const attemptsLeft of [4, 3, 2, 1])
      expect(await enter(zone, '111222')).toEqual({ kind: 'wrong', attemptsLeft })
    expect(await enter(zone, '111222')).toEqual({ kind: 'locked', wait: minute })
    expect(await enter(zone, '482139')).toMatchObject({ kind: 'locked' })
    zone.kill()
    await zone.boot()
    await zone.clock.run(10_000)
    expect(await enter(zone, '482139')).toMatchObject({ kind: 'locked' })
    await zone.clock.run(minute)
    expect(await enter(zone, '111222')).toEqual({ kind: 'locked', wait: 2 * minute })
    await zone.clock.run(2 * minute)
    expect(await enter(zone, '482139')).toEqual({ kind: 'open' })
    expect(await enter(zone, '111222')).toEqual({ kind: 'wrong', attemptsLeft: 4 })
  })

  test('works without a network once the server has accepted it, until the PIN is changed', async () => {
    const zone = await startZone()
    zone.gateway.cut()
    expect(await enter(zone, '482139')).toEqual({ kind: 'offline' })
    zone.gateway.isOnline = true
    await zone.clock.run(2 * minute)
    expect(await enter(zone, '482139')).toEqual({ kind: 'open' })
    zone.gateway.cut()
    expect(await enter(zone, '482139')).toEqual({ kind: 'open' })
    expect(await enter(zone, '111222')).toMatchObject({ kind: 'wrong' })
    zone.gateway.isOnline = true
    zone.gateway.setBundle({ staff_pin: 'pin-2' })
    await zone.clock.run(2 * minute)
    zone.gateway.cut()
    expect(await enter(zone, '482139')).toEqual({ kind: 'offline' })
    expect(JSON.stringify([...zone.storage.state])).not.toContain('482139')
  })

  test('is not required if the unit has none', async () => {
    const zone = await startZone()
    zone.gateway.setBundle({ staff_pin: null })
    await zone.clock.run(minute)
    expect(await enter(zone, '')).toEqual({ kind: 'open' })
  })
})

describe('the volume set on the screen', () => {
  test('applies at once, up to the maximum, and reaches the server', async () => {
    const zone = await startZone()
    void zone.session?.controls?.setVolume(95)
    await zone.clock.run(10)
    expect(zone.audio?.volume).toBe(80)
    await zone.clock.run(5_000)
    expect(zone.gateway.bundle.desired.volume).toBe(80)
    expect(zone.view().volume).toBe(80)
  })

  test('is sent once the network is back, and is replaced by a later change in the portal', async () => {
    const zone = await startZone()
    zone.gateway.cut()
    void zone.session?.controls?.setVolume(30)
    await zone.clock.run(minute)
    expect(zone.audio?.volume).toBe(30)
    zone.gateway.isOnline = true
    await zone.clock.run(2 * minute)
    expect(zone.gateway.bundle.desired.volume).toBe(30)
    zone.gateway.setBundle({ desired: { ...zone.gateway.bundle.desired, volume: 70 } })
    await zone.clock.run(minute)
    expect(zone.audio?.volume).toBe(70)
  })
})

test('checking the stored music counts corrupt files and fetches them again', async () => {
  const zone = await startZone()
  const [[key, audio] = []] = [...zone.storage.music]
  if (!key || !audio) throw new Error('No music is stored')
  zone.storage.music.set(key, new Blob([new Uint8Array(audio.size).fill(7)]))
  expect(await zone.session?.controls?.checkMusic()).toBe(1)
  await zone.clock.run(minute)
  expect(await zone.session?.controls?.checkMusic()).toBe(0)
  expect(zone.storage.music.has(key)).toBe(true)
})

test('a network check returns whether the server responds', async () => {
  const zone = await startZone()
  const check = async () => {
    const result = zone.session?.controls?.checkNetwork()
    await zone.clock.run(1_000)
    return result
  }
  expect(await check()).toBe(true)
  zone.gateway.cut()
  expect(await check()).toBe(false)
})
