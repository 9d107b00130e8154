import { countRuns } from '@bgm/property-tests'
import { createSeededRandom, type SeededRandom } from '@bgm/raw-requests/seeded-random'
import { describe, expect, test, vi } from 'vitest'
import { compareWithHeard } from '#app/testing/compare-with-heard'
import { parseJakartaTime, SimulatedZone } from '#app/testing/simulated-zone'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const year = 365 * day

/** `npm run verify` simulates 100 weeks, the gate a few days. */
const isLong = countRuns(1) > 1
const seeds = Array.from({ length: isLong ? 100 : 3 }, (_, index) => index + 1)
const length = isLong ? 7 * day : day

const html = { headers: { 'content-type': 'text/html' } }
const failures: ((() => Response) | null)[] = [
  null,
  () => new Response('{}', { status: 500 }),
  () => new Response('<h1>Bad gateway</h1>', { status: 502, ...html }),
  () => new Response('<!doctype html>', html),
  () => new Response(new Uint8Array([0, 255, 17])),
  () => new Response(new ReadableStream()),
  () => new Response('{}', { status: 401 }),
  () => new Response('{}', { status: 403 }),
  () => new Response('{}', { status: 429 }),
]
const paths = ['/device/bundle', '/device/events', '/device/heartbeat', '/device/plays', '/audio']
const clockErrors = [3 * hour, -3 * hour, 3 * day, -3 * day, 3 * year, -3 * year, -56 * year]

/** A zone whose faults are chosen by a seed. */
class UnluckyZone extends SimulatedZone {
  readonly #random: SeededRandom

  constructor(seed: number) {
    super('2026-11-23T06:00', {
      slots: [1, 2, 3, 4, 5, 6, 7].map(weekday => ({
        scope: 'zone',
        weekday,
        from_minute: 18 * 60,
        until_minute: 23 * 60,
        playlist: 'evening',
      })),
    })
    this.#random = createSeededRandom(seed)
  }

  #minutes = (least: number, most: number) =>
    this.clock.run(this.#random.between(least * minute, most * minute))

  async #restart() {
    this.kill()
    await this.#minutes(0, 3)
    await this.boot()
  }

  #faults: (() => Promise<void>)[] = [
    async () => {
      this.gateway.faults.set(this.#random.pick(paths), this.#random.pick(failures))
      await this.#minutes(1, 60)
      if (this.#random.of(0.3)) await this.#restart()
    },
    async () => {
      this.gateway.cut()
      await this.#minutes(1, 9 * 60)
      if (this.#random.of(0.5)) await this.#restart()
      await this.#minutes(1, 60)
    },
    async () => {
      this.gateway.losesResponses = true
      await this.#minutes(1, 90)
    },
    async () => {
      this.storage.broken.add(this.#random.pick(['state', 'plays', 'music']))
      await this.#minutes(1, 4 * 60)
    },
    async () => {
      this.storage.isFull = true
      this.storage.capacity = this.storage.usedBytes()
      await this.#minutes(1, 3 * 60)
    },
    async () => {
      if (this.#random.of(0.5)) this.gateway.cut()
      this.clock.wallError = this.#random.pick(clockErrors)
      if (this.#random.of(0.5)) await this.#restart()
      await this.#minutes(1, 3 * 60)
    },
    async () => {
      for (const [key, audio] of this.storage.music)
        if (this.#random.of(0.3)) this.storage.music.set(key, new Blob([new Uint8Array(audio.size).fill(7)]))
      await this.#minutes(1, 60)
    },
    async () => this.#restart(),
  ]

  async #heal() {
    this.gateway.faults.clear()
    this.gateway.isOnline = true
    this.gateway.losesResponses = false
    this.storage.broken.clear()
    this.storage.isFull = false
    this.storage.capacity = Number.POSITIVE_INFINITY
    this.clock.wallError = 0
    await this.#minutes(10, 40)
  }

  async suffer(until: number) {
    await this.boot()
    await this.clock.run(minute)
    this.longestGap = 0
    while (this.clock.trueTime() < until) {
      await this.#random.pick(this.#faults)()
      await this.#heal()
    }
    await this.#restart()
    // The plays of the last run but one are delivered.
    await this.clock.run(2 * minute)
    this.kill()
  }
}

describe('a week of random faults', () => {
  test.each(seeds)(
    'has no dead air, and loses and doubles no play (seed %i)',
    async seed => {
      vi.spyOn(console, 'warn').mockImplementation(() => {})
      const zone = new UnluckyZone(seed)
      await zone.suffer(parseJakartaTime('2026-11-23T06:00') + length)
      expect(zone.longestGap).toBeLessThanOrEqual(5)
      expect(compareWithHeard(zone)).toEqual({ lost: [], different: [], doubled: [] })
    },
    600_000,
  )
})
