import { expect, test } from 'vitest'
import { startPlayingZone } from '#app/testing/playing-zone'
import type { SimulatedZone } from '#app/testing/simulated-zone'

const second = 1_000
const minute = 60 * second

async function crash(zone: SimulatedZone, pause = 20 * second) {
  zone.kill()
  await zone.clock.run(pause)
  await zone.boot()
  await zone.clock.run(2 * second)
}

const getTrack = (zone: SimulatedZone) => zone.view().track?.track.id

test('after a crash, the track continues at most 15 s before the point at which it was cut off', async () => {
  const zone = await startPlayingZone()
  await zone.clock.run(55 * second)
  const track = getTrack(zone)
  const position = zone.session?.position() ?? 0
  await crash(zone)
  expect(getTrack(zone)).toBe(track)
  const resumed = zone.session?.position() ?? 0
  expect(resumed).toBeLessThanOrEqual(position + 2)
  expect(resumed).toBeGreaterThan(position - 15)
})

test('a continued track is recorded as two plays of the seconds that have sounded', async () => {
  const zone = await startPlayingZone()
  await zone.clock.run(55 * second)
  const track = getTrack(zone)
  await crash(zone)
  await zone.clock.run(10 * minute)
  const parts = [...zone.gateway.plays.values()].filter(play => play.track === track)
  expect(parts).toHaveLength(2)
  const [first, rest] = parts
  const length = zone.files.get(zone.getSize(track ?? ''))?.seconds ?? 0
  expect((first?.seconds ?? 0) + (rest?.seconds ?? 0)).toBeCloseTo(length, 0)
  expect(rest?.end_reason).toBe('finished')
})

test('after a longer stop, the next track starts from its beginning', async () => {
  const zone = await startPlayingZone()
  await zone.clock.run(55 * second)
  const track = getTrack(zone)
  await crash(zone, 15 * minute)
  expect(getTrack(zone)).not.toBe(track)
  expect(zone.session?.position()).toBeLessThan(5)
})

test('a track that crashes the app again and again is left', async () => {
  const zone = await startPlayingZone()
  await zone.clock.run(55 * second)
  const track = getTrack(zone)
  await crash(zone)
  await zone.clock.run(5 * second)
  await crash(zone)
  expect(getTrack(zone)).not.toBe(track)
})

test('a track is not continued if another playlist is due', async () => {
  const zone = await startPlayingZone()
  await zone.clock.run(55 * second)
  const from = zone.clock.trueTime()
  const override = { from, until: from + 5 * minute, playlist: 'evening', label: null }
  zone.kill()
  zone.gateway.setBundle({ plan: { ...zone.gateway.bundle.plan, override } })
  await zone.boot()
  await zone.clock.run(5 * second)
  expect(zone.view().track?.playlist).toBe('evening')
  expect(zone.session?.position()).toBeLessThan(6)
})
