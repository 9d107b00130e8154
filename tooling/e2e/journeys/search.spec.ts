import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../fixtures/journey'
import { getStack } from '../fixtures/stack'

/** Finds the only match of a pattern in the markup. */
function only(html: string, pattern: RegExp): string {
  const found = [...html.matchAll(pattern)].map(([, value = '']) => value)
  expect(found, String(pattern)).toHaveLength(1)
  return found[0] ?? ''
}

const attributes = (tag: string) =>
  Object.fromEntries([...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]))
const getTags = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(([tag]) => attributes(tag))

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc)
/** Excludes campaign pages, because another journey may publish one at the same time. */
const sampleLocations = (xml: string) => locations(xml).filter(address => !address.includes('/promo-'))
const read = async (request: APIRequestContext, path: string) =>
  (await request.get(getStack().site + path)).text()

test('every page in the sitemap has metadata for search engines and link previews', async ({ request }) => {
  const { site } = getStack()
  const pages = sampleLocations(await read(request, '/sitemap.xml'))
  expect(pages).toHaveLength(50)
  const titles = new Set<string>()
  const descriptions = new Set<string>()
  for (const address of pages) {
    const response = await request.get(address)
    expect([address, response.status()]).toEqual([address, 200])
    const html = await response.text()
    const english = /^\/en(?:\/|$)/.test(new URL(address).pathname)
    expect(html).toContain(`<html lang="${english ? 'en' : 'id'}"`)

    const title = only(html, /<title>([^<]+)<\/title>/g)
    expect(title).toMatch(/.+ · .+/)
    // Some titles, such as Cookie, are the same in both languages.
    titles.add(`${english} ${title}`)
    const metas = getTags(html, 'meta')
    const meta = (key: string) =>
      metas.find(({ name, property }) => name === key || property === key)?.content
    descriptions.add(meta('description') ?? '')
    expect(meta('robots')).toBeUndefined()

    const links = getTags(html, 'link')
    expect(links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href)).toEqual([address])
    const alternates = links.filter(
      ({ rel, hreflang, hrefLang }) => rel === 'alternate' && (hreflang ?? hrefLang),
    )
    const plain = address.replace(/\/en(?=\/|$)/, '').replace(/^(https?:\/\/[^/]+)$/, '$1/')
    expect(alternates.map(({ hreflang, hrefLang }) => hreflang ?? hrefLang)).toEqual([
      'id',
      'en',
      'x-default',
    ])
    expect(alternates.map(({ href }) => href)).toEqual([
      plain,
      `${site}/en${new URL(plain).pathname.replace(/^\/$/, '')}`,
      plain,
    ])

    expect(meta('og:url')).toBe(address)
    expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630'])
    expect(meta('og:image:alt')).toBe(meta('og:title') ? title : undefined)
    const structuredData = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json = '']) => JSON.parse(json),
    )
    const findByType = (type: string) => structuredData.find(found => found['@type'] === type)
    expect(structuredData[0]).toMatchObject({
      '@type': 'Organization',
      url: `${site}/`,
      logo: `${site}/logo.png`,
    })
    expect(findByType('BreadcrumbList')?.itemListElement.at(-1).item).toBe(
      new URL(plain).pathname === '/' ? undefined : address,
    )
    expect(findByType('FAQPage')?.mainEntity.length ?? 0).toBeGreaterThanOrEqual(
      plain.endsWith('/faq') ? 12 : 0,
    )
    expect(findByType('FAQPage') !== undefined).toBe(plain.endsWith('/faq'))
    if (/^\/(?:product)?$/.test(new URL(plain).pathname))
      expect(findByType('Product')?.offers).toContainEqual(
        expect.objectContaining({ price: 1_000_000, priceCurrency: 'IDR' }),
      )
  }
  expect([titles.size, descriptions.size]).toEqual([50, 50])
})

test('pages have their required titles', async ({ request }) => {
  for (const [path, title] of [
    ['/cookie', 'Cookie · Musik Berlisensi'],
    ['/privacy-policy', 'Privacy Policy · Musik Berlisensi'],
    ['/terms-and-condition', 'Syarat dan Ketentuan · Musik Berlisensi'],
  ] as const) {
    expect(only(await read(request, path), /<title>([^<]+)<\/title>/g)).toBe(title)
  }
})

test('the sitemaps are consistent, and private pages are marked noindex', async ({ request }) => {
  const { site } = getStack()
  const all = locations(await read(request, '/sitemap.xml'))
  const sitemaps = locations(await read(request, '/index-sitemap.xml'))
  expect(sitemaps).toEqual([`${site}/id-sitemap.xml`, `${site}/en-sitemap.xml`])
  const parts = await Promise.all(sitemaps.map(address => read(request, new URL(address).pathname)))
  expect(parts.flatMap(locations).sort()).toEqual([...all].sort())
  for (const part of parts)
    expect(part.match(/<lastmod>\d{4}-\d\d-\d\dT[^<]+<\/lastmod>/g)).toHaveLength(locations(part).length)
  for (const path of ['/maintenance', '/en/maintenance', '/nope', '/en/nope']) {
    expect(await read(request, path)).toMatch(/<meta name="robots" content="noindex"/)
  }
  expect(await read(request, '/robots.txt')).toContain(`Sitemap: ${site}/sitemap.xml`)
})

/**
 * Rendering the images is slow, so the gate checks only some of them; `npm run verify` checks all of them.
 */
for (const [subject, tag] of [
  ['a page', []],
  ['every page', ['@long']],
] as const)
  test(`the link preview of ${subject} shows its image in its language`, { tag: [...tag] }, async ({
    request,
  }) => {
    test.slow()
    const images = new Set<string>()
    const allPaths = locations(await read(request, '/sitemap.xml')).map(address => new URL(address).pathname)
    const paths = tag.length > 0 ? allPaths : ['/', '/en', '/en/license', '/industry/cinema']
    for (const path of paths) {
      const html = await read(request, path)
      const image = getTags(html, 'meta').find(({ property }) => property === 'og:image')?.content ?? ''
      const response = await request.get(image)
      expect([path, response.status(), response.headers()['content-type']]).toEqual([path, 200, 'image/png'])
      const bytes = await response.body()
      expect(bytes.length).toBeLessThan(100_000)
      images.add(bytes.toString('base64'))
    }
    // One page has the same title, and therefore the same image, in both languages.
    expect(images.size).toBeGreaterThanOrEqual(paths.length - 1)
  })
