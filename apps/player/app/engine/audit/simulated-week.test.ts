import { hash, randomUUID } from 'node:crypto'
import type { Play } from '@bgm/validation'
import { expect, test } from 'vitest'
import { Gateway } from '#app/engine/gateway/gateway'
import { Problems } from '#app/engine/problems'
import { SimulatedLog } from '#app/testing/simulated-log'
import { verifySignature } from '#app/testing/verify-signature'
import { UsageAudit } from './usage-audit'

// biome-ignore lint/style/noProcessEnv: the long run is a week of 1,000 devices (`DEVICES=1000 HOURS=168`)
const { DEVICES, HOURS } = process.env
const devices = Number(DEVICES ?? 20)
const hours = Number(HOURS ?? 24)
/** As many devices share a log, so that a long run does not hold all entries at once. */
const devicesPerLog = 100

const hour = 3_600_000
const begin = Date.parse('2026-11-23T00:00:00+07:00')
const perQuarter = 4
/** What happens to a device in a quarter of an hour, and to a play. */
const shares = { kill: 1 / 200, lostAnswer: 1 / 200, lostStorage: 1 / 700, dropped: 1 / 100 }
const happens = (share: number) => Math.random() < share

const createPlay = (started_at: number, seq: number): Play => ({
  ...{ play_id: randomUUID(), boot: '00000000-0000-4000-8000-000000000001', seq, epoch: 1 },
  ...{ zone: 'zone1', track: 't1', track_revision: 1, playlist: null, layer: 'slot', started_at },
  ...{ seconds: 180, end_reason: 'finished', offline: false, clock_offset: 0 },
})

/** A device that only audits, at a time that the test sets. */
function createDevice(log: SimulatedLog, getNow: () => number) {
  const stored = new Map<string, unknown>()
  const clock = { wall: getNow, elapsed: getNow, after: () => () => {} }
  const fetch = async (path: string, { body }: RequestInit) => {
    const url = new URL(path, 'http://gateway.test')
    if (url.pathname === '/device/log') return Response.json(log.prove(url.searchParams))
    log.findings.push(JSON.parse(String(body)).finding)
    return new Response(null, { status: 204 })
  }
  const ports = {
    state: {
      get: async (key: string) => stored.get(key),
      set: async (key: string, value: unknown) => void stored.set(key, value),
      remove: async (key: string) => void stored.delete(key),
    },
    digest: async (bytes: ArrayBuffer) => hash('sha256', new Uint8Array(bytes)),
    verifySignature,
    random: Math.random,
  }
  const start = () =>
    new UsageAudit({
      ports,
      pairing: 'one',
      gateway: new Gateway({ fetch, clock }, 'token'),
      problems: new Problems(clock),
      now: getNow,
    })
  let audit = start()
  /** The plays whose receipts the device still has to settle. */
  const promised = new Set<string>()
  return {
    promised,
    check: () => audit.check(),
    async deliver(plays: readonly Play[]) {
      for (const { play_id } of plays) promised.add(play_id)
      const ids = plays.map(({ play_id }) => play_id)
      let receipt = log.receive(plays, getNow())
      let result = { accepted: ids, duplicate: [] as string[], rejected: [], receipt }
      if (happens(shares.lostAnswer)) {
        // The device sends them again after its restart.
        audit = start()
        receipt = log.receive(plays, getNow())
        result = { accepted: [], duplicate: ids, rejected: [], receipt }
      }
      await audit.keep(plays, result)
    },
    kill: () => {
      audit = start()
    },
    loseStorage() {
      stored.clear()
      audit = start()
      promised.clear()
    },
  }
}

type Outcome = {
  plays: number
  kills: number
  losses: number
  dropped: number
  named: number
  forgotten: number
  latest: number
}

/** Runs devices with a log of their own, and checks what they find while they run. */
async function simulate(count: number): Promise<Outcome> {
  let now = begin
  const log = new SimulatedLog()
  const dropped = new Map<string, number>()
  /** Dropped plays whose receipts were lost with the storage of their device. */
  const forgotten = new Set<string>()
  log.isDropped = ({ play_id }) => dropped.has(play_id)
  const all = Array.from({ length: count }, () => createDevice(log, () => now))
  const named = new Map<string, number>()
  const outcome = { plays: 0, kills: 0, losses: 0, latest: 0 }
  // Three more hours without plays, in which the last promises become due.
  for (let quarter = 0; quarter < 4 * (hours + 4); quarter += 1) {
    now = begin + (quarter * hour) / 4
    for (const device of all) {
      if (quarter < 4 * hours) {
        if (happens(shares.kill)) {
          outcome.kills += 1
          device.kill()
        }
        if (happens(shares.lostStorage)) {
          outcome.losses += 1
          for (const id of device.promised) if (dropped.has(id) && !named.has(id)) forgotten.add(id)
          device.loseStorage()
        }
        const plays = Array.from({ length: perQuarter }, (_, seq) => createPlay(now - 180_000, seq))
        outcome.plays += plays.length
        for (const { play_id } of plays) if (happens(shares.dropped)) dropped.set(play_id, now)
        await device.deliver(plays)
      }
      const counted = log.findings.length
      await device.check()
      for (const { kind, play_id } of log.findings.slice(counted)) {
        expect(kind).toBe('missing')
        expect(named.has(play_id ?? '')).toBe(false)
        named.set(play_id ?? '', now)
        device.promised.delete(play_id ?? '')
      }
    }
  }
  // What was not dropped is in the log once.
  expect(log.size).toBe(outcome.plays - dropped.size)
  const expected = [...dropped.keys()].filter(id => !forgotten.has(id))
  expect([...named.keys()].sort()).toEqual(expected.sort())
  const delays = expected.map(id => (named.get(id) ?? Number.POSITIVE_INFINITY) - (dropped.get(id) ?? 0))
  return {
    ...outcome,
    ...{ dropped: dropped.size, named: named.size, forgotten: forgotten.size },
    latest: delays.reduce((most, delay) => Math.max(most, delay), 0) / hour,
  }
}

test(`of the plays of ${devices} devices in ${hours} hours, each one that the provider drops is named in time, once`, async () => {
  const outcomes: Outcome[] = []
  for (let left = devices; left > 0; left -= devicesPerLog) {
    const outcome = await simulate(Math.min(left, devicesPerLog))
    outcomes.push(outcome)
    // A promise is for two hours; from then on, each device asks within two hours.
    expect(outcome.latest).toBeLessThanOrEqual(4)
    if (devices > devicesPerLog) console.info(JSON.stringify(outcome))
  }
  const sum = (name: keyof Outcome) => outcomes.reduce((total, outcome) => total + outcome[name], 0)
  // A device that has lost its storage forgets the receipts of the last hours, which a later gap in its chain shows.
  expect(sum('forgotten')).toBeLessThanOrEqual(0.03 * sum('dropped') + 8)
}, 36_000_000)
