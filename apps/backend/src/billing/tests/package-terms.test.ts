import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backend, startBackend } from '#tests/harness'
import { openPanel } from '#tests/panel'

type Offer = { key: string; title: string; price_monthly: string | null; max_zones: number }

const packageUid = 'api::package.package'
const termsUid = 'api::package-term.package-term'

let backend: Backend
let owner: Awaited<ReturnType<typeof openPanel>>

beforeAll(async () => {
  backend = await startBackend({ seed: 'sample' })
  owner = await openPanel(backend)
}, 300_000)
afterAll(() => backend.stop())

const listOffers = async (locale: string): Promise<Offer[]> =>
  (await backend.call('GET', `/packages?locale=${locale}`)).body.data
const getOffer = async (locale: string, key: string) =>
  (await listOffers(locale)).find(found => found.key === key)
const getTerms = async (key: string) => {
  const { body } = await owner.call(
    'GET',
    `/content-manager/collection-types/${termsUid}?filters[key]=${key}`,
  )
  return body.results[0]
}
const problems = (body: { error?: { details: { errors: { path: string[]; message: string }[] } } }) =>
  body.error?.details.errors.map(({ path, message }) => [path[0], message])

test('changed terms affect both languages, even if one of them has unpublished changes', async () => {
  const { documentId } = await getTerms('small-room')
  const packagePath = `/content-manager/collection-types/${packageUid}`
  const [small] = (await owner.call('GET', `${packagePath}?filters[key]=small-room&locale=en`)).body.results
  await owner.call('PUT', `${packagePath}/${small.documentId}?locale=en`, {
    subtitle: 'A draft in English alone',
  })
  expect((await owner.write(termsUid, documentId, { max_zones: 3 })).status).toBe(200)
  const sold = { price_monthly: '200000', max_zones: 3, contact_only: false }
  expect(await getOffer('id', 'small-room')).toMatchObject({ title: 'Ruang kecil', ...sold })
  expect(await getOffer('en', 'small-room')).toMatchObject({ title: 'Small room', ...sold })
})

test('a change of terms is audited under the name of the person who made it, and shown in a history', async () => {
  const created = await owner.create(termsUid, { key: 'harga-uji', max_zones: 1 })
  const { documentId } = created.body.data
  const history = (panel = owner) => panel.call('GET', `/content-manager/package-terms/${documentId}/history`)
  await owner.write(termsUid, documentId, { contact_only: true, max_zones: 2 })
  await owner.write(termsUid, documentId, { max_zones: 2 })
  await owner.write(termsUid, documentId, { max_zones: 3 })
  const who = expect.stringMatching(/ \(\d+\)$/)
  expect((await history()).body.data).toMatchObject([
    { who, changes: [{ name: 'max_zones', change: '2 → 3' }] },
    {
      who,
      changes: [
        { name: 'contact_only', change: 'false → true' },
        { name: 'max_zones', change: '1 → 2' },
      ],
    },
    { who },
  ])
  const entries = await backend.strapi.db
    .query('api::audit-entry.audit-entry')
    .findMany({ where: { action: 'package-term.updated', subject_id: documentId } })
  expect(entries).toHaveLength(3)
  expect(entries[0]).toMatchObject({ actor_kind: 'staff', details: { name: 'harga-uji' } })
  expect((await history(await openPanel(backend, 'sales'))).status).toBe(403)
  expect((await history(await openPanel(backend, 'support'))).status).toBe(200)
  expect((await owner.remove(termsUid, documentId)).status).toBe(200)
})

test('nobody, not even the owner, edits a price without a second person', async () => {
  const { documentId } = await getTerms('small-room')
  const edits = [
    ['PUT', `/${documentId}`, { price_monthly: '250000' }],
    ['PUT', `/${documentId}`, { price_yearly: null }],
    ['POST', '', { key: 'harga-baru', price_yearly: '900000', max_zones: 2 }],
    ['POST', `/clone/${documentId}`, { key: 'harga-salinan' }],
  ] as const
  for (const [method, path, sent] of edits) {
    const answer = await owner.call(method, `/content-manager/collection-types/${termsUid}${path}`, sent)
    expect([path, answer.status]).toEqual([path, 400])
    expect(problems(answer.body)?.[0]).toEqual([
      expect.stringMatching(/^price_/),
      expect.stringContaining('second person decides'),
    ])
  }
  expect(await getOffer('id', 'small-room')).toMatchObject({
    price_monthly: '200000',
    price_yearly: '2000000',
  })
})

