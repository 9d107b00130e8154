import { countRuns } from '@bgm/property-tests'
import { createSeededRandom } from '@bgm/raw-requests/seeded-random'
import { expect, test, vi } from 'vitest'
import { SimulatedZone } from '#app/testing/simulated-zone'

const minute = 60_000
/** `npm run verify` simulates ten thousand plays, the gate a day of them. */
const wanted = countRuns(1) > 1 ? 10_000 : 400

type Ban = { track: string; from: number; until: number }

/** A zone in which somebody bans songs and allows them again, and whose network and device often fail. */
async function playWithBans(seed: number) {
  const random = createSeededRandom(seed)
  const zone = new SimulatedZone('2026-11-23T06:00')
  await zone.boot()
  const tracks = zone.gateway.bundle.tracks.map(({ id }) => id)
  const bans: Ban[] = []
  const listOpen = () => bans.filter(({ until }) => until === Number.POSITIVE_INFINITY)
  const store = () =>
    zone.gateway.setBundle({
      policy: { explicit: 'allow', banned: listOpen().map(({ track }) => track) },
    })

  const change = () => {
    const now = zone.clock.trueTime()
    const open = listOpen()
    if (open.length > 20 || (open.length > 0 && random.of(0.4))) random.pick(open).until = now
    else bans.push({ track: random.pick(tracks), from: now, until: Number.POSITIVE_INFINITY })
    store()
  }
  while (zone.gateway.plays.size < wanted) {
    change()
    await zone.clock.run(random.between(5 * minute, 60 * minute))
    if (random.of(0.3)) {
      zone.gateway.cut()
      if (random.of(0.5)) {
        zone.kill()
        await zone.clock.run(random.between(0, minute))
        await zone.boot()
      }
      await zone.clock.run(random.between(minute, 300 * minute))
      zone.gateway.isOnline = true
      // The device connects again and fetches its plan.
      await zone.clock.run(2 * minute)
    }
  }
  const heard = [...zone.gateway.plays.values()]
  const broken = heard.filter(({ track, started_at }) =>
    bans.some(ban => ban.track === track && ban.from + minute < started_at && started_at < ban.until),
  )
  return { zone, bans, heard, broken }
}

test('a banned song is not heard again, online, offline or after a restart, and nothing falls silent', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { zone, bans, heard, broken } = await playWithBans(1)
  expect(heard.length).toBeGreaterThanOrEqual(wanted)
  expect(bans.length).toBeGreaterThan(wanted / 100)
  expect(broken).toEqual([])
  expect(zone.longestGap).toBeLessThanOrEqual(5)
}, 900_000)
