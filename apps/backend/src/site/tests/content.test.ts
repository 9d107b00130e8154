import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Backend, startBackend } from '#tests/harness'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ seed: 'sample' })
})
afterAll(() => backend.stop())

const get = (path: string) => backend.call('GET', path)
const always = (locale: string) => `locale=${locale}&status=draft`
const names = (sections: { __component: string }[]) =>
  sections.map(({ __component }) => __component.replace('sections.', ''))

test.each(['pages', 'industries', 'faqs', 'testimonials', 'clients', 'packages', 'site-setting'])(
  '%s accepts a language and a status, and rejects unknown keys',
  async collection => {
    for (const locale of ['id', 'en']) {
      const { status, body } = await get(`/${collection}?${always(locale)}`)
      expect([status, Boolean(body.data)]).toEqual([200, true])
    }
    expect((await get(`/${collection}?nonsense=1`)).status).toBe(400)
    expect((await get(`/${collection}?locale=*`)).status).toBe(400)
  },
)

describe('pages', () => {
  test('the home page has all blocks in order, populated by default', async () => {
    const { body } = await get(`/pages?filters[slug][$eq]=home&${always('id')}`)
    const [home] = body.data
    expect(names(home.sections)).toEqual([
      'hero',
      'facts',
      'steps',
      'industries',
      'features',
      'coverage',
      'packages',
      'testimonials',
      'questions',
      'closing',
    ])
    const [hero, facts] = home.sections
    expect(`${hero.title} ${hero.accent}`).toBe('Setiap ruang punya iramanya.')
    expect(hero.primary).toMatchObject({ label: 'Gabung Sekarang', href: '/register' })
    expect(facts.items).toHaveLength(4)
    expect(home.seo.title).toBeTruthy()
  })

  test('an industry page has five sections, in a different order for malls', async () => {
    const of = async (key: string) =>
      names((await get(`/industries?filters[key][$eq]=${key}&${always('en')}`)).body.data[0].sections)
    expect(await of('hotel')).toEqual(['intro', 'benefits', 'personalisation', 'features', 'closing'])
    expect(await of('shopping-mall')).toEqual(['intro', 'features', 'personalisation', 'benefits', 'closing'])
  })

  test('the list of industries is complete, in order and without sections', async () => {
    const { body } = await get(`/industries?${always('en')}`)
    expect(body.data).toHaveLength(14)
    expect(body.data[0]).toMatchObject({ key: 'hotel', name: 'Hotel' })
    expect(body.data.some((industry: object) => 'sections' in industry)).toBe(false)
    const positions = body.data.map((industry: { position: number }) => industry.position)
    expect(positions).toEqual([...positions].sort((a, b) => a - b))
  })
})

describe('languages', () => {
  test('a document without an English version appears once, in Indonesian, at its usual position', async () => {
    const { strapi } = backend
    const documents = strapi.documents('api::faq.faq')
    const data = {
      question: 'Hanya bahasa Indonesia?',
      answer: 'Ya.',
      key: 'only-indonesian',
      group: 'account',
    }
    const created = await documents.create({
      locale: 'id',
      status: 'published',
      data: { ...data, position: 2 },
    })

    const english = (await get(`/faqs?${always('en')}`)).body
    const keys = english.data.map((faq: { key: string }) => faq.key)
    expect(new Set(keys).size).toBe(keys.length)
    expect(english.meta.pagination.total).toBe(keys.length)
    const found = english.data.filter((faq: { locale: string }) => faq.locale === 'id')
    expect(found.map((faq: { key: string }) => faq.key)).toEqual(['only-indonesian'])
    const positions = english.data.map((faq: { position: number }) => faq.position)
    expect(positions).toEqual([...positions].sort((a, b) => a - b))

    const filtered = await get(`/faqs?filters[key][$eq]=only-indonesian&${always('en')}`)
    expect(filtered.body.data).toHaveLength(1)
    const one = await get(`/faqs/${created.documentId}?${always('en')}`)
    expect(one.body.data).toMatchObject({ locale: 'id', question: data.question })
  })

  test('a document in both languages is returned in the requested one', async () => {
    const { body } = await get(`/faqs?filters[key][$eq]=what-is-a-zone&${always('en')}`)
    expect(body.data).toMatchObject([{ locale: 'en', question: 'What counts as one zone?' }])
  })

  test('a filter does not match a document by its text in the other language', async () => {
    const search = encodeURIComponent('Apa yang dihitung')
    const { body } = await get(`/faqs?filters[question][$contains]=${search}&${always('en')}`)
    expect(body.data).toEqual([])
  })
})

test('a list is complete by default, and a page size over the limit is rejected instead of reduced', async () => {
  const { body } = await get(`/faqs?${always('id')}`)
  expect(body.data).toHaveLength(body.meta.pagination.total)
  expect((await get(`/faqs?${always('id')}&pagination[pageSize]=101`)).status).toBe(400)
  expect((await get(`/faqs?${always('id')}&pagination[limit]=-1`)).status).toBe(400)
  const page = await get(`/faqs?${always('id')}&pagination[page]=2&pagination[pageSize]=5`)
  expect(page.body.meta.pagination).toMatchObject({ page: 2, pageSize: 5 })
  expect(page.body.data).toHaveLength(5)
})

test('prices are strings in whole rupiah, and packages sold on request have none', async () => {
  const { body } = await get(`/packages?${always('id')}`)
  const prices = body.data.map((found: Record<string, unknown>) => [
    found.key,
    found.price_monthly,
    found.price_yearly,
    found.contact_only,
  ])
  expect(prices).toEqual([
    ['small-room', '200000', '2000000', false],
    ['single-location', '1000000', '5000000', false],
    ['multi-location', '1000000', '5000000', false],
    ['international', null, null, true],
  ])
})
