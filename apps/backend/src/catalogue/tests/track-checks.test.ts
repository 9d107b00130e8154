import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Backend, loadCompiled, settleJobs } from '#tests/harness'
import { addTrack } from '#tests/music'
import { openPanel } from '#tests/panel'
import { startBackendWithPackages } from '#tests/shop'
import { createTaggedTone } from '#tests/tones'
import { openCatalogue, type Panel, uploadsPath } from './uploads'

let backend: Backend
let curator: Panel
let catalogue: ReturnType<typeof openCatalogue>

beforeAll(async () => {
  backend = await startBackendWithPackages()
  curator = await openPanel(backend, 'curator')
  catalogue = openCatalogue(backend, curator)
}, 180_000)
afterAll(() => backend.stop())

const uid = 'api::track.track'
const credits = { TPE1: 'Meja', TCOM: 'Ayu' }
const auditEntries = (where: object) =>
  backend.strapi.db.query('api::audit-entry.audit-entry').findMany({ where })

/** The audio of a file with an ID3v2 tag. */
const withoutTag = (file: Buffer) =>
  file.subarray(10 + [6, 7, 8, 9].reduce((sum, index) => sum * 128 + file.readUInt8(index), 0))

describe('the same audio', () => {
  test('is a duplicate under other tags, also if its track is withdrawn', async () => {
    const file = await createTaggedTone({ TIT2: 'Asli', ...credits })
    const { track } = await catalogue.uploadAndProcess(file)
    await curator.write(uid, track.id, { state: 'withdrawn' })
    const retagged = Buffer.concat([
      Buffer.alloc(500),
      withoutTag(file),
      Buffer.from('TAG'),
      Buffer.from('Lain'.padEnd(125, '\0')),
    ])
    expect(await catalogue.uploadAndProcess(retagged)).toMatchObject({
      state: 'duplicate',
      track: { id: track.id, title: 'Asli' },
    })
    expect(catalogue.waitingFiles()).toEqual([])
  })

  test('sent twice at once under different tags becomes one track', async () => {
    const file = await createTaggedTone({ TIT2: 'Satu', ...credits })
    const batch = randomUUID()
    await Promise.all([catalogue.upload(file, { batch }), catalogue.upload(withoutTag(file), { batch })])
    const states = (await catalogue.listBatch(batch)).map(({ state }: { state: string }) => state)
    expect(states.sort()).toEqual(['added', 'duplicate'])
  })

  test('in tracks from before audio was hashed is found, and the newer track names the older', async () => {
    const file = await createTaggedTone({ TIT2: 'Lama', ...credits })
    const older = (await catalogue.uploadAndProcess(file)).track.id
    const query = backend.strapi.db.query(uid)
    await query.update({ where: { documentId: older }, data: { audio_hash: null } })
    const newer = (await catalogue.uploadAndProcess(withoutTag(file), { name: 'Baru.mp3' })).track.id
    await query.update({ where: { documentId: newer }, data: { audio_hash: null } })
    const { hashMissingAudio } = loadCompiled(() => import('#src/catalogue/track/audio-hashes'))
    await hashMissingAudio()
    await settleJobs()
    const [first, second] = [await catalogue.stored(older), await catalogue.stored(newer)]
    expect(first).toMatchObject({ same_audio_as: null, audio_hash: expect.stringMatching(/^[0-9a-f]{64}$/) })
    expect(second).toMatchObject({ same_audio_as: 'Lama (Meja)', audio_hash: first.audio_hash })
  })
})

