import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Backend, startBackend } from '#tests/harness'
import { openPanel } from '#tests/panel'

const faqUid = 'api::faq.faq'
const base = { answer: 'Ya.', group: 'account', featured: false }
let backend: Backend
let editor: Awaited<ReturnType<typeof openPanel>>

beforeAll(async () => {
  backend = await startBackend({ seed: 'sample' })
  editor = await openPanel(backend, 'strapi-editor')
})
afterAll(() => backend.stop())

const created = async (sent: object, uid = faqUid) => {
  const { status, body } = await editor.create(uid, sent)
  expect([status, body.error]).toEqual([201, undefined])
  return body.data
}
const positions = async () =>
  (await backend.strapi.db.query(faqUid).findMany({ select: ['position'] })).map(row => row.position)

describe('an entry without a key', () => {
  test('gets one derived from its text, cut at a word boundary and numbered if it is taken', async () => {
    const question = 'Apakah café saya, yang buka sampai larut malam, perlu lisensi musik juga?'
    const keys: string[] = []
    for (const key of [undefined, null, '']) keys.push((await created({ ...base, question, key })).key)
    const key = 'apakah-cafe-saya-yang-buka-sampai-larut-malam'
    expect(keys).toEqual([key, `${key}-2`, `${key}-3`])
  })

  test('gets one even if its text contains no Latin letters', async () => {
    const sent = { name: '音楽 ™', industry: 'hotel', sample: true, key: '' }
    expect((await created(sent, 'api::client.client')).key).toBe('tm')
    expect((await created({ ...sent, name: '音楽' }, 'api::client.client')).key).toBe('client')
  })

  test('keeps its stored key when an editor clears the field', async () => {
    const { documentId, key } = await created({ ...base, question: 'Kunci tetap?' })
    const { status, body } = await editor.write(faqUid, documentId, { key: '' })
    expect([status, body.data.key]).toEqual([200, key])
  })
})

describe('an entry without a position', () => {
  test('comes last, at the next multiple of ten', async () => {
    const last = Math.max(...(await positions()))
    const first = await created({ ...base, question: 'Paling akhir?' })
    expect(first.position).toBe((Math.floor(last / 10) + 1) * 10)
    await editor.write(faqUid, first.documentId, { position: first.position + 4 })
    const second = await created({ ...base, question: 'Sesudahnya?', position: null })
    expect(second.position).toBe(first.position + 10)
  })

  test('gets the position of its translation', async () => {
    const { documentId } = await created({ ...base, question: 'Dua bahasa?', position: 35 })
    const path = `/content-manager/collection-types/${faqUid}/${documentId}?locale=en`
    const sent = { question: 'Both languages?', answer: 'Yes.', position: null, key: null }
    expect((await editor.call('PUT', path, sent)).body.data).toMatchObject({
      position: 35,
      key: 'dua-bahasa',
    })
  })
})

test('seeded positions leave room for new entries, and equal positions are sorted by key', async () => {
  const seeded = [...new Set(await positions())].sort((a, b) => a - b).filter(position => position % 10 === 0)
  expect(seeded.length).toBeGreaterThan(12)
  const order = async () =>
    (await backend.call('GET', '/faqs?locale=id')).body.data.map((faq: { key: string }) => faq.key)
  for (const key of ['urutan-b', 'urutan-a']) {
    const { documentId } = await created({ ...base, question: key, key, position: 15 })
    await editor.call('POST', `/content-manager/collection-types/${faqUid}/${documentId}/actions/publish`, {})
  }
  const keys = await order()
  expect(keys.slice(1, 3)).toEqual(['urutan-a', 'urutan-b'])
})

test('a position outside its limits is a field error, even in a draft', async () => {
  for (const position of [-1, 1_000_001, 1.5]) {
    const sent = { ...base, question: `Posisi ${position}?`, position }
    const { status, body } = await editor.create(faqUid, sent)
    expect([status, body.error?.details.errors[0].path]).toEqual([400, ['position']])
  }
})
