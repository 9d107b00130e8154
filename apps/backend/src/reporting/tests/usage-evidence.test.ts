import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createEvidenceCryptography, type EvidenceResult, verifyEvidence } from '@bgm/validation'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createColleague } from '#tests/colleagues'
import {
  addPlaylistWithTrack,
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
import { appendUsageLog } from '#tests/seals'
import { startBackendWithPackages } from '#tests/shop'

const day = 86_400_000
const minute = 60_000

/** The start of a month in Jakarta that was at least a day ago. */
function getMonthStart(): number {
  const shifted = new Date(Date.now() + 7 * 60 * minute - day)
  return Date.UTC(shifted.getUTCFullYear(), shifted.getUTCMonth(), 1) - 7 * 60 * minute
}
const boundary = getMonthStart()
const month = new Date(boundary - day).toISOString().slice(0, 7)

let backend: Backend
let owner: Awaited<ReturnType<typeof createVenue>>
let other: Awaited<ReturnType<typeof createVenue>>
let keys: string[]
/** The file of the owner. */
let text: string

const cryptography = createEvidenceCryptography(async (publicKey, text, signature) => {
  const key = await crypto.subtle.importKey('raw', publicKey, 'Ed25519', false, ['verify'])
  return crypto.subtle.verify('Ed25519', key, signature, Buffer.from(text))
})

const download = (query = '', token = owner.token) =>
  backend.call('GET', `/usage/${month}/evidence${query}`, { token })

async function* split(text: string) {
  const bytes = Buffer.from(text)
  for (let start = 0; start < bytes.length; start += 1_000) yield bytes.subarray(start, start + 1_000)
}
const verify = (text: string, trusted = keys) => verifyEvidence(split(text), { keys: trusted, cryptography })

function getReport(result: EvidenceResult) {
  if (!('report' in result)) throw new Error(`The outcome is ${result.outcome}`)
  return result.report
}

/** Plays of three minutes from a time on. */
const listPlays = (zone: string, track: string, at: number, count: number, changes = {}) =>
  Array.from({ length: count }, (_, place) =>
    newPlay(zone, { track, started_at: at + place * 4 * minute, ...changes }),
  )

async function pairWithKey({ token, zone, zones }: typeof owner, alg?: 'ES256') {
  const key = createDeviceKey(alg)
  const { player } = await pairDevice(backend, { token, zone, key, days: 40 })
  await logPairing(backend, zones[0]?.id ?? 0)
  return { player, chain: createChain(key) }
}

beforeAll(async () => {
  backend = await startBackendWithPackages()
  loadCompiled(() => import('#src/reporting/log/append')).appendUsageLogJob.run = async () => undefined
  const { track } = await addPlaylistWithTrack(backend)
  owner = await createVenue(backend)
  other = await createVenue(backend)
  const device = await pairWithKey(owner)
  const first = listPlays(owner.zone, track, boundary - 60 * minute, 6)
  await deliverPlays(backend, device.player, first, device.chain.sign(first))
  // One is rejected between accepted ones; the delivery ends in the next month.
  const mixed = [
    ...listPlays(owner.zone, track, boundary - 30 * minute, 2),
    ...listPlays(owner.zone, track, boundary - 20 * minute, 1, { track_revision: 99 }),
    ...listPlays(owner.zone, track, boundary - 10 * minute, 4),
  ]
  await deliverPlays(backend, device.player, mixed, device.chain.sign(mixed))
  await deliverPlays(backend, device.player, listPlays(owner.zone, track, boundary - 300 * minute, 3))
  const stranger = await pairWithKey(other, 'ES256')
  const theirs = listPlays(other.zone, track, boundary - 60 * minute, 3)
  await deliverPlays(backend, stranger.player, theirs, stranger.chain.sign(theirs))
  await appendUsageLog()
  await deliverPlays(backend, device.player, listPlays(owner.zone, track, boundary - 400 * minute, 2))
  keys = (await backend.call('GET', '/usage-log/keys')).body.keys
  text = (await download()).text
}, 180_000)
afterAll(() => backend.stop())

describe('the evidence of a month', () => {
  test('is verified with the published keys alone, and counts plays by their signatures', async () => {
    const { status, headers } = await download()
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toContain(`usage-evidence-${month}.jsonl`)
    const result = await verify(text)
    expect(getReport(result).problems).toEqual([])
    expect(result.outcome).toBe('genuine')
    const report = getReport(result)
    // The third play of the last ones begins in the next month, as does the one that has the signature.
    expect(report).toMatchObject({
      plays: 14,
      signed: 11,
      unsigned: 3,
      unverified: 0,
      outside: 1,
      waiting: 2,
    })
    expect(report.counts).toMatchObject({ venue: 1, zone: owner.zones.length, rejection: 1, credits: 1 })
    expect(report.counts.device).toBeGreaterThanOrEqual(1)
    expect(report.counts.licence).toBeGreaterThanOrEqual(1)
    expect(report.zones).toHaveLength(1)
    expect(report.milliseconds).toBe(14 * 180_000)
  })

  test('of a device with an ES256 key is verified, too, and contains nothing of others', async () => {
    const theirs = (await download('', other.token)).text
    expect(getReport(await verify(theirs))).toMatchObject({ plays: 3, signed: 3, problemCount: 0 })
    const [, first = ''] = theirs.split('\n')
    expect(text).not.toContain(JSON.parse(JSON.parse(first).entry).play_id)
  })

  test('names a play that was changed, and nothing else', async () => {
    const changed = text.replace(/\\"duration_ms\\":180000/, '\\"duration_ms\\":120000')
    expect(changed).not.toBe(text)
    const { problems, problemCount, plays } = getReport(await verify(changed))
    expect({ problemCount, plays }).toEqual({ problemCount: 1, plays: 13 })
    expect(problems[0]).toMatchObject({ kind: 'changed', play: { title: 'Lagu pagi' } })
  })

  test('shows that a signed play was left out', async () => {
    const lines = text.trimEnd().split('\n')
    const chained = lines.filter(line => line.includes('\\"chain\\":2,'))
    expect(chained).toHaveLength(1)
    const left = lines.filter(line => line !== chained[0])
    const end = JSON.parse(left.pop() ?? '')
    left.push(JSON.stringify({ end: { ...end.end, entries: end.end.entries - 1 } }))
    const { problems } = getReport(await verify(left.join('\n')))
    expect(problems).toMatchObject([{ kind: 'missing', count: 1, play: { title: 'Lagu pagi' } }])
  })

  test('shows that a play is in the file twice', async () => {
    const lines = text.trimEnd().split('\n')
    const { end } = JSON.parse(lines.pop() ?? '')
    const twice = [...lines, lines[1], JSON.stringify({ end: { ...end, entries: end.entries + 1 } })]
    expect(getReport(await verify(twice.join('\n'))).problems).toMatchObject([{ kind: 'repeated' }])
  })

  test('is not accepted if it ends early, is of another log, or is not signed by a published key', async () => {
    const lines = text.trimEnd().split('\n')
    expect(await verify(lines.slice(0, -1).join('\n'))).toMatchObject({ outcome: 'damaged' })
    expect(await verify(text.slice(0, -200))).toMatchObject({ outcome: 'damaged' })
    expect(await verify([lines[0], 'x', ...lines.slice(2)].join('\n'))).toEqual({
      outcome: 'damaged',
      line: 2,
    })
    const foreign = keys.map(key => key.replace(/^[^+]+/, 'lain.test/usage'))
    expect(await verify(text, foreign)).toMatchObject({ outcome: 'other-log' })
    const [name] = (keys[0] ?? '').split('+')
    const unknown = `${name}+60e1854e+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW`
    expect(await verify(text, [unknown])).toEqual({ outcome: 'unsigned' })
    const [, size = ''] = JSON.parse(lines[0] ?? '').checkpoint.split('\n')
    expect(await verify(text.replace(`\\n${size}\\n`, `\\n${Number(size) + 1}\\n`))).toEqual({
      outcome: 'unsigned',
    })
    for (const wrong of ['', '{}', 'PK\u0003\u0004', '%PDF-1.7\n', `${'x'.repeat(600_000)}`])
      expect(await verify(wrong)).toEqual({ outcome: 'unreadable' })
    expect(await verifyEvidence(split('\u0000'), { keys, cryptography })).toEqual({ outcome: 'unreadable' })
  })
})

test('is verified by the stand-alone program, too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'evidence-'))
  const program = join(repositoryFolder, 'tooling/verify-usage/src/main.mjs')
  const run = (content: string) => {
    writeFileSync(join(folder, 'keys'), keys.join('\n'))
    writeFileSync(join(folder, 'evidence.jsonl'), content)
    const args = [program, '--keys', 'keys', 'evidence', 'evidence.jsonl']
    return new Promise<{ code: number; output: string }>(done => {
      execFile(process.execPath, args, { cwd: folder }, (error, stdout, stderr) =>
        done({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
      )
    })
  }
  const genuine = await run(text)
  expect(genuine.output).toContain('12 signed, 3 unsigned, 1 rejected')
  expect(genuine.output).toContain('12 plays are signed by the key of their device')
  expect(genuine.code, genuine.output).toBe(0)
  const changed = await run(text.replace(/\\"duration_ms\\":180000/, '\\"duration_ms\\":120000'))
  expect(changed.code).toBe(1)
  expect(changed.output).toMatch(/WRONG\s+evidence\.jsonl: Entry \d+ is not in the log with this content/)
  expect((await run(text.slice(0, -100))).code).toBe(2)
  rmSync(folder, { recursive: true })
})

describe('a download', () => {
  test('has the plays of a unit or zone of the caller only', async () => {
    expect(getReport(await verify((await download(`?unit=${owner.unit}`)).text)).plays).toBe(14)
    expect(getReport(await verify((await download(`?zone=${owner.zone}`)).text)).plays).toBe(14)
    const foreign = getReport(await verify((await download(`?unit=${other.unit}`)).text))
    expect(foreign).toMatchObject({ plays: 0, entries: 0 })
    expect((await download(`?zone=${other.zone}`)).status).toBe(404)
  })

  test('needs the permission for usage, and a month', async () => {
    expect((await download('', '')).status).toBe(403)
    const colleague = await createColleague(backend, owner.token, 'staff')
    expect((await download('', colleague.token)).status).toBe(403)
    expect((await backend.call('GET', '/usage/2026-13/evidence', { token: owner.token })).status).toBe(404)
    expect((await download(`?zone=${'x'.repeat(100)}`)).status).toBe(400)
  })

  test('is refused if the month has too many plays, and limited per account', async () => {
    const zone = owner.zones[0]?.id ?? 0
    const days = () => backend.strapi.db.connection('usage_days').where({ zone_id: zone })
    const { plays } = await days().first('plays')
    await days().update({ plays: 60_000 })
    const { status, body } = await download()
    expect([status, body.error.details?.code ?? body.error.code]).toEqual([409, 'too-many-plays'])
    await days().update({ plays })
    const statuses: number[] = []
    for (let call = 0; call < 20; call += 1) statuses.push((await download()).status)
    expect(statuses.at(-1)).toBe(429)
  })
})
