import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DeviceLog } from '@bgm/validation'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCollectiveKeys } from '#src/integrations/tests/collective-keys'
import { createCollectiveUser } from '#tests/collective'
import {
  addPlaylistWithTrack,
  callInternalApi,
  createChain,
  createDeviceKey,
  createVenue,
  deliverPlays,
  logPairing,
  newPlay,
  pairDevice,
} from '#tests/devices'
import { repositoryFolder } from '#tests/folders'
import { type Backend, loadCompiled } from '#tests/harness'
import { licenceServices } from '#tests/licences'
import { appendUsageLog } from '#tests/seals'
import { startBackendWithPackages } from '#tests/shop'
import { bypassTriggers } from '#tests/triggers'
import { serveLog } from './serve-log'

// Who notices what, and by when, with device, backend, log and verifier running. What the tree and its files show is in
// usage-report-verification.test.ts and in tooling/verify-usage.

const program = join(repositoryFolder, 'tooling/verify-usage/src/main.mjs')
const folder = mkdtempSync(join(tmpdir(), 'evidence-table-'))
const day = 86_400_000

let backend: Backend
let track: string
let server: Awaited<ReturnType<typeof serveLog>>
let env: NodeJS.ProcessEnv
/** What the verifier says about the log after all attacks. */
let verified = ''

const rows = (table: string) => backend.strapi.db.connection(table)

/** A device with a key that was paired some days ago, and plays of three minutes that do not overlap. */
async function createDevice(days = 20) {
  const { token, unit, zone, zones } = await createVenue(backend)
  const { id: unitId } = await rows('business_units').where({ document_id: unit }).first('id')
  const key = createDeviceKey()
  const { player } = await pairDevice(backend, { token, zone, key, days })
  await logPairing(backend, zones[0]?.id ?? 0)
  await appendUsageLog()
  let at = Date.now() - 10 * day
  const listPlays = (count: number, changes = {}) =>
    Array.from({ length: count }, () => {
      at += 400_000
      return newPlay(zone, { track, started_at: at, ...changes })
    })
  const chain = createChain(key)
  const deliver = async (plays: Played[], head: unknown = chain.sign(plays)) =>
    deliverPlays(backend, player, plays, head)
  return { token, zone, unitId: Number(unitId), zoneId: zones[0]?.id ?? 0, player, chain, listPlays, deliver }
}
type Played = ReturnType<typeof newPlay>
type Device = Awaited<ReturnType<typeof createDevice>>

/** Stores a copy of an accepted play as the operator could, with changes. */
async function invent({ play_id }: Played, changes: Record<string, unknown>) {
  const { id: _, ...row } = await rows('plays').where({ play_id }).first()
  const seq = 1_000_000 + Math.floor(Math.random() * 1e6)
  await rows('plays').insert({ ...row, chain: null, prev: null, signature: null, seq, ...changes })
}

const getReasons = async ({ deliver }: Device, plays: Played[]) =>
  (await deliver(plays)).rejected.map(({ reason }) => reason)

async function countRejected({ zoneId }: Device): Promise<number> {
  const [row] = await rows('play_rejection_months').where({ zone_id: zoneId }).sum({ plays: 'plays' })
  return Number(row?.plays)
}

const run = (...args: string[]) =>
  new Promise<{ code: number; text: string }>(done => {
    execFile(process.execPath, [program, ...args], { cwd: folder, env }, (error, stdout, stderr) =>
      done({ code: error ? Number(error.code) : 0, text: stdout + stderr }),
    )
  })

const attacks = {
  beforePairing: { device: null as Device | null, reasons: [] as string[] },
  expired: { device: null as Device | null, reasons: [] as string[] },
  copiedToken: { device: null as Device | null, plays: [] as Played[] },
  dropped: { device: null as Device | null, plays: [] as Played[] },
  wrongClock: { device: null as Device | null, reasons: [] as string[] },
  image: { device: null as Device | null, accepted: 0 },
}

async function attack() {
  const early = await createDevice(5)
  const [real] = early.listPlays(1, { started_at: Date.now() - 2 * day })
  if (!real) throw new Error('There is no play')
  await early.deliver([real])
  const before = { started_at: Date.now() - 9 * day }
  const reasons = await getReasons(early, early.listPlays(1, before))
  attacks.beforePairing = { device: early, reasons }
  await invent(real, { play_id: crypto.randomUUID(), ...before })

  const expired = await createDevice()
  const [licensed] = expired.listPlays(1)
  if (!licensed) throw new Error('There is no play')
  await expired.deliver([licensed])
  const end = Date.now() - 4 * day
  await rows('licences').where({ zone_id: expired.zoneId }).update({ revoked_at: end })
  await licenceServices().reconcileLicences([expired.unitId], { now: end, notify: false })
  const after = { started_at: Date.now() - 2 * day }
  attacks.expired = { device: expired, reasons: await getReasons(expired, expired.listPlays(1, after)) }
  await invent(licensed, { play_id: crypto.randomUUID(), ...after })
  await logPairing(backend, expired.zoneId)

  const copied = await createDevice()
  const stranger = createChain(createDeviceKey())
  const plays = copied.listPlays(3)
  await copied.deliver(plays, stranger.sign(plays))
  attacks.copiedToken = { device: copied, plays }

  const victim = await createDevice()
  const heard = victim.listPlays(3)
  await victim.deliver(heard)
  await bypassTriggers(backend, 'plays', () => rows('plays').where({ play_id: heard[1]?.play_id }).delete())
  attacks.dropped = { device: victim, plays: heard }

  const clock = await createDevice()
  const tomorrow = { started_at: Date.now() + day }
  attacks.wrongClock = { device: clock, reasons: await getReasons(clock, clock.listPlays(1, tomorrow)) }

  const image = await createDevice()
  const first = image.listPlays(2)
  await image.deliver(first)
  const restored = image.chain.getEnd()
  const [original, copy] = [image.listPlays(1), image.listPlays(1)]
  await image.deliver(original)
  const { accepted } = await image.deliver(copy, image.chain.signAt(restored, copy))
  attacks.image = { device: image, accepted: accepted.length }
}

