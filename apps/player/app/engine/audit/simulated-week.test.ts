import { createSeededRandom, type SeededRandom } from '@bgm/raw-requests/seeded-random'
import { createEvidenceCryptography, type Play, verifyChains } from '@bgm/validation'
import { beforeEach, expect, test, vi } from 'vitest'
import { compareWithHeard } from '#app/testing/compare-with-heard'
import { SimulatedLog } from '#app/testing/simulated-log'
import { parseJakartaTime, SimulatedZone } from '#app/testing/simulated-zone'
import { verifySignature } from '#app/testing/verify-signature'

// biome-ignore lint/style/noProcessEnv: the long run is a week of 1,000 devices (`DEVICES=1000 HOURS=168`)
const { DEVICES, HOURS, SEED } = process.env
const devices = Number(DEVICES ?? 3)
const hours = Number(HOURS ?? 24)
const seed = Number(SEED ?? 1)

const minute = 60_000
const quarter = 15 * minute
const hour = 60 * minute
/** What happens to a device in a quarter of an hour, and to a play. */
const shares = { kill: 1 / 100, lostAnswers: 1 / 200, lostStorage: 1 / 700, dropped: 1 / 100 }

/** A zone whose device is killed and loses its storage, and whose provider drops plays after it has promised them. */
class CheatedZone extends SimulatedZone {
  readonly log = new SimulatedLog()
  /** The plays that were dropped, with the time of their arrival. */
  readonly dropped = new Map<string, number>()
  /** When a device named them. */
  readonly named = new Map<string, number>()
  readonly counts = { kills: 0, losses: 0 }
  readonly #random: SeededRandom
  readonly #seen = new Set<string>()
  #told = 0

  constructor(seed: number) {
    super('2026-11-23T00:00')
    this.#random = createSeededRandom(seed)
    this.gateway.log = this.log
    this.log.isDropped = play => this.#drops(play)
  }

  #drops({ play_id }: Play): boolean {
    if (!this.#seen.has(play_id) && this.#random.of(shares.dropped))
      this.dropped.set(play_id, this.clock.trueTime())
    this.#seen.add(play_id)
    return this.dropped.has(play_id)
  }

  async #restart(): Promise<void> {
    this.kill()
    await this.clock.run(this.#random.between(0, minute))
    await this.boot()
  }

  /** The device forgets everything, and is paired again. What it played last cannot be known any more. */
  async #loseStorage(): Promise<void> {
    this.counts.losses += 1
    const [boot = ''] = [...this.runs.keys()].slice(-1)
    this.kill()
    this.runs.delete(boot)
    for (const stored of [this.storage.state, this.storage.plays, this.storage.music, this.storage.keys])
      stored.clear()
    const { longestGap } = this
    await this.boot()
    await this.clock.run(minute)
    this.longestGap = longestGap
  }

  async #quarter(): Promise<void> {
    const end = this.clock.trueTime() + quarter
    this.gateway.losesResponses = this.#random.of(shares.lostAnswers)
    if (this.#random.of(shares.kill)) {
      this.counts.kills += 1
      await this.#restart()
    }
    await this.clock.runUntil(end - minute)
    this.gateway.losesResponses = false
    await this.clock.runUntil(end)
    if (this.#random.of(shares.lostStorage)) await this.#loseStorage()
    this.#readFindings()
  }

  #readFindings(): void {
    const { findings } = this.log
    for (const { kind, play_id } of findings.slice(this.#told)) {
      expect(kind).toBe('missing')
      expect(this.named.has(play_id ?? '')).toBe(false)
      this.named.set(play_id ?? '', this.clock.trueTime())
    }
    this.#told = findings.length
  }

  async live(until: number): Promise<void> {
    await this.boot()
    await this.clock.run(minute)
    this.longestGap = 0
    while (this.clock.trueTime() < until) await this.#quarter()
    // The last promises become due.
    this.log.isDropped = ({ play_id }) => this.dropped.has(play_id)
    for (let left = 4 * hour; left > 0; left -= quarter) {
      await this.clock.run(quarter)
      this.#readFindings()
    }
    await this.#restart()
    await this.clock.run(2 * minute)
    this.kill()
  }
}

const cryptography = createEvidenceCryptography(verifySignature)

/** The number of plays that the chains in the log say are missing, as a verifier of the log counts them. */
async function countMissing({ chained }: SimulatedLog): Promise<number> {
  const players = [...new Set(chained.map(({ public_key }) => public_key))]
  const keys = new Map(
    players.map((publicKey, player) => [player, [{ index: -1, alg: 'Ed25519', publicKey }]]),
  )
  const places = await Promise.all(
    chained.map(async ({ public_key, digest, chain, prev, signature }, index) => ({
      ...{ index, player: players.indexOf(public_key), chain, prev, signature, digest },
    })),
  )
  const { problems } = await verifyChains(cryptography, places, keys, () => false)
  const first = (player: number) => places.find(place => place.player === player)?.chain ?? 0
  return problems.reduce(
    (sum, problem) => {
      if (problem.kind !== 'missing') throw new Error(`The chain has a problem: ${problem.kind}`)
      return sum + problem.count
    },
    players.reduce((sum, _, player) => sum + first(player), 0),
  )
}

/** Whether the chain of a play goes on in the log after it. */
function isFollowed({ chained, places }: SimulatedLog, id: string): boolean {
  const place = places.get(id)
  return (
    place !== undefined &&
    chained.some(({ public_key, chain }) => public_key === place.public_key && chain > place.chain)
  )
}

async function simulate(zone: CheatedZone) {
  await zone.live(parseJakartaTime('2026-11-23T00:00') + hours * hour)
  const { log, dropped, named, gateway } = zone
  expect(zone.longestGap).toBeLessThanOrEqual(5)
  expect(compareWithHeard(zone)).toEqual({ lost: [], different: [], doubled: [] })
  // What was not dropped is in the log, once, and only what was dropped is named.
  expect(log.size).toBe(gateway.plays.size - dropped.size)
  expect([...named.keys()].filter(id => !dropped.has(id))).toEqual([])
  const unnamed = [...dropped.keys()].filter(id => !named.has(id))
  const followed = [...dropped.keys()].filter(id => isFollowed(log, id))
  expect(await countMissing(log)).toBe(followed.length)
  const delays = [...named].map(([id, at]) => at - (dropped.get(id) ?? 0))
  return {
    ...{ plays: gateway.plays.size, ...zone.counts, dropped: dropped.size, named: named.size },
    /** Nobody asks for them: the device has lost their receipts. */
    unnamed: unnamed.length,
    /** Neither does the chain show them: they were its last plays. */
    unseen: unnamed.filter(id => !isFollowed(log, id)).length,
    latest: Math.max(0, ...delays) / hour,
    gap: zone.longestGap,
  }
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

test.each(Array.from({ length: devices }, (_, index) => seed + index))(
  'each play that the provider drops is named in time, once, while the music plays (seed %i)',
  async one => {
    const outcome = await simulate(new CheatedZone(one))
    if (DEVICES) console.info(JSON.stringify(outcome))
    // A promise is for two hours; from then on, each device asks within two hours.
    expect(outcome.latest).toBeLessThanOrEqual(4)
    // Only a device that has lost its storage forgets receipts. The gap in its chain shows what it has forgotten.
    if (outcome.losses === 0) expect(outcome.unnamed).toBe(0)
    expect(outcome.unseen).toBeLessThanOrEqual(outcome.losses)
  },
  600_000,
)
