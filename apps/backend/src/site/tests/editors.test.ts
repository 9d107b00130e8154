import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Backend, startBackend } from '#tests/harness'
import { openPanel } from '#tests/panel'

type Panel = Awaited<ReturnType<typeof openPanel>>
const panels: Record<string, Panel> = {}
let backend: Backend
let editor: Panel
let author: Panel

beforeAll(async () => {
  backend = await startBackend({ seed: 'sample' })
  editor = await openPanel(backend, 'strapi-editor')
  author = await openPanel(backend, 'strapi-author')
  Object.assign(panels, { editor, author })
})
afterAll(() => backend.stop())

const content = [
  'page',
  'page-redirect',
  'industry',
  'faq',
  'testimonial',
  'client',
  'package',
  'package-term',
  'artist',
  'track',
  'playlist',
  'calendar-date',
].map(name => `api::${name}.${name}`)
const single = '/content-manager/single-types/api::site-setting.site-setting?locale=id'
const getFirst = async (uid: string) => (await editor.list(uid)).body.results[0]

test('an editor can change the credits of a track, but not values measured from its audio', async () => {
  const track = await getFirst('api::track.track')
  const written = { composers: 'Gita Contoh', loudness_lufs: 3, state: track.state }
  await editor.write('api::track.track', track.documentId, written)
  const stored = await backend.strapi.db
    .query('api::track.track')
    .findOne({ where: { documentId: track.documentId } })
  expect(stored).toMatchObject({ composers: 'Gita Contoh', loudness_lufs: null })
})

describe.each(['editor', 'author'])('the %s role', name => {
  test('can read all content and no customer data', async () => {
    const models = Object.values(backend.strapi.contentTypes).filter(
      ({ uid, kind }) =>
        kind === 'collectionType' && (uid.startsWith('api::') || uid.includes('users-permissions')),
    )
    const open: string[] = []
    for (const { uid } of models) if ((await panels[name]?.list(uid))?.status === 200) open.push(uid)
    expect(open.sort()).toEqual([...content].sort())
    expect(models.length).toBeGreaterThan(content.length + 10)
  })

  test.each(['/admin/users', '/admin/roles/1/permissions', '/admin/api-tokens', '/admin/webhooks'])(
    'cannot access %s',
    async path => {
      expect((await panels[name]?.call('GET', path))?.status).toBe(403)
    },
  )

  test('can change the texts in the settings, but neither the payment details nor the royalty statement', async () => {
    const { body } = (await panels[name]?.call('GET', single)) ?? {}
    expect(body.data).toHaveProperty('legal_basis')
    for (const hidden of ['payment', 'seller', 'royalty']) expect(body.data).not.toHaveProperty(hidden)
    await panels[name]?.call('PUT', single, { legal_basis: `Dasar menurut ${name}.`, royalty: 'included' })
    const shown = (await backend.call('GET', '/site-setting?locale=id')).body.data
    expect(shown).toMatchObject({ legal_basis: `Dasar menurut ${name}.`, royalty: 'separate' })
  })
})

test('an editor can write and publish in both languages; an author cannot publish', async () => {
  const faq = 'api::faq.faq'
  const { documentId } = await getFirst(faq)
  const path = `/content-manager/collection-types/${faq}/${documentId}`
  for (const locale of ['id', 'en']) {
    const sent = { question: `Pertanyaan ${locale}?` }
    expect((await author.call('PUT', `${path}?locale=${locale}`, sent)).status).toBe(200)
    expect((await author.call('POST', `${path}/actions/publish?locale=${locale}`, {})).status).toBe(403)
    const published = await editor.call('POST', `${path}/actions/publish?locale=${locale}`, {})
    expect([published.status, published.body.data?.question]).toEqual([200, sent.question])
  }
})

test('an editor cannot delete industries or packages', async () => {
  for (const uid of ['api::industry.industry', 'api::package.package']) {
    expect((await editor.remove(uid, (await getFirst(uid)).documentId)).status).toBe(403)
  }
})

test('no role can change the key of an industry', async () => {
  const industry = await getFirst('api::industry.industry')
  await editor.write('api::industry.industry', industry.documentId, { key: 'lain' })
  expect((await getFirst('api::industry.industry')).key).toBe(industry.key)
})

test('an image requires alternative text', async () => {
  const stored = { name: 'wajah.png', hash: 'wajah', ext: '.png', mime: 'image/png', size: 1, url: '/w.png' }
  const picture = { ...stored, width: 200, height: 200, formats: { avif_144: {} } }
  const files = backend.strapi.db.query('plugin::upload.file')
  const { id } = await files.create({ data: { ...picture, provider: 'local' } })
  const testimonial = 'api::testimonial.testimonial'
  const { documentId } = await getFirst(testimonial)
  const rejected = await editor.write(testimonial, documentId, { avatar: { id } })
  expect([rejected.status, rejected.body.error.message]).toEqual([
    400,
    expect.stringContaining('wajah.png: write the alternative text'),
  ])
  await files.update({ where: { id }, data: { alternativeText: 'Rania di lobi' } })
  expect((await editor.write(testimonial, documentId, { avatar: { id } })).status).toBe(200)
})
