import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backend, loadCompiled } from '#tests/harness'
import { addTrack } from '#tests/music'
import { openPanel } from '#tests/panel'
import { startBackendWithPackages } from '#tests/shop'
import type { Panel } from './uploads'

let backend: Backend
let curator: Panel

beforeAll(async () => {
  backend = await startBackendWithPackages()
  curator = await openPanel(backend, 'curator')
}, 180_000)
afterAll(() => backend.stop())

const uid = 'api::track.track'
const find = (documentId: string) => backend.strapi.db.query(uid).findOne({ where: { documentId } })
const findRevision = (track: string, revision: number) =>
  backend.strapi.db
    .query('api::track-revision.track-revision')
    .findOne({ where: { key: `${track}.${revision}` } })
const save = (documentId: string, data: object) => curator.write(uid, documentId, data)

const identified = { isrc: 'IDA012600701', iswc: 'T0345246801' }
const writer = { name: ' Rara  Contoh ', ipi: '199', role: 'ca', share: '66,67', society: '21' }
const publisher = { name: 'Kolektif Contoh', ipi: '395', role: 'E', share: '33.33%' }
const stored = [
  { name: 'Rara Contoh', ipi: '00000000199', role: 'CA', share: 6667, society: '021' },
  { name: 'Kolektif Contoh', ipi: '00000000395', role: 'E', share: 3333 },
]

test('contributors are stored with the next revision, and the names follow from them', async () => {
  const { documentId } = await addTrack(backend, identified)
  const before = await save(documentId, { label: 'Label Contoh' })
  expect(before.status).toBe(200)
  expect(await find(documentId)).toMatchObject({ credits: 'unmatched', contributors: null, revision: 2 })
  expect(await findRevision(documentId, 2)).toMatchObject({
    composers: ['Ayu Contoh', 'Bima Contoh'],
    contributors: null,
    work_id: null,
  })

  expect((await save(documentId, { contributors: [writer, publisher], work_id: 'KR-1' })).status).toBe(200)
  expect(await find(documentId)).toMatchObject({
    credits: 'complete',
    revision: 3,
    contributors: stored,
    composers: 'Rara Contoh',
    publishers: 'Kolektif Contoh',
  })
  expect(await findRevision(documentId, 3)).toMatchObject({
    work_id: 'KR-1',
    composers: ['Rara Contoh'],
    arrangers: [],
    publishers: ['Kolektif Contoh'],
    contributors: stored,
  })
  const { findCredits } = loadCompiled(() => import('#src/reporting/seal/credits'))
  const credits = await findCredits([`${documentId}.2`, `${documentId}.3`])
  expect(Object.keys(credits.get(`${documentId}.2`) ?? {})).not.toContain('contributors')
  expect(credits.get(`${documentId}.3`)).toMatchObject({ work_id: 'KR-1', contributors: stored })

  expect((await save(documentId, { contributors: [] })).status).toBe(200)
  expect(await find(documentId)).toMatchObject({
    credits: 'unmatched',
    contributors: null,
    composers: 'Rara Contoh',
  })
})

test.each([
  ['an IPI name number with a wrong digit', { contributors: [{ ...writer, ipi: '198' }] }, 'IPI'],
  ['shares of less than 100 percent', { contributors: [{ ...writer, share: '50' }] }, '50.00 %'],
  ['an unknown role', { contributors: [{ ...writer, role: 'X' }] }, 'C, A, CA, AR, E'],
  ['no name', { contributors: [publisher, { role: 'C' }] }, 'Contributor 2'],
  ['something else', { contributors: ['Rara'] }, 'Contributor 1'],
  ['an ISWC with a wrong check digit', { iswc: 'T-034.524.680-2' }, 'last digit'],
])('a save with %s is rejected with a message, and changes nothing', async (_, data, message) => {
  const { documentId } = await addTrack(backend)
  const { status, body } = await save(documentId, data)
  expect([status, body.error.message]).toEqual([400, expect.stringContaining(message)])
  expect(await find(documentId)).toMatchObject({ revision: 1, contributors: null, iswc: null })
})

test('names that follow from contributors are changed there', async () => {
  const { documentId } = await addTrack(backend)
  await save(documentId, { contributors: [{ name: 'Rara Contoh', role: 'C' }] })
  const { status, body } = await save(documentId, { composers: 'Orang lain' })
  expect([status, body.error.details.errors[0].path]).toEqual([400, ['composers']])
  expect((await save(documentId, { composers: 'Rara Contoh', arrangers: 'Citra' })).status).toBe(200)
  expect(await find(documentId)).toMatchObject({ composers: 'Rara Contoh', arrangers: 'Citra' })
})

test('a track from before check digits were verified can still be withdrawn', async () => {
  const { documentId } = await addTrack(backend, { iswc: 'T0345246802' })
  expect((await save(documentId, { state: 'withdrawn' })).status).toBe(200)
  expect(await find(documentId)).toMatchObject({ state: 'withdrawn', iswc: 'T0345246802' })
})
