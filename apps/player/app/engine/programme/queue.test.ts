import { expect, test } from 'vitest'
import { startPlayingZone } from '#app/testing/playing-zone'
import type { SimulatedZone } from '#app/testing/simulated-zone'

const hour = 60 * 60_000

const listPlayed = (zone: SimulatedZone) =>
  [...zone.gateway.plays.values()].sort((one, other) => one.started_at - other.started_at)

/** The smallest number of other tracks between two plays of a track. */
function findShortestDistance(tracks: readonly string[]): number {
  const latest = new Map<string, number>()
  let shortest = Number.POSITIVE_INFINITY
  for (const [index, track] of tracks.entries()) {
    const before = latest.get(track)
    if (before !== undefined) shortest = Math.min(shortest, index - before - 1)
    latest.set(track, index)
  }
  return shortest
}

test('a track does not return soon, neither at the end of a pass nor at midnight', async () => {
  const zone = await startPlayingZone()
  await zone.clock.run(20 * hour)
  const tracks = listPlayed(zone).map(({ track }) => track)
  expect(tracks.length).toBeGreaterThan(300)
  expect(findShortestDistance(tracks)).toBeGreaterThanOrEqual(3)
})

test('a slot continues where it was interrupted by another playlist, even after a restart', async () => {
  const zone = await startPlayingZone()
  for (let visit = 0; visit < 6; visit += 1) {
    const from = zone.clock.trueTime()
    const override = { from, until: from + 5 * 60_000, playlist: 'evening', label: null }
    zone.gateway.setBundle({ plan: { ...zone.gateway.bundle.plan, override } })
    await zone.clock.run(20 * 60_000)
    if (visit === 3) {
      zone.kill()
      await zone.boot()
    }
  }
  const own = listPlayed(zone).filter(({ playlist }) => playlist === 'day')
  const firstPass = own.slice(0, 16).map(({ track }) => track)
  expect(firstPass).toHaveLength(16)
  expect(new Set(firstPass).size).toBeGreaterThanOrEqual(15)
})