beforeAll(async () => {
  backend = await startBackendWithPackages()
  const appending = loadCompiled(() => import('#src/reporting/log/append'))
  appending.appendUsageLogJob.run = async () => undefined
  track = (await addPlaylistWithTrack(backend)).track
  await appendUsageLog()
  await attack()
  await appendUsageLog()
  server = await serveLog(backend)
  const member = await createCollectiveUser(backend)
  const token = await createCollectiveKeys(backend, member.token).createKey()
  env = { ...process.env, USAGE_LOG_API_KEY: token }
  writeFileSync(join(folder, 'keys'), (await backend.call('GET', '/usage-log/keys')).body.keys.join('\n'))
  expect(await run('mirror', server.url, 'copy')).toMatchObject({ code: 0 })
  const { code, text } = await run('--keys', 'keys', 'copy')
  expect(code, text).toBe(1)
  verified = text
}, 420_000)
afterAll(async () => {
  server?.server.close()
  await backend?.stop()
  rmSync(folder, { recursive: true })
})

const getDevice = ({ device }: { device: Device | null }): Device => {
  if (!device) throw new Error('The attack has not run')
  return device
}

test('a play before the pairing: the backend refuses it at arrival, and the verifier finds an invented one', async () => {
  expect(attacks.beforePairing.reasons).toEqual(['before-pairing'])
  expect(await countRejected(getDevice(attacks.beforePairing))).toBe(1)
  expect(verified).toContain('plays before its device was paired: 1')
})

test('a play under a licence that has ended: the backend refuses it at arrival, and the verifier finds an invented one', async () => {
  expect(attacks.expired.reasons).toEqual(['not-licensed'])
  expect(await countRejected(getDevice(attacks.expired))).toBe(1)
  expect(verified).toContain('plays at a time at which their zone had no licence')
})

test('a copied token without the key: the plays are unsigned in the log, the totals and the verifier’s words', async () => {
  const { plays } = attacks.copiedToken
  const { zoneId } = getDevice(attacks.copiedToken)
  const stored = await rows('plays').whereIn(
    'play_id',
    plays.map(({ play_id }) => play_id),
  )
  expect(stored.map(({ chain }) => chain)).toEqual([null, null, null])
  const [totals] = await rows('usage_days')
    .where({ zone_id: zoneId })
    .sum({ plays: 'plays', signed: 'signed_plays' })
  expect([Number(totals?.plays), Number(totals?.signed)]).toEqual([3, 0])
  expect(verified).toMatch(/NOT CHECKED {2}signatures of devices: \d+ unsigned plays/)
})

test('a dropped play: its device misses it at its hourly check once two hours are over, and the verifier finds the gap', async () => {
  const { plays } = attacks.dropped
  const { player } = getDevice(attacks.dropped)
  const query = { from: Date.now() - 11 * day, until: Date.now(), size: 0 }
  const ids = plays.map(({ play_id }) => play_id)
  const { body } = await callInternalApi(backend, 'POST', '/log/proofs', { player, plays: ids, ...query })
  const { entries }: DeviceLog = body
  expect(entries.map(({ play_id }) => play_id).sort()).toEqual([ids[0], ids[2]].sort())
  expect(verified).toContain('after a gap in the chain of their device (a play is missing)')
})

test('a device whose clock is wrong by a day: the backend refuses its plays at arrival, and the refusal is logged', async () => {
  expect(attacks.wrongClock.reasons).toEqual(['in-the-future'])
  expect(await countRejected(getDevice(attacks.wrongClock))).toBe(1)
  expect(verified).toMatch(/OK {11}plays: \d+ signed, \d+ unsigned, \d+ rejected/)
})

test('a device restored from a disk image: the zone’s page shows it at the next delivery, and the verifier finds the fork', async () => {
  expect(attacks.image.accepted).toBe(1)
  const { player, token, zone } = getDevice(attacks.image)
  const reports = [{ player, seen_at: Date.now(), connected: true, heartbeat: null }]
  await callInternalApi(backend, 'POST', '/presence', { players: reports })
  expect((await backend.call('GET', `/zones/${zone}`, { token })).body.errors).toEqual(['device-copied'])
  expect(verified).toContain('at a place of their chain that another one has (a copied device)')
})
