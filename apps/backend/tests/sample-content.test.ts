import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Section, validateWordLimits } from '#src/site/content/word-limits'
import { type Backend, loadCompiled, startBackend } from '#tests/harness'

type Entry = { shared: Record<string, unknown>; id: Record<string, unknown>; en?: Record<string, unknown> }
type Uid = `api::${string}.${string}`

let backend: Backend
let seedContent: typeof import('#seed/content').seedContent
let sets: Record<string, Entry[]>
beforeAll(async () => {
  backend = await startBackend({ seed: 'sample' })
  seedContent = loadCompiled(() => import('#seed/content')).seedContent
  const { industries } = loadCompiled(() => import('#seed/content/industries'))
  const { pages } = loadCompiled(() => import('#seed/content/pages'))
  const { faqs } = loadCompiled(() => import('#seed/content/faqs'))
  const { packages } = loadCompiled(() => import('#seed/content/packages'))
  const { testimonials } = loadCompiled(() => import('#seed/content/testimonials'))
  const { siteSetting } = loadCompiled(() => import('#seed/content/site-setting'))
  sets = { industries, pages, faqs, packages, testimonials, settings: [siteSetting] }
})
afterAll(() => backend.stop())

function* strings(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) yield* strings(inner)
}
const texts = (set = Object.values(sets).flat()) => set.flatMap(({ id, en }) => [...strings([id, en])])

test('every text exists in both languages, with the same structure', () => {
  const shape = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(shape)
    if (typeof value !== 'object' || value === null) return typeof value
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shape(inner)]))
  }
  const uneven = Object.values(sets)
    .flat()
    .filter(({ id, en }) => JSON.stringify(shape(id)) !== JSON.stringify(shape(en)))
  expect(uneven.map(({ shared }) => shared.key ?? shared.slug)).toEqual([])
})

test('every card is within the word limits', () => {
  const errors = (['industries', 'pages'] as const).flatMap(name =>
    (sets[name] ?? []).flatMap(({ shared, id, en }) =>
      [id, en].flatMap(copy =>
        validateWordLimits((copy?.sections ?? []) as Section[], name === 'pages' ? 'page' : 'industry').map(
          ({ path, message }) => `${shared.key ?? shared.slug} ${path.join('.')}: ${message}`,
        ),
      ),
    ),
  )
  expect(errors).toEqual([])
})

test('there are 14 industries, each with its own SEO texts in both languages', () => {
  const { industries = [] } = sets
  expect(industries).toHaveLength(14)
  const openings = industries.flatMap(({ id, en }) => [id, en].map(copy => JSON.stringify(copy?.seo)))
  expect(new Set(openings).size).toBe(28)
})

test('there are at least twelve questions in four groups, five of them featured', () => {
  const { faqs = [] } = sets
  expect(faqs.length).toBeGreaterThanOrEqual(12)
  expect(new Set(faqs.map(({ shared }) => shared.group)).size).toBe(4)
  expect(faqs.filter(({ shared }) => shared.featured)).toHaveLength(5)
})

test('no text has exclamation marks, and only the settings state whether the royalty is covered', () => {
  expect(texts().filter(text => text.includes('!'))).toEqual([])
  const { settings: _, ...others } = sets
  const claims = texts(Object.values(others).flat()).filter(text =>
    /royalt[yi][^.]{0,60}(included|covered|separate|termasuk|tercakup|terpisah)/i.test(text),
  )
  expect(claims).toEqual([])
})

test('links are site paths without a language prefix', () => {
  const links = [
    ...new Set(texts().flatMap(text => [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, href]) => href))),
  ]
  expect(links.filter(href => !/^(\/(?!en\b)[\w/#-]*|mailto:.+|tel:.+)$/.test(href ?? ''))).toEqual([])
})

const uids: Uid[] = ['page', 'industry', 'faq', 'testimonial', 'client', 'package', 'site-setting'].map(
  name => `api::${name}.${name}` as Uid,
)
const rows = () =>
  Promise.all(uids.map(uid => backend.strapi.db.query(uid).findMany({ orderBy: 'id', populate: true })))

test('seeding a second time changes nothing', async () => {
  const before = await rows()
  await seedContent(backend.strapi, { samples: true })
  expect(await rows()).toEqual(before)
})

test('seeding a second time keeps what staff edited, unpublished or translated', async () => {
  const documents = backend.strapi.documents('api::page.page')
  const about = await documents.findFirst({ filters: { slug: 'about' }, locale: 'id' })
  const documentId = about?.documentId ?? ''
  await documents.update({ documentId, locale: 'id', data: { title: 'Kisah kami' } as object })
  await documents.unpublish({ documentId, locale: 'en' })
  const before = await rows()
  await seedContent(backend.strapi, { samples: true })
  expect(await rows()).toEqual(before)
})
