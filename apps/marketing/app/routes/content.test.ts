import { sampleContentPage } from '@bgm/api-client/testing'
import { reservedSlugs, siteSlugs } from '@bgm/validation'
import { HttpResponse, http } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { env } from '#app/env.server'
import { prerenderedPaths } from '#app/http/page-cache.server'
import { catchResponse, loaderArgs, respondWithPages, respondWithRows, startCms } from '#app/testing/cms'
import routes from '../routes'
import { loader as campaignPage } from './campaign-page'
import { loader as contentPage } from './content-page'
import { loader as home } from './home'
import { loader as industry } from './industry'

const failing = (
  status: number,
  body: object | null = { data: null, error: { status, name: 'X', message: 'x' } },
) => http.get(`${env.cmsApiUrl}/*`, () => HttpResponse.json(body, { status }))

describe('content pages', () => {
  test('load the page and the collections of its blocks in the language of the path, without a token', async () => {
    const { calls } = startCms()
    const shown = await home(loaderArgs('/en'))
    expect(shown.blocks.map(({ block }) => block)).toEqual(['hero', 'packages'])
    expect(shown.content.packages.length).toBeGreaterThan(0)
    expect(shown.content.faqs).toEqual([])
    expect(calls.map(({ path }) => path).sort()).toEqual(['/packages', '/pages', '/site-setting'])
    for (const { query, headers } of calls) {
      expect(query).toMatch(/locale=en&status=draft/)
      expect(headers.get('authorization')).toBeNull()
    }
  })

  test('are found by path, and industries by key', async () => {
    startCms(respondWithPages({ slug: 'about', title: 'Tentang kami' }))
    expect((await contentPage(loaderArgs('/en/about'))).page).toMatchObject({
      name: 'Tentang kami',
      slug: 'about',
    })
    const hotel = await industry(loaderArgs('/industry/hotel', { params: { slug: 'hotel' } }))
    expect(hotel.page).toEqual({ name: 'Hotel', slug: null, version: null, industry: 'hotel', locale: null })
  })

  test('load the clients and industries for the clients page', async () => {
    startCms(respondWithPages({ slug: 'clients' }))
    const { content } = await contentPage(loaderArgs('/clients'))
    expect(content.clients.length).toBeGreaterThan(0)
    expect(content.industries).toHaveLength(14)
  })

  test('skip unknown and invalid blocks', async () => {
    const valid = { __component: 'sections.packages', title: 'Harga' }
    const sections = [{ __component: 'sections.carousel' }, { __component: 'sections.hero' }, valid]
    startCms(respondWithRows('pages', [{ ...sampleContentPage, sections }]))
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect((await home(loaderArgs('/'))).blocks.map(({ block }) => block)).toEqual(['packages'])
    expect(warn).toHaveBeenCalledTimes(2)
  })

  test('are prerendered at every path on the site', () => {
    const paths = siteSlugs.map(slug => (slug === 'home' ? '/' : `/${slug}`))
    const own = prerenderedPaths.filter(path => !/^\/(?:en\b|industry\/|status$)|\/sent$/.test(path))
    expect(own.sort()).toEqual(paths.sort())
  })

  test('cannot have a slug that another route uses', () => {
    const used = (routes as { path?: string }[]).flatMap(({ path = '' }) => {
      const [first = ''] = path.split('/')
      return /^[a-z0-9-]+$/.test(first) ? [first] : []
    })
    expect(used.length).toBeGreaterThan(20)
    const known: readonly string[] = [...siteSlugs, ...reservedSlugs]
    expect(used.filter(first => !known.includes(first))).toEqual([])
  })

  test('created by an editor are found by slug, and redirected to from their previous slugs', async () => {
    startCms(
      respondWithPages({ slug: 'promo-lebaran', title: 'Promo' }),
      respondWithRows('page-redirects', [{ documentId: 'r', slug: 'promo-lama', target: 'promo-lebaran' }]),
    )
    const at = (path: string, slug: string) => campaignPage(loaderArgs(path, { params: { slug } }))
    expect((await at('/en/promo-lebaran', 'promo-lebaran')).page.name).toBe('Promo')
    const moved = await catchResponse(() => at('/en/promo-lama', 'promo-lama'))
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/en/promo-lebaran'])
    const missing = await catchResponse(() => at('/promo-natal', 'promo-natal'))
    expect([missing.status, await missing.text()]).toEqual([404, 'Page not found: /promo-natal'])
  })

  test('make three CMS calls, however many unknown addresses are requested', async () => {
    const { calls } = startCms()
    const statuses = await Promise.all(
      Array.from({ length: 100 }, async (_, index) => {
        const slug = `promo-${index}`
        const { status } = await catchResponse(() =>
          campaignPage(loaderArgs(`/${slug}`, { params: { slug } })),
        )
        return status
      }),
    )
    expect(new Set(statuses)).toEqual(new Set([404]))
    await catchResponse(() => industry(loaderArgs('/industry/none', { params: { slug: 'none' } })))
    expect(calls.map(({ path }) => path).sort()).toEqual(['/industries', '/page-redirects', '/pages'])
  })

  test.each(['Promo', 'x'.repeat(61), 'a_b', '%00'])(
    'are not requested from the CMS for the invalid slug %s',
    async slug => {
      const { calls } = startCms()
      const response = await catchResponse(() => campaignPage(loaderArgs('/x', { params: { slug } })))
      expect([response.status, calls]).toEqual([404, []])
    },
  )

  test('return 404 with the path if they do not exist', async () => {
    startCms()
    const response = await catchResponse(() =>
      industry(loaderArgs('/industry/xx', { params: { slug: 'xx' } })),
    )
    expect([response.status, await response.text()]).toEqual([404, 'Page Not Found: /industry/xx'])
  })

  test.each([
    [503, 503],
    [500, 500],
    [404, 500],
  ])('map CMS status %i to %i', async (given, shown) => {
    const { server } = startCms()
    server.use(failing(given))
    vi.mocked(console.error).mockImplementation(() => {})
    const response = await catchResponse(() => home(loaderArgs('/')))
    expect(response.status).toBe(shown)
    expect(response.headers.get('cache-control')).toBe('no-store')
    vi.mocked(console.error).mockClear()
  })

  test('redirect to sign-in in the same language if the CMS returns 401', async () => {
    const { server } = startCms()
    server.use(failing(401))
    vi.mocked(console.error).mockImplementation(() => {})
    const response = await catchResponse(() => home(loaderArgs('/en')))
    expect([response.status, response.headers.get('location')]).toEqual([302, '/en/sign-in'])
    vi.mocked(console.error).mockClear()
  })
})
