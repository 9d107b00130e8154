import { createHash } from 'node:crypto'
import {
  computeProvenRoot,
  type DeviceLog,
  deviceLogSchema,
  formatChainedPlay,
  formatPromisedPlay,
  getReceiptKeyName,
  hashLogEntry,
  isConsistent,
  isNoteSigned,
  type LogFinding,
  parseLogCheckpoint,
  parseReceipt,
  splitHashList,
} from '@bgm/validation'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  addPlaylistWithTrack,
  callInternalApi,
  createVenue,
  deliverPlays,
  newPlay,
  pairDevice,
} from '#tests/devices'
import { type Backend, loadCompiled } from '#tests/harness'
import { appendUsageLog } from '#tests/seals'
import { startBackendWithPackages } from '#tests/shop'

let backend: Backend
let music: Awaited<ReturnType<typeof addPlaylistWithTrack>>

beforeAll(async () => {
  backend = await startBackendWithPackages()
  music = await addPlaylistWithTrack(backend)
}, 180_000)
afterAll(() => backend.stop())

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()
const digest = async (bytes: Uint8Array) => new Uint8Array(sha256(bytes))
const cryptography = {
  digest,
  verify: async (publicKey: Uint8Array<ArrayBuffer>, text: string, signature: Uint8Array<ArrayBuffer>) => {
    const key = await crypto.subtle.importKey('raw', publicKey, 'Ed25519', false, ['verify'])
    return crypto.subtle.verify('Ed25519', key, signature, Buffer.from(text))
  },
}

async function createDevice() {
  const { token, zone } = await createVenue(backend)
  const { player } = await pairDevice(backend, { token, zone, days: 40 })
  let at = Date.now() - 30 * 86_400_000
  const listPlays = (count: number, changes = {}) =>
    Array.from({ length: count }, () => {
      at += 400_000
      return newPlay(zone, { track: music.track, playlist: music.playlist, started_at: at, ...changes })
    })
  const deliver = async (plays: unknown[]) => {
    const result: { accepted: string[]; receipt?: string } = await deliverPlays(backend, player, plays)
    return result
  }
  return { token, zone, player, listPlays, deliver }
}

type Played = ReturnType<typeof newPlay>
const formatPromised = (plays: readonly Played[]) =>
  plays
    .map(play =>
      formatPromisedPlay(play.play_id, sha256(Buffer.from(formatChainedPlay(play))).toString('hex')),
    )
    .join('')

async function prove(player: string, plays: readonly string[], size = 0): Promise<DeviceLog> {
  const query = { player, plays, from: Date.now() - 31 * 86_400_000, until: Date.now(), size }
  const { status, body, text } = await callInternalApi(backend, 'POST', '/log/proofs', query)
  expect(status, text).toBe(200)
  return deviceLogSchema.parse(body)
}

/** The plays that are proven. */
async function verify({ checkpoint, entries, hashes }: DeviceLog): Promise<string[]> {
  const tree = parseLogCheckpoint(checkpoint)
  const list = splitHashList(new Uint8Array(Buffer.from(hashes, 'base64')))
  const proven: string[] = []
  for (const { play_id, index, entry, path } of entries) {
    const leaf = await hashLogEntry(digest, entry)
    const place = { index, size: tree?.size ?? 0, hashes: path.flatMap(position => list[position] ?? []) }
    if (Buffer.from((await computeProvenRoot(digest, leaf, place)) ?? []).equals(tree?.root ?? Buffer.of()))
      proven.push(play_id)
  }
  return proven
}

describe('receipts', () => {
  test('promise the plays that are stored, and are signed by a key of their own', async () => {
    const { listPlays, deliver } = await createDevice()
    const plays = listPlays(3)
    const [first, second] = plays
    const rejected = listPlays(1, { track_revision: 99 })
    const before = Date.now()
    const { receipt = '' } = await deliver([...plays, ...rejected])
    const parsed = parseReceipt(receipt)
    expect(parsed?.digest).toBe(sha256(Buffer.from(formatPromised(plays))).toString('hex'))
    expect((parsed?.promised_by ?? 0) - (parsed?.received_at ?? 0)).toBe(7_200_000)
    expect(parsed?.received_at).toBeGreaterThanOrEqual(before)
    const { body } = await backend.call('GET', '/usage-log/receipt-keys')
    const name = getReceiptKeyName(parsed?.origin ?? '')
    expect(await isNoteSigned(cryptography, receipt, body.keys, name)).toBe(true)
    const forged = receipt.replace(String(parsed?.promised_by), '1')
    expect(await isNoteSigned(cryptography, forged, body.keys, name)).toBe(false)
    const again = await deliver([first, second])
    const promised = plays.slice(0, 2)
    expect(parseReceipt(again.receipt ?? '')?.digest).toBe(
      sha256(Buffer.from(formatPromised(promised))).toString('hex'),
    )
    expect((await deliver(rejected)).receipt).toBeUndefined()
  })
})

