import { createHash, randomUUID } from 'node:crypto'
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

const hour = 3_600_000
const begin = Date.parse('2026-11-23T00:00:00+07:00')

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
    digest: async (bytes: ArrayBuffer) => createHash('sha256').update(new Uint8Array(bytes)).digest('hex'),
    verifySignature,
    random: Math.random,
  }
  const gateway = new Gateway({ fetch, clock }, 'token')
  return new UsageAudit({ ports, pairing: 'one', gateway, problems: new Problems(clock), now: getNow })
}

test(`of the plays of ${devices} devices in ${hours} hours, each one that the provider drops is named in time, once`, async () => {
  let now = begin
  const log = new SimulatedLog()
  const dropped = new Map<string, number>()
  log.isDropped = ({ play_id }) => dropped.has(play_id)
  const all = Array.from({ length: devices }, () => createDevice(log, () => now))
  const named = new Map<string, number>()
  let counted = 0
  const perHour = 16
  // Three more hours without plays, in which the last promises become due.
  for (let quarter = 0; quarter < 4 * (hours + 4); quarter += 1) {
    now = begin + (quarter * hour) / 4
    for (const audit of all) {
      if (quarter < 4 * hours) {
        const plays = Array.from({ length: perHour / 4 }, (_, seq) => createPlay(now - 180_000, seq))
        for (const { play_id } of plays) if (Math.random() < 0.01) dropped.set(play_id, now)
        const receipt = log.receive(plays, now)
        await audit.keep(plays, {
          accepted: plays.map(play => play.play_id),
          duplicate: [],
          rejected: [],
          receipt,
        })
      }
      await audit.check()
    }
    for (const { kind, play_id } of log.findings.slice(counted)) {
      expect(kind).toBe('missing')
      expect(named.has(play_id ?? '')).toBe(false)
      named.set(play_id ?? '', now)
    }
    counted = log.findings.length
  }
  expect([...named.keys()].sort()).toEqual([...dropped.keys()].sort())
  const latest = Math.max(...[...dropped].map(([id, at]) => (named.get(id) ?? Number.POSITIVE_INFINITY) - at))
  // A promise is for two hours; from then on, each device asks within two hours.
  expect(latest).toBeLessThanOrEqual(4 * hour)
}, 36_000_000)
