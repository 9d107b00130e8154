import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { backendHandlers, makeSampleWorld, testApiUrl } from '../testing'
import { blockNames, blockSchemas } from './blocks'
import { createContentClient } from './index'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

function arrange(options: { locale?: string; configuredToken?: string } = {}) {
  const world = makeSampleWorld()
  server.use(...backendHandlers(world))
  const logged: unknown[] = []
  const log = (message: string, facts: object) => logged.push({ message, ...facts })
  return {
    world,
    logged,
    content: createContentClient({ baseUrl: testApiUrl, locale: 'en', log, ...options }),
  }
}

describe('the content client', () => {
  test('sends the locale and status=draft with every call', async () => {
    const { content, world } = arrange()
    const { id } = (await content.list('clients')).data[0] ?? { id: '' }
    await content.get('clients', id)
    await content.create('clients', { name: 'Baru', industry: 'office', sample: true })
    await content.update('clients', id, { name: 'Lain' })
    await content.remove('clients', id)
    expect(world.calls.map(({ method, path }) => `${method} ${path.split('/')[1]}`)).toEqual([
      'GET clients',
      'GET clients',
      'POST clients',
      'PUT clients',
      'DELETE clients',
    ])
    for (const { query } of world.calls) expect(query).toContain('locale=en&status=draft')
    expect(world.calls[2]?.body).toEqual({ data: { name: 'Baru', industry: 'office', sample: true } })
  })

  test('sends a bearer token only while a preview token is set', async () => {
    const { content, world } = arrange()
    await content.listFaqs()
    content.setPreviewToken('preview-token')
    await content.listFaqs()
    content.setPreviewToken('')
    await content.listFaqs()
    expect(world.calls.map(({ headers }) => headers.get('authorization'))).toEqual([
      null,
      'Bearer preview-token',
      null,
    ])
  })

  test('sends the preview token from its own client only', async () => {
    const { content, world } = arrange()
    const other = createContentClient({ baseUrl: testApiUrl, locale: 'id' })
    content.setPreviewToken('preview-token')
    await other.listFaqs()
    expect(world.calls[0]?.headers.has('authorization')).toBe(false)
  })

  test('prefers the preview token over the configured one', async () => {
    const { content, world } = arrange({ configuredToken: 'published-only' })
    await content.listFaqs()
    content.setPreviewToken('preview-token')
    await content.listFaqs()
    expect(world.calls.map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer published-only',
      'Bearer preview-token',
    ])
  })

  test('finds a page by its slug', async () => {
    const { content, world } = arrange()
    const page = await content.findPage('home')
    expect(page?.sections.map(({ block }) => block)).toEqual(['hero', 'packages'])
    expect(world.calls[0]?.query).toContain('filters[slug][$eq]=home')
    expect(await content.findPage('nowhere')).toBeNull()
    expect((await content.findIndustry('hotel'))?.sections[0]?.block).toBe('benefits')
  })

  test('reads every page of a paginated list', async () => {
    const { content, world } = arrange()
    const row = world.content.faqs?.[0]
    world.content.faqs = Array.from({ length: 230 }, (_, index) => ({ ...row, documentId: `faq${index}` }))
    expect(await content.listFaqs()).toHaveLength(230)
    expect(world.calls).toHaveLength(3)
  })

  test('returns money as numbers', async () => {
    const { content } = arrange()
    const packages = await content.listPackages()
    expect(packages.map(({ price_monthly }) => price_monthly)).toEqual([200_000, 1_000_000, null])
  })

  test('returns the content revision', async () => {
    const { content, world } = arrange()
    expect(await content.getRevision()).toBe('first')
    world.revision = 'second'
    expect(await content.getRevision()).toBe('second')
  })

  test('returns the site settings and the other collections', async () => {
    const { content } = arrange()
    expect(await content.getSiteSetting()).toMatchObject({
      royalty: 'separate',
      payment: { bank_name: 'Bank Contoh' },
      social: { instagram: 'https://instagram.com/contoh', youtube: null },
    })
    expect(await content.listIndustries()).toHaveLength(14)
    expect(await content.listTestimonials()).toHaveLength(1)
    expect(await content.listClients()).toHaveLength(1)
    expect(await content.listPages()).toHaveLength(1)
  })
})

describe('blocks', () => {
  test('are logged and left out if they are unknown', async () => {
    const { content, world, logged } = arrange()
    world.content.pages = [
      {
        documentId: 'p',
        slug: 'home',
        title: 'x',
        seo: { title: 'x', description: 'x' },
        sections: [
          { __component: 'sections.carousel', title: 'x' },
          { __component: 'sections.packages', title: 'Harga' },
        ],
      },
    ]
    const page = await content.findPage('home')
    expect(page?.sections).toEqual([{ block: 'packages', title: 'Harga', text: null }])
    expect(logged).toEqual([{ message: 'Unknown block left out', block: 'sections.carousel' }])
  })

  test('are logged and left out if they are malformed, and the rest of the page is kept', async () => {
    const { content, world, logged } = arrange()
    world.content.pages = [
      {
        documentId: 'p',
        slug: 'home',
        title: 'x',
        seo: { title: 'x', description: 'x' },
        sections: [
          { __component: 'sections.hero', title: 'x' },
          { __component: 'sections.packages', title: 'Harga' },
        ],
      },
    ]
    const page = await content.findPage('home')
    expect(page?.sections).toEqual([{ block: 'packages', title: 'Harga', text: null }])
    expect(logged).toEqual([
      {
        message: 'Malformed block left out',
        block: 'sections.hero',
        fields: ['text', 'primary'],
      },
    ])
  })

  test.each([[null], [undefined], [[]]])('are an empty list if the sections are %j', async sections => {
    const { content, world } = arrange()
    const [page] = world.content.pages ?? []
    if (page) page.sections = sections
    expect((await content.findPage('home'))?.sections).toEqual([])
  })

  test('have a schema for each CMS section', () => {
    const folder = resolve(import.meta.dirname, '../../../../apps/backend/src/components/sections')
    const sections = readdirSync(folder).map(file => file.replace('.json', ''))
    expect([...blockNames].sort()).toEqual(sections.sort())
    expect(Object.keys(blockSchemas)).toEqual(blockNames)
  })
})