test('changing terms changes the revision of the public content', async () => {
  const revision = async () => (await backend.call('GET', '/content-revision')).body
  const before = await revision()
  await owner.write(termsUid, (await getTerms('small-room')).documentId, { max_zones: 4 })
  expect(await revision()).not.toEqual(before)
})

test.each([
  [{ max_area: -1 }, 'max_area', 'at least 1 and of at most 1000000'],
  [{ key: 'lain' }, 'key', 'cannot be changed'],
  [{ max_zones: 6 }, 'max_zones', 'at least 1 and of at most 5'],
])('invalid terms %o are reported on their field', async (sent, field, message) => {
  const { documentId } = await getTerms('single-location')
  const { status, body } = await owner.write(termsUid, documentId, sent)
  expect([status, problems(body)]).toEqual([400, [[field, expect.stringContaining(message)]]])
  expect(await getOffer('id', 'single-location')).toMatchObject({ price_monthly: '1000000' })
})

test('a new package requires terms, which cannot be deleted while it exists', async () => {
  const fields = {
    key: 'dua-zona',
    title: 'Dua zona',
    subtitle: 'Untuk dua ruang',
    features: [{ text: 'Ya' }],
  }
  const early = await owner.create(packageUid, fields)
  expect([early.status, problems(early.body)]).toEqual([
    400,
    [['key', expect.stringContaining('No package has the key dua-zona')]],
  ])
  const terms = await owner.create(termsUid, { key: 'dua-zona', max_zones: 2 })
  expect(terms.status).toBe(201)
  const { status, body } = await owner.create(packageUid, fields)
  expect(status).toBe(201)
  expect((await owner.remove(termsUid, terms.body.data.documentId)).status).toBe(400)
  await owner.remove(packageUid, body.data.documentId)
  expect((await owner.remove(termsUid, terms.body.data.documentId)).status).toBe(200)
})

test('only the owner role can change terms; editors, authors and support can read it', async () => {
  for (const role of ['strapi-editor', 'strapi-author', 'support']) {
    const panel = await openPanel(backend, role)
    const { documentId, price_yearly } = (await panel.list(termsUid)).body.results[0]
    expect([role, price_yearly]).toEqual([role, expect.any(String)])
    expect((await panel.write(termsUid, documentId, { max_zones: 1 })).status).toBe(403)
    expect((await panel.create(termsUid, { key: 'baru', max_zones: 1 })).status).toBe(403)
  }
})

test('a package with an invalid price written directly to the table is not sold', async () => {
  const rows = backend.strapi.db.query(termsUid)
  await rows.update({ where: { key: 'multi-location' }, data: { price_monthly: -5, price_yearly: 0 } })
  expect(await getOffer('id', 'multi-location')).toMatchObject({ price_monthly: null, contact_only: true })
  await rows.delete({ where: { key: 'multi-location' } })
  expect(await getOffer('id', 'multi-location')).toMatchObject({ price_monthly: null, contact_only: true })
})

test.each([
  [{ value: '-50000' }, 'value', 'whole number of at least 1'],
  [{ minimum_price: '-1' }, 'minimum_price', 'whole number of at least 0'],
  [{ package_key: 'tak-ada' }, 'package_key', 'No package has the key tak-ada; there are small-room'],
  [
    { starts_at: '2026-12-02T00:00:00.000Z', ends_at: '2026-12-01T00:00:00.000Z' },
    'ends_at',
    'end before it starts',
  ],
])('the invalid voucher value %o is reported on its field', async (sent, field, message) => {
  const voucher = { code: 'UJI-COBA', value: '50000', remaining: 1, ...sent }
  const { status, body } = await owner.create('api::voucher.voucher', voucher)
  expect([status, problems(body)]).toEqual([400, [[field, expect.stringContaining(message)]]])
})

test('a change to a voucher is validated together with its stored values', async () => {
  const uid = 'api::voucher.voucher'
  const voucher = { code: 'DESEMBER', value: '50000', remaining: 1, starts_at: '2026-12-01T00:00:00.000Z' }
  const { documentId } = (await owner.create(uid, voucher)).body.data
  const rejected = await owner.write(uid, documentId, { ends_at: '2026-11-30T00:00:00.000Z' })
  expect(problems(rejected.body)).toEqual([['ends_at', expect.stringContaining('before it starts')]])
  expect((await owner.write(uid, documentId, { ends_at: '2026-12-24T00:00:00.000Z' })).status).toBe(200)
})
