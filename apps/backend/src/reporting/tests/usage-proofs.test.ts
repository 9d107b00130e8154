import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashLeaf } from '#src/reporting/seal/rules/merkle'
import { createColleague } from '#tests/colleagues'
import { addPlaylistWithTrack, createVenue } from '#tests/devices'
import { type Backend, loadCompiled } from '#tests/harness'
import { appendUsageLog, getNoon, storePlays } from '#tests/seals'
import { startBackendWithPackages } from '#tests/shop'
import { bypassTriggers } from '#tests/triggers'

let backend: Backend
let owner: Awaited<ReturnType<typeof createVenue>>
let other: Awaited<ReturnType<typeof createVenue>>
let plays: string[]
let late: string

const rows = (table: string) => backend.strapi.db.connection(table)
const read = (path: string, token = owner.token) => backend.call('GET', `/usage/${path}`, { token })
const getFailure = async (play = '') => (await read(`plays/${play}`)).body.data.proof.failure

beforeAll(async () => {
  backend = await startBackendWithPackages()
  const { track } = await addPlaylistWithTrack(backend)
  owner = await createVenue(backend)
  other = await createVenue(backend)
  await backend.strapi.documents('api::seal.usage-setting').create({
    data: { checkpoint_recipients: [{ email: 'segel@contoh.test', language: 'id' }] },
  })
  plays = await storePlays(backend, { zone: owner.zone, track }, 300, getNoon(1))
  await appendUsageLog(getNoon(1))
  late = (await storePlays(backend, { zone: owner.zone, track }, 1, getNoon(2)))[0] ?? ''
}, 180_000)
afterAll(() => backend.stop())

test('a member sees whether a play is sealed, and its verified proof', async () => {
  const { body } = await read(`plays/${plays[250]}`)
  const { size } = await rows('log_checkpoints').orderBy('id', 'desc').first()
  expect(body.data).toMatchObject({
    id: plays[250],
    is_sealed: true,
    proof: {
      failure: null,
      sealed_at: new Date(getNoon(1)).toISOString(),
      checkpoint: { size: Number(size), key: expect.stringContaining('/usage+') },
    },
  })
  expect((await read(`plays/${late}`)).body.data).toMatchObject({ is_sealed: false, proof: null })
  expect((await read(`plays/${late}/proof`)).status).toBe(404)
})

test('the proof file contains the entry and a proof in the format of C2SP', async () => {
  const { text, headers } = await read(`plays/${plays[0]}/proof`)
  expect(headers.get('content-disposition')).toContain(`usage-proof-${plays[0]}.json`)
  const { entry, proof } = JSON.parse(text)
  expect(JSON.parse(entry)).toMatchObject({ type: 'play', play_id: plays[0], duration_ms: 180_250 })
  const { parseInclusionProof, parseCheckpoint } = loadCompiled(
    () => import('#src/reporting/log/rules/checkpoint'),
  )
  const { computeRootOfProof } = loadCompiled(() => import('#src/reporting/log/rules/proof'))
  const parsed = parseInclusionProof(proof)
  const checkpoint = parseCheckpoint(parsed?.checkpoint.split('\n\n')[0]?.concat('\n') ?? '')
  if (!parsed || !checkpoint) throw new Error('The proof is malformed')
  const { size, root } = checkpoint
  const lead = (content: string) =>
    computeRootOfProof(Buffer.from(hashLeaf(content), 'hex'), { ...parsed, size })?.equals(root)
  expect(lead(entry)).toBe(true)
  expect(lead(entry.replace('180250', '18250'))).toBe(false)
})

test('a play that was changed in the database does not match', async () => {
  const play = () => rows('plays').where({ play_id: plays[7] })
  await bypassTriggers(backend, 'plays', () => play().update({ seconds: 10 }))
  expect(await getFailure(plays[7])).toBe('line')
  await bypassTriggers(backend, 'plays', () => play().update({ seconds: 180.25 }))
  expect(await getFailure(plays[7])).toBeNull()
})

test('an entry that was changed together with its play does not lead to the signed tree', async () => {
  const { id } = await rows('plays').where({ play_id: plays[8] }).first('id')
  const entry = () => rows('log_entries').where({ play_row_id: id })
  const { bytes } = await entry().first()
  const change = async (seconds: number, content: Buffer) => {
    await bypassTriggers(backend, 'plays', () => rows('plays').where({ id }).update({ seconds }))
    await bypassTriggers(backend, 'log_entries', () => entry().update({ bytes: content }))
  }
  await change(10, Buffer.from(bytes.toString().replace('180250', '10000')))
  expect(await getFailure(plays[8])).toBe('tree')
  await change(180.25, bytes)
  expect(await getFailure(plays[8])).toBeNull()
})

test('the first checkpoint of a day is emailed to the recipients that staff have entered', async () => {
  const [mail] = await backend.mail.waitForEmails('segel@contoh.test', 1)
  const { text } = await rows('log_checkpoints')
    .where({ signed_at: getNoon(1) })
    .first()
  expect(mail?.attachments[0]?.content.trim()).toBe(text.trim())
  expect(mail?.subject).toContain('Maret 2031')
})

test('zones are logged when they are paid for and when they are renamed', async () => {
  const { token, zone } = await createVenue(backend)
  const { id } = await rows('zones').where({ document_id: zone }).first('id')
  const readLatest = async () => {
    await appendUsageLog(getNoon(2))
    const entries: { bytes: Buffer }[] = await rows('log_entries').where({ type: 'zone' }).orderBy('index')
    return entries.map(({ bytes }) => JSON.parse(bytes.toString())).findLast(({ zone_id }) => zone_id === id)
  }
  expect(await readLatest()).toMatchObject({ zone_id: id, name: 'Zona 1', number: 1 })
  const renamed = await backend.call('PUT', `/zones/${zone}`, { token, body: { name: 'Teras' } })
  expect(renamed.status).toBe(200)
  expect(await readLatest()).toMatchObject({ zone_id: id, name: 'Teras' })
})

test('a proof needs the permission, and is not given to another organisation', async () => {
  expect((await read(`plays/${plays[0]}`, other.token)).status).toBe(404)
  expect((await read(`plays/${plays[0]}/proof`, other.token)).status).toBe(404)
  const staff = await createColleague(backend, owner.token, 'staff')
  expect((await read(`plays/${plays[0]}/proof`, staff.token)).status).toBe(403)
  expect((await read('plays/not-an-id')).status).toBe(404)
})

test('a checkpoint whose key was revoked proves nothing until the next one', async () => {
  const keys = loadCompiled(() => import('#src/reporting/log/keys'))
  const [first] = await keys.listKeyStates(getNoon(2))
  await keys.revokeKey(first?.id ?? '', getNoon(2))
  expect(await getFailure(plays[0])).toBe('signature')
  await appendUsageLog(getNoon(2))
  expect(await getFailure(plays[0])).toBeNull()
  expect(await getFailure(late)).toBeNull()
})