describe('proofs', () => {
  test('are given for own plays that a checkpoint covers, and show that the log only grows', async () => {
    const [device, other] = [await createDevice(), await createDevice()]
    const [plays, others] = [device.listPlays(3), other.listPlays(2)]
    await device.deliver(plays)
    await other.deliver(others)
    const ids = plays.map(({ play_id }) => play_id)
    await appendUsageLog()
    const log = await prove(device.player, [...ids, ...others.map(({ play_id }) => play_id)])
    expect((await verify(log)).sort()).toEqual([...ids].sort())
    const known = parseLogCheckpoint(log.checkpoint)
    expect(await isNoteSigned(cryptography, log.checkpoint, log.keys, known?.origin ?? '')).toBe(true)
    const more = device.listPlays(2)
    await device.deliver(more)
    expect(await verify(await prove(device.player, [more[0]?.play_id ?? '']))).toEqual([])
    await appendUsageLog()
    const later = await prove(device.player, ids, known?.size)
    const tree = parseLogCheckpoint(later.checkpoint)
    if (!known || !tree) throw new Error('There is no checkpoint')
    expect(tree.size).toBeGreaterThan(known.size)
    const path = splitHashList(new Uint8Array(Buffer.from(later.consistency ?? '', 'base64')))
    expect(await isConsistent(digest, known, tree, path)).toBe(true)
    const root = new Uint8Array(known.root).fill(7)
    expect(await isConsistent(digest, { ...known, root }, tree, path)).toBe(false)
    expect((await prove(device.player, [], tree.size + 1)).consistency).toBeNull()
  })
})

describe('findings', () => {
  const countFindings = async (player: string) => {
    const rows = await backend.strapi.db
      .connection('log_findings as f')
      .join('players as p', 'p.id', 'f.player_id')
      .where('p.document_id', player)
      .orderBy('f.id')
    return rows
  }
  const report = (player: string, finding: LogFinding) =>
    callInternalApi(backend, 'POST', '/log/findings', { player, finding })

  test('are stored once, and say whether we have promised the play', async () => {
    const { player, listPlays, deliver, token, zone } = await createDevice()
    const plays = listPlays(2)
    const [first, second] = plays
    if (!first || !second) throw new Error('There are no plays')
    const { receipt = null } = await deliver(plays)
    const finding: LogFinding = {
      kind: 'missing',
      play_id: first.play_id,
      receipt,
      promised: formatPromised(plays),
      entry: null,
      known: null,
      checkpoint: null,
    }
    const answers = await Promise.all([1, 2, 3].map(() => report(player, finding)))
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
    await report(player, { ...finding, play_id: second.play_id, promised: formatPromised([second]) })
    const rows = await countFindings(player)
    expect(rows.map(({ play_id, is_promised }) => [play_id, is_promised])).toEqual([
      [first.play_id, true],
      [second.play_id, false],
    ])
    const { countLogFindings, listLogFindings } = loadCompiled(
      () => import('#src/reporting/device-audit/findings'),
    )
    expect(await countLogFindings()).toBeGreaterThanOrEqual(2)
    expect((await listLogFindings()).data.map(({ play_id }) => play_id)).toContain(first.play_id)
    expect((await backend.call('GET', `/zones/${zone}`, { token })).status).toBe(200)
  })

  test('are limited per device and day, and the plays are stored all the same', async () => {
    const { player, listPlays, deliver } = await createDevice()
    const empty = { receipt: null, promised: null, entry: null, known: null, checkpoint: null }
    const statuses: number[] = []
    for (const { play_id } of listPlays(52))
      statuses.push((await report(player, { kind: 'missing', play_id, ...empty })).status)
    expect([statuses.filter(status => status === 204).length, statuses.at(-1)]).toEqual([50, 429])
    expect((await deliver(listPlays(1))).accepted).toHaveLength(1)
    const { listLogFindings } = loadCompiled(() => import('#src/reporting/device-audit/findings'))
    const { data, total } = await listLogFindings()
    // One of a promised play and one other of the first device, and two of this one.
    expect([data.map(({ is_promised }) => is_promised), total]).toEqual([[true, false, false, false], 52])
    expect((await report(player, { kind: 'missing', play_id: 'x'.repeat(99), ...empty })).status).toBe(400)
  })
})
