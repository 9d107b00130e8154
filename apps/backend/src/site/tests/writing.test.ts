import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Backend, startBackend } from '#tests/harness'
import { createMember } from '#tests/people'

let backend: Backend
let writing: string
beforeAll(async () => {
  backend = await startBackend({ seed: 'sample' })
  const tokens = backend.strapi.service('admin::api-token')
  const token = await tokens.create({ name: 'cms', description: '', type: 'full-access', lifespan: null })
  writing = token.accessKey
})
afterAll(() => backend.stop())

const collections = ['pages', 'industries', 'faqs', 'testimonials', 'clients', 'packages']
const card = { title: 'Jadwal per zona', subtitle: 'Sepekan ke depan, sekali susun, untuk semua area' }
const features = (changes: object) => ({
  __component: 'sections.features',
  title: 'Untuk semua ruang',
  cards: [{ ...card, ...changes }],
})
const page = (slug: string, section: object) => ({
  title: 'Halaman uji',
  slug,
  seo: { title: 'Halaman uji', description: 'Hanya untuk pengujian.' },
  sections: [section],
})

describe('without an API token', () => {
  test('neither visitors nor members can create, change or delete content', async () => {
    const { token } = await createMember(backend)
    const responses: string[] = []
    for (const caller of [undefined, token]) {
      for (const collection of collections) {
        const id = (await backend.call('GET', `/${collection}`)).body.data[0].documentId
        for (const [method, path] of [
          ['POST', `/${collection}`],
          ['PUT', `/${collection}/${id}`],
          ['DELETE', `/${collection}/${id}`],
        ] as const) {
          const { status } = await backend.call(method, path, { token: caller, body: { data: {} } })
          if (status !== 403) responses.push(`${method} ${path} ${status}`)
        }
      }
      const { status } = await backend.call('PUT', '/site-setting', { token: caller, body: { data: {} } })
      if (status !== 403) responses.push(`PUT /site-setting ${status}`)
    }
    expect(responses).toEqual([])
  })
})

describe('with an API token', () => {
  const call = (method: string, path: string, data?: object) =>
    backend.call(method, path, { token: writing, body: data && { data } })

  test('a page with sections can be created, changed and deleted', async () => {
    const created = await call('POST', '/pages?locale=id', page('halaman-uji', features({})))
    expect(created.status).toBe(201)
    const { documentId, sections, seo } = created.body.data
    expect([sections[0].cards[0].title, seo.title]).toEqual([card.title, 'Halaman uji'])
    expect((await backend.call('GET', `/pages/${documentId}?locale=en&status=draft`)).status).toBe(200)

    const changed = await call('PUT', `/pages/${documentId}?locale=id`, { title: 'Nama baru' })
    expect(changed.body.data).toMatchObject({
      title: 'Nama baru',
      sections: [{ title: 'Untuk semua ruang' }],
    })
    expect((await call('DELETE', `/pages/${documentId}`)).status).toBe(204)
    expect((await backend.call('GET', `/pages/${documentId}?status=draft`)).status).toBe(404)
  })

  test('a document created as a draft stays a draft', async () => {
    const created = await call('POST', '/pages?locale=id&status=draft', page('draf-uji', features({})))
    expect(created.status).toBe(201)
    const found = await backend.call('GET', '/pages?filters[slug][$eq]=draf-uji&locale=id&status=draft')
    expect(found.body.data).toEqual([])
  })

  test.each([
    ['a card title of six words', features({ title: 'Satu dua tiga empat lima enam' }), 'cards.0.title'],
    ['a card subtitle of five words', features({ subtitle: 'Satu dua tiga empat lima' }), 'cards.0.subtitle'],
    [
      'a benefits title of three words',
      { __component: 'sections.benefits', title: 'Tiga kata saja', cards: [card, card, card] },
      'title',
    ],
  ])('%s is reported on its field when saved', async (_, section, field) => {
    const { status, body } = await call('POST', '/pages?locale=id', page('batas-kata', section))
    expect(status).toBe(400)
    const paths = body.error.details.errors.map(({ path }: { path: string[] }) => path.join('.'))
    expect(paths).toEqual([`sections.0.${field}`])
  })

  test('the same limits apply when a draft is edited in the panel', async () => {
    const documents = backend.strapi.documents('api::industry.industry')
    const hotel = await documents.findFirst({ filters: { key: 'hotel' }, locale: 'id' })
    const data: Record<string, unknown> = { sections: [features({})] }
    await expect(
      documents.update({ documentId: hotel?.documentId ?? '', locale: 'id', data }),
    ).rejects.toThrow('Section title: 2 words, this has 3')
  })

  test('two pages cannot have the same path', async () => {
    const { status } = await call('POST', '/pages?locale=id', page('home', features({})))
    expect(status).toBe(400)
  })
})
