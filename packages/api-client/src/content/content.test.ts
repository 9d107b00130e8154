import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { type HttpHandler, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createSampleBackend, sampleClients, sampleContentPage, sampleFaqs, testApiUrl } from '../testing'
import { blockNames, blockSchemas } from './blocks'
import { createContentClient } from './index'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const { calls, respondWithRecord, respondWithRows, samples } = createSampleBackend(testApiUrl)

function arrange(handlers: HttpHandler[] = [], options: { configuredToken?: string } = {}) {
  calls.length = 0
  server.use(...handlers, ...samples)
  const logged: unknown[] = []
  const log = (message: string, facts: object) => logged.push({ message, ...facts })
  return { logged, content: createContentClient({ baseUrl: testApiUrl, locale: 'en', log, ...options }) }
}

describe('the content client', () => {
  test('sends the locale and status=draft with every call', async () => {
    const [client] = sampleClients
    const requests: Request[] = []
    const record = ({ request }: { request: Request }) => {
      requests.push(request.clone())
      return request.method === 'DELETE'
        ? new Response(null, { status: 204 })
        : Response.json({ data: client })
    }
    const { content } = arrange([
      http.all(`${testApiUrl}/clients/:id`, record),
      http.post(`${testApiUrl}/clients`, record),
    ])
    await content.get('clients', 'client1')
    await content.create('clients', { name: 'Baru', industry: 'office', sample: true })
    await content.update('clients', 'client1', { name: 'Lain' })
    await content.remove('clients', 'client1')
    expect(requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
      'GET /api/clients/client1',
      'POST /api/clients',
      'PUT /api/clients/client1',
      'DELETE /api/clients/client1',
    ])
    for (const { url } of requests) expect(url).toContain('locale=en&status=draft')
    expect(await requests[1]?.json()).toEqual({ data: { name: 'Baru', industry: 'office', sample: true } })
    await content.list('clients')
    expect(calls[0]?.query).toContain('locale=en&status=draft')
  })

  test('sends a bearer token only while a preview token is set', async () => {
    const { content } = arrange()
    await content.listFaqs()
    content.setPreviewToken('preview-token')
    await content.listFaqs()
    content.setPreviewToken('')
    await content.listFaqs()
    expect(calls.map(({ headers }) => headers.get('authorization'))).toEqual([
      null,
      'Bearer preview-token',
      null,
    ])
  })

  test('sends the preview token from its own client only', async () => {
    const { content } = arrange()
    const other = createContentClient({ baseUrl: testApiUrl, locale: 'id' })
    content.setPreviewToken('preview-token')
    await other.listFaqs()
    expect(calls[0]?.headers.has('authorization')).toBe(false)
  })

  test('prefers the preview token over the configured one', async () => {
    const { content } = arrange([], { configuredToken: 'published-only' })
    await content.listFaqs()
    content.setPreviewToken('preview-token')
    await content.listFaqs()
    expect(calls.map(({ headers }) => headers.get('authorization'))).toEqual([
      'Bearer published-only',
      'Bearer preview-token',
    ])
  })

  test('finds a page by its slug', async () => {
    const { content } = arrange()
    const page = await content.findPage('home')
    expect(page?.sections.map(({ block }) => block)).toEqual(['hero', 'packages'])
    expect(calls[0]?.query).toContain('filters[slug][$eq]=home')
    expect(await content.findPage('nowhere')).toBeNull()
    expect((await content.findIndustry('hotel'))?.sections[0]?.block).toBe('benefits')
  })

  test('reads every page of a paginated list', async () => {
    const [faq] = sampleFaqs
    const pages: number[] = []
    const { content } = arrange([
      http.get(`${testApiUrl}/faqs`, ({ request }) => {
        const page = Number(new URL(request.url).searchParams.get('pagination[page]'))
        pages.push(page)
        const pagination = { page, pageSize: 100, pageCount: 3, total: 230 }
        return Response.json({ data: Array(page < 3 ? 100 : 30).fill(faq), meta: { pagination } })
      }),
    ])
    expect(await content.listFaqs()).toHaveLength(230)
    expect(pages).toEqual([1, 2, 3])
  })

  test('returns money as numbers', async () => {
    const { content } = arrange()
    const packages = await content.listPackages()
    expect(packages.map(({ price_monthly }) => price_monthly)).toEqual([200_000, 1_000_000, null])
  })

  test('returns the content revision', async () => {
    const { content } = arrange()
    expect(await content.getRevision()).toBe('first')
    server.use(respondWithRecord('content-revision', { revision: 'second' }))
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
  const arrangePage = (sections: unknown) =>
    arrange([respondWithRows('pages', [{ ...sampleContentPage, sections }])])

  test('are logged and left out if they are unknown', async () => {
    const { content, logged } = arrangePage([
      { __component: 'sections.carousel', title: 'x' },
      { __component: 'sections.packages', title: 'Harga' },
    ])
    const page = await content.findPage('home')
    expect(page?.sections).toEqual([{ block: 'packages', title: 'Harga', text: null }])
    expect(logged).toEqual([{ message: 'Unknown block left out', block: 'sections.carousel' }])
  })

  test('are logged and left out if they are malformed, and the rest of the page is kept', async () => {
    const { content, logged } = arrangePage([
      { __component: 'sections.hero', title: 'x' },
      { __component: 'sections.packages', title: 'Harga' },
    ])
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
    const { content } = arrangePage(sections)
    expect((await content.findPage('home'))?.sections).toEqual([])
  })

  test('have a schema for each CMS section', () => {
    const folder = resolve(import.meta.dirname, '../../../../apps/backend/src/components/sections')
    const sections = readdirSync(folder).map(file => file.replace('.json', ''))
    expect([...blockNames].sort()).toEqual(sections.sort())
    expect(Object.keys(blockSchemas)).toEqual(blockNames)
  })
})