describe('an ISRC', () => {
  const save = (id: string, data: object) => curator.write(uid, id, data)
  const getMessage = (answer: { body: { error?: { message: string } } }) => answer.body.error?.message

  test('is stored without hyphens, dots and spaces, like an ISWC', async () => {
    const { documentId } = await addTrack(backend)
    const entered = { isrc: 'id-a01 26–00501', iswc: 'T-034.524.680-1' }
    expect((await save(documentId, entered)).status).toBe(200)
    expect(await catalogue.stored(documentId)).toMatchObject({ isrc: 'IDA012600501', iswc: 'T0345246801' })
    expect((await save(documentId, { isrc: 'ID-A01-26-0050' })).status).toBe(400)
  })

  test('belongs to one track that is not withdrawn, and the message names that track', async () => {
    const [one, two] = [await addTrack(backend, { title: 'Pertama' }), await addTrack(backend)]
    expect((await save(one.documentId, { isrc: 'IDA012600502' })).status).toBe(200)
    const refused = await save(two.documentId, { isrc: 'ID-A01-26-00502' })
    expect([refused.status, getMessage(refused)]).toEqual([
      400,
      expect.stringContaining('Another track has this ISRC: Pertama (Artis Contoh)'),
    ])
    await save(one.documentId, { state: 'withdrawn' })
    expect((await save(two.documentId, { isrc: 'IDA012600502' })).status).toBe(200)
    expect((await save(one.documentId, { state: 'ready' })).status).toBe(400)
    expect(await catalogue.stored(one.documentId)).toMatchObject({ state: 'withdrawn' })
  })

  test('in the tags of a file is refused if another track has it', async () => {
    const tags = { TIT2: 'Asli', TSRC: 'IDA012600503', ...credits }
    const { track } = await catalogue.uploadAndProcess(await createTaggedTone(tags))
    const again = await catalogue.uploadAndProcess(await createTaggedTone({ ...tags, TIT2: 'Lain' }))
    expect(again).toMatchObject({ state: 'rejected', problem: 'isrc-taken', track: { id: track.id } })
    expect(catalogue.waitingFiles()).toEqual([])
  })

  test('that two tracks of an older release share stays with the older one, which the audit log reports', async () => {
    const { connection } = backend.strapi.db
    await connection.raw('drop index tracks_active_isrc_unique')
    const shared = { isrc: 'IDA012600504', iswc: 'T0345246801' }
    const older = await addTrack(backend, { title: 'Tua', ...shared })
    const newer = await addTrack(backend, { title: 'Muda', ...shared })
    const gone = await addTrack(backend, { title: 'Ditarik', state: 'withdrawn', ...shared })
    const { ensureUniqueTracks } = loadCompiled(() => import('#src/catalogue/track/isrc'))
    await ensureUniqueTracks()
    const isrcs = await Promise.all(
      [older, newer, gone].map(({ documentId }) => catalogue.stored(documentId)),
    )
    expect(isrcs.map(({ isrc }) => isrc)).toEqual([shared.isrc, null, shared.isrc])
    expect(isrcs[1]).toMatchObject({ revision: 2 })
    expect(await auditEntries({ action: 'track.isrc-removed' })).toMatchObject([
      {
        subject_id: newer.documentId,
        details: { name: 'Muda', isrc: shared.isrc, other: 'Tua (Artis Contoh)' },
      },
    ])
    await ensureUniqueTracks()
    expect(await auditEntries({ action: 'track.isrc-removed' })).toHaveLength(1)
  })
})

describe('audio with warnings', () => {
  const decide = (decision: string, ids: string[], panel = curator) =>
    panel.call('POST', `${uploadsPath}/decide`, { decision, ids })

  test.each([
    ['clips', async () => createTaggedTone({ TIT2: 'Keras', ...credits }, 2, 1.3)],
    ['ends-early', async () => (await createTaggedTone({ TIT2: 'Putus', ...credits }, 3)).subarray(0, -150)],
  ])('(%s) becomes a track once a curator confirms it, who is recorded', async (warning, create) => {
    const found = await catalogue.uploadAndProcess(await create())
    expect(found).toMatchObject({ state: 'unconfirmed', problem: warning, track: null })
    expect(catalogue.waitingFiles()).toEqual([found.id])
    const answer = await decide('confirm', [found.id])
    expect(answer.body.data).toMatchObject([{ id: found.id, state: 'waiting' }])
    await settleJobs()
    const [added] = (await curator.call('GET', uploadsPath)).body.data
    expect(added).toMatchObject({ state: 'added', track: { state: 'ready' } })
    const track = await catalogue.stored(added.track.id)
    expect(track).toMatchObject({
      audio_warnings: warning,
      audio_confirmed_by: expect.stringMatching(/^\S.* \(\d+\)$/),
      audio_confirmed_at: expect.anything(),
    })
    expect(await auditEntries({ subject_id: added.track.id })).toMatchObject([
      {
        action: 'track.audio-confirmed',
        actor_kind: 'staff',
        actor: track.audio_confirmed_by,
        details: { name: track.title, warnings: warning },
      },
    ])
    expect(catalogue.waitingFiles()).toEqual([])
  })

  test('can be discarded, and is deleted after thirty days if nobody decides', async () => {
    const one = await catalogue.uploadAndProcess(await createTaggedTone({ TIT2: 'Buang' }, 2, 1.3))
    expect((await decide('discard', [one.id])).body.data).toMatchObject([
      { state: 'rejected', problem: 'clips' },
    ])
    expect((await decide('confirm', [one.id])).body.data).toMatchObject([{ state: 'rejected' }])
    await catalogue.uploadAndProcess(await createTaggedTone({ TIT2: 'Diam' }, 2, 1.3))
    expect(catalogue.waitingFiles()).toHaveLength(1)
    const { cleanUpUploads } = loadCompiled(() => import('#src/catalogue/track-upload/row'))
    await cleanUpUploads(Date.now() + 31 * 24 * 60 * 60_000)
    expect(catalogue.waitingFiles()).toEqual([])
  })

  test('is decided by curators only, within limits', async () => {
    const support = await openPanel(backend, 'support')
    expect((await decide('confirm', ['x'], support)).status).toBe(403)
    expect((await decide('confirm', [])).status).toBe(400)
    expect(
      (
        await decide(
          'confirm',
          Array.from({ length: 501 }, () => 'x'),
        )
      ).status,
    ).toBe(400)
    expect((await decide('approve', ['x'])).status).toBe(400)
    expect((await decide('confirm', ['x'])).body.data).toEqual([])
  })
})
