import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import files, { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { encodeBundle } from '#src/reporting/log/rules/bundle'
import { parseCheckpoint, parseInclusionProof } from '#src/reporting/log/rules/checkpoint'
import { parseEntry } from '#src/reporting/log/rules/entry'
import { openNote, parseVerifierKey } from '#src/reporting/log/rules/note'
import { getAuditPath, hashLeaf, hashTree } from '#src/reporting/seal/rules/merkle'
import { addPlaylistWithTrack, createVenue, deliverPlays, newPlay, pairDevice } from '#tests/devices'
import { type Backend, loadCompiled } from '#tests/harness'
import { appendUsageLog, getNoon, storePlays } from '#tests/seals'
import { startBackendWithPackages } from '#tests/shop'

let backend: Backend
let owner: Awaited<ReturnType<typeof createVenue>>
let track: string

const hex = (hashes: readonly Buffer[] = []) => hashes.map(hash => hash.toString('hex'))
const rows = (table: string) => backend.strapi.db.connection(table)
const addPlays = (count: number, at = getNoon(0)) =>
  storePlays(backend, { zone: owner.zone, track }, count, at)

const getFolder = async () => {
  const { environment } = loadCompiled(() => import('#src/platform/runtime/environment'))
  const { folder } = await rows('log_state').first('folder')
  return join(environment.privateDir, 'usage-log', folder, 'tile')
}

/** The files of the log with their content. */
async function readFiles(): Promise<Map<string, Buffer>> {
  const folder = await getFolder()
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  return new Map(
    found
      .filter(entry => entry.isFile())
      .map(({ parentPath, name }) => {
        const path = join(parentPath, name)
        return [path.slice(folder.length + 1), readFileSync(path)]
      }),
  )
}

async function readCheckpoint() {
  const [{ text }, keys] = await Promise.all([
    backend.call('GET', '/usage-log/checkpoint'),
    backend.call('GET', '/usage-log/keys'),
  ])
  const verifiers = keys.body.keys.map((key: string) => parseVerifierKey(key))
  const checkpoint = parseCheckpoint(openNote(text, verifiers) ?? '')
  if (!checkpoint) throw new Error(`${text} is not a checkpoint`)
  return { ...checkpoint, text }
}

async function listLogEntries(type?: string) {
  const found: { index: string; bytes: Buffer; leaf: Buffer; play_row_id: string | null }[] = await rows(
    'log_entries',
  )
    .where(type ? { type } : {})
    .orderBy('index')
  return found.map(({ bytes, ...entry }) => ({ ...entry, bytes, content: parseEntry(bytes) }))
}

/** Checks that rows, files and the newest checkpoint are one tree, and that it contains each play once. */
async function checkLog() {
  const entries = await listLogEntries()
  expect(entries.map(({ index }) => Number(index))).toEqual(entries.map((_, index) => index))
  for (const { bytes, leaf } of entries) expect(leaf.toString('hex')).toBe(hashLeaf(bytes))
  const leaves = entries.map(({ leaf }) => leaf)
  const { size, root } = await readCheckpoint()
  expect(size).toBe(entries.length)
  expect(root).toEqual(hashTree(leaves))
  const stored = await readFiles()
  for (let from = 0; from < size; from += 256) {
    const end = Math.min(from + 256, size)
    const name = `${String(from / 256).padStart(3, '0')}${end - from < 256 ? `.p/${end - from}` : ''}`
    const bundle = encodeBundle(entries.slice(from, end).map(({ bytes }) => bytes))
    expect([name, stored.get(`0/${name}`)?.equals(Buffer.concat(leaves.slice(from, end)))]).toEqual([
      name,
      true,
    ])
    expect([name, stored.get(`entries/${name}`)?.equals(bundle)]).toEqual([name, true])
  }
  const plays: { id: string }[] = await rows('plays').select('id').orderBy('id')
  const logged = entries.flatMap(({ play_row_id }) => play_row_id ?? [])
  expect(logged.map(Number).sort((one, other) => one - other)).toEqual(plays.map(({ id }) => Number(id)))
  for (const table of ['usage_days', 'usage_works'])
    expect(await rows(table).sum({ plays: 'plays' })).toEqual([{ plays: plays.length }])
  return entries
}

/** Makes a statement fail, as if the process had been killed before it. */
async function killAt(event: string, table: string) {
  const { connection } = backend.strapi.db
  await connection.raw(
    `create function kill() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`,
  )
  await connection.raw(`create trigger kill before ${event} on ${table} for each row execute function kill()`)
  return () => connection.raw('drop function kill() cascade')
}

/** Makes all files fail after the first ones. */
async function killAtFile(after: number) {
  const { rename } = files
  let count = 0
  const spy = vi.spyOn(files, 'rename').mockImplementation((from, to) => {
    count += 1
    return count > after ? Promise.reject(new Error('killed')) : rename(from, to)
  })
  return () => spy.mockRestore()
}

beforeAll(async () => {
  backend = await startBackendWithPackages()
  ;({ track } = await addPlaylistWithTrack(backend))
  owner = await createVenue(backend)
  await loadCompiled(() => import('#src/platform/jobs/queue')).stopQueue()
  await rows('log_state').update({ import: 'new' })
  await addPlays(300)
}, 180_000)
afterAll(() => backend.stop())

describe('appending', () => {
  test('logs what exists when the log begins: venues, licences and devices, then plays after their credits', async () => {
    await pairDevice(backend, { token: owner.token, zone: owner.zone })
    await appendUsageLog()
    const entries = await checkLog()
    const types = entries.map(({ content }) => String(content.type))
    const before = types.slice(0, types.indexOf('credits'))
    expect(new Set(before)).toEqual(new Set(['key', 'venue', 'zone', 'calendar', 'licence', 'device']))
    expect(types.slice(before.length)).toEqual(['credits', ...Array(300).fill('play')])
    const credits = entries.find(({ content }) => content.type === 'credits')
    expect(credits?.content).toMatchObject({ track, track_revision: 1 })
    const plays = entries.filter(({ content }) => content.type === 'play')
    expect(plays).toHaveLength(300)
    expect(plays[0]?.content).toMatchObject({
      credits: Number(credits?.index),
      duration_ms: 180_250,
      offline: 1,
      leased: 1,
    })
    expect(new Set(entries.map(({ content }) => content.salt)).size).toBe(entries.length)
  })

  test('signs again only when something has arrived, and at midnight in Jakarta', async () => {
    const before = await rows('log_checkpoints')
    await appendUsageLog()
    expect(await rows('log_checkpoints')).toHaveLength(before.length)
    await appendUsageLog(Date.now() + 86_400_000)
    const [{ text }] = await rows('log_checkpoints').orderBy('id', 'desc').limit(1)
    expect(await rows('log_checkpoints')).toHaveLength(before.length + 1)
    expect(text).toBe(before.at(-1).text)
  })

  test('continues partial tiles and keeps the origin of the first start', async () => {
    const { origin } = await readCheckpoint()
    expect(origin).toBe('127.0.0.1:3000/usage')
    for (const count of [1, 2, 255, 256, 400]) {
      const before = await readFiles()
      await addPlays(count)
      await appendUsageLog()
      await checkLog()
      const now = await readFiles()
      for (const [name, content] of before)
        expect([name, now.get(name)?.equals(content)]).toEqual([name, true])
    }
    expect((await readCheckpoint()).origin).toBe(origin)
    expect(await listLogEntries('credits')).toHaveLength(1)
  })

  test('orders entries by time of arrival', async () => {
    await addPlays(2, getNoon(1) + 2000)
    await addPlays(1, getNoon(1))
    await rows('log_arrivals').insert(
      [1000, 2000].map(ms => ({ at: getNoon(1) + ms, type: 'rejection', body: { reason: `${ms}` } })),
    )
    const { size } = await readCheckpoint()
    await appendUsageLog()
    const added = (await checkLog()).slice(size)
    expect(added.map(({ content }) => content.received_at ?? content.reason)).toEqual([
      getNoon(1),
      '1000',
      '2000',
      getNoon(1) + 2000,
      getNoon(1) + 2000,
    ])
  })

  test('waits for deliveries whose rows have lower ids', async () => {
    const { connection } = backend.strapi.db
    const held = await connection.transaction()
    await held.raw(loadCompiled(() => import('#src/playback/play/arrival-lock')).shareArrivalLockSql)
    const [{ id }] = await held('log_arrivals')
      .insert({ at: 1, type: 'rejection', body: { reason: 'late' } })
      .returning('id')
    await addPlays(1)
    let isDone = false
    const run = appendUsageLog().then(() => {
      isDone = true
    })
    await new Promise(done => setTimeout(done, 300))
    expect(isDone).toBe(false)
    await held.commit()
    await run
    const entries = await checkLog()
    expect(await rows('log_arrivals').where({ id })).toEqual([])
    expect(entries.slice(-2).map(({ content }) => content.type)).toEqual(['rejection', 'play'])
  })

  test('makes one log, if two processes append at once', async () => {
    await addPlays(900)
    await Promise.all([appendUsageLog(), appendUsageLog(), appendUsageLog()])
    await addPlays(1)
    await appendUsageLog()
    await checkLog()
  })

  test.each([
    ['assigning indexes', () => killAt('update of size', 'log_state')],
    ['writing the first file', () => killAtFile(0)],
    ['writing a later file', () => killAtFile(5)],
    ['recording the files', () => killAt('update of tiles_size', 'log_state')],
    ['signing', () => killAt('insert', 'log_checkpoints')],
  ])('writes the same files after a crash while %s', async (_, kill) => {
    await addPlays(700)
    const revive = await kill()
    await expect(appendUsageLog()).rejects.toThrow('killed')
    await revive()
    const written = await readFiles()
    await addPlays(3)
    await appendUsageLog()
    await checkLog()
    const now = await readFiles()
    for (const [file, content] of written)
      expect([file, now.get(file)?.equals(content)]).toEqual([file, true])
  })

  test('never changes an entry, a checkpoint or a file', async () => {
    for (const table of ['log_entries', 'log_checkpoints']) {
      await expect(rows(table).delete()).rejects.toThrow(/append-only/)
      await expect(
        rows(table)
          .update({ size: 1 })
          .catch(() => rows(table).delete()),
      ).rejects.toThrow(/append-only/)
    }
  })
})

test('a tree that does not begin with the one that was signed is not signed', async () => {
  const { size } = await readCheckpoint()
  const last = join(await getFolder(), '1', '000.p', String(Math.floor(size / 256)))
  const content = readFileSync(last)
  await rm(last)
  await writeFile(last, Buffer.concat([Buffer.alloc(32, 1), content.subarray(32)]))
  await addPlays(1)
  const { text } = await readCheckpoint()
  await expect(appendUsageLog()).rejects.toThrow(/does not begin with/)
  expect((await readCheckpoint()).text).toBe(text)
  await rm(last)
  await writeFile(last, content)
  await appendUsageLog()
  await checkLog()
})

test('a file of another database with the same log stops the log', async () => {
  const { size } = await rows('log_state').first('size')
  await addPlays(1)
  const next = Number(size) + 1
  const name = `${String(Math.floor(Number(size) / 256)).padStart(3, '0')}.p`
  const path = join(await getFolder(), '0', name, String(next % 256))
  await writeFile(path, Buffer.alloc(32 * (next % 256)))
  await expect(appendUsageLog()).rejects.toThrow(/exists with other content/)
  await rm(path)
  await appendUsageLog()
  await checkLog()
})

describe('a change', () => {
  const readLatest = async (type: string) => (await listLogEntries(type)).at(-1)?.content

  test('of a venue is logged with its whole state, and a save without a change is not', async () => {
    const unit = await rows('business_units').where({ document_id: owner.unit }).first()
    const count = async () => (await listLogEntries('venue')).length
    const update = (data: object) =>
      backend.strapi.db.query('api::business-unit.business-unit').update({ where: { id: unit.id }, data })
    await update({ name: 'Kedai Senja' })
    await appendUsageLog()
    expect(await readLatest('venue')).toMatchObject({
      business_unit_id: unit.id,
      name: 'Kedai Senja',
      area_size: unit.area_size,
      time_zone: 'Asia/Jakarta',
    })
    expect(JSON.stringify(await readLatest('venue'))).not.toContain(unit.company_email)
    const before = await count()
    await update({ name: 'Kedai Senja' })
    await appendUsageLog()
    expect(await count()).toBe(before)
    await checkLog()
  })

  test('of opening hours, a licence or a device is logged', async () => {
    const closed = { from_minute: 600, until_minute: 1320 }
    const hours = [null, ...Array(6).fill(closed)]
    const path = `/business-units/${owner.unit}/opening-hours`
    const { version } = (await backend.call('GET', path, { token: owner.token })).body
    const saved = await backend.call('PUT', path, { token: owner.token, body: { version, hours } })
    expect([200, 204]).toContain(saved.status)
    const device = await pairDevice(backend, { token: owner.token, zone: owner.zone, replace: true })
    const { id } = await rows('players').where({ document_id: device.player }).first('id')
    await appendUsageLog()
    expect((await readLatest('calendar'))?.open).toEqual(
      hours.flatMap((day, index) => (day ? [{ day: index + 1, ...day }] : [])),
    )
    const devices = (await listLogEntries('device')).map(({ content }) => content)
    expect(devices.slice(-2)).toEqual([
      expect.objectContaining({ end_reason: 'replaced', ended_at: expect.any(Number) }),
      expect.objectContaining({ player_id: id, epoch: device.epoch }),
    ])
    expect(await readLatest('licence')).toMatchObject({
      state: 'active',
      periods: [{ from: expect.any(Number) }],
    })
    await checkLog()
  })

  test('that a delivery is rejected is logged once, with the hash of what was sent', async () => {
    const pairing = { token: owner.token, zone: owner.zone, replace: true, days: 1 }
    const { player, epoch } = await pairDevice(backend, pairing)
    const play = newPlay(owner.zone, { epoch, track: 'unknown' })
    for (let delivery = 0; delivery < 2; delivery += 1) await deliverPlays(backend, player, [play])
    await appendUsageLog()
    expect(
      (await listLogEntries('rejection')).map(({ content }) => content).filter(({ play_id }) => play_id),
    ).toEqual([
      expect.objectContaining({
        play_id: play.play_id,
        reason: 'unknown-track',
        sha256: createHash('sha256').update(JSON.stringify(play)).digest('hex'),
      }),
    ])
    await checkLog()
  })
})

test('a key is replaced without changing the log, and both changes are entries', async () => {
  const { addNextKey, revokeKey } = loadCompiled(() => import('#src/reporting/log/keys'))
  const readKeys = async () => (await backend.call('GET', '/usage-log/keys')).body.keys
  const [former] = await rows('log_keys')
  const { id } = await addNextKey()
  expect(await readKeys()).toHaveLength(2)
  expect(await revokeKey(former.key_id)).toEqual({ successor: id })
  await appendUsageLog()
  const [key] = await readKeys()
  expect(await readKeys()).toHaveLength(1)
  expect((await readCheckpoint()).text).toContain(`\u2014 ${key.slice(0, key.indexOf('+'))} `)
  await checkLog()
  const publicKey = Buffer.from(former.public_key, 'base64url').toString('base64')
  expect((await listLogEntries('key')).slice(-2).map(({ content }) => content)).toEqual([
    expect.objectContaining({ state: 'added' }),
    expect.objectContaining({ state: 'revoked', public_key: publicKey }),
  ])
})

test('the delay is the age of the oldest arrival that is not signed', async () => {
  const { getLogDelay } = loadCompiled(() => import('#src/reporting/log/delay'))
  expect(await getLogDelay()).toBe(0)
  await rows('log_arrivals').insert({ at: 1000, type: 'rejection', body: { reason: 'late' } })
  expect(await getLogDelay(61_000)).toBe(60)
  await appendUsageLog()
  expect(await getLogDelay()).toBe(0)
})

describe('serving', () => {
  test('returns tiles, and 404 for what is not exactly one', async () => {
    const tile = await fetch(`${backend.origin}/api/usage-log/tiles/0/0/256`)
    expect(tile.status).toBe(200)
    expect((await tile.arrayBuffer()).byteLength).toBe(8192)
    const paths = [
      '0/00/256',
      '0/0/0',
      '0/0/257',
      '64/0/1',
      '-1/0/1',
      '0/99999/256',
      '0/0/1e1',
      'entries/0/256',
    ]
    for (const path of paths)
      expect([path, (await backend.call('GET', `/usage-log/tiles/${path}`)).status]).toEqual([path, 404])
  })

  test('gives entries to collective bodies only', async () => {
    for (const path of [
      '/collective/usage-log/entries/0/256',
      '/public-api/collective/usage-log/entries/0/256',
    ])
      expect([401, 403]).toContain((await backend.call('GET', path)).status)
    expect(
      (await backend.call('GET', '/collective/usage-log/entries/0/256', { token: owner.token })).status,
    ).toBe(403)
  })
})

test('a proof connects each play to the checkpoint', async () => {
  const { provePlay, getConsistencyProof } = loadCompiled(() => import('#src/reporting/log/proofs'))
  const entries = await listLogEntries()
  const leaves = entries.map(({ leaf }) => leaf)
  for (const entry of entries
    .filter(({ play_row_id }) => play_row_id !== null)
    .filter((_, at) => at % 500 === 0)) {
    const found = await provePlay(Number(entry.play_row_id))
    const proof = parseInclusionProof(found?.file.proof ?? '')
    expect(found?.file.entry).toEqual(entry.bytes.toString())
    expect(found?.failure).toBeNull()
    expect(proof?.index).toBe(Number(entry.index))
    expect(hex(proof?.hashes)).toEqual(hex(getAuditPath(leaves, Number(entry.index))))
  }
  expect((await getConsistencyProof(entries.length)).hashes).toEqual([])
  await expect(getConsistencyProof(entries.length + 1)).rejects.toThrow(RangeError)
  await addPlays(1)
  const [{ id }] = await rows('plays').orderBy('id', 'desc').limit(1)
  expect(await provePlay(id)).toBeNull()
})
