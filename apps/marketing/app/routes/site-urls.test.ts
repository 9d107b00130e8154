import { describe, expect, test } from 'vitest'
import { env } from '#app/env.server'
import { catchResponse, loaderArgs, respondWithPages, startCms } from '#app/testing/cms'
import { loader as notFound } from './not-found'
import { loader as robots } from './robots'
import { loader as routeRule } from './route-rule'
import { loader as sitemap } from './sitemap'

describe('a path with a route rule', () => {
  test.each([
    ['/register', '/register'],
    ['/en/sign-in', '/en/sign-in'],
    ['/en/register?referral_code=A%20B', '/en/register?referral_code=A%20B'],
  ])('%s redirects to the portal in the same language', (from, to) => {
    const response = routeRule(loaderArgs(from))
    expect([response.status, response.headers.get('location')]).toEqual([302, env.portalUrl + to])
  })

  test('may redirect to another page on the site in the same language', () => {
    expect(routeRule(loaderArgs('/en/terms-and-conditions')).headers.get('location')).toBe(
      '/en/terms-and-condition',
    )
  })
})

describe('sitemaps', () => {
  const read = async (path: string) => (await sitemap(loaderArgs(path))).text()
  const slugs = [
    'about',
    'become-partner',
    'clients',
    'contact',
    'cookie',
    'faq',
    'license',
    'privacy-policy',
    'product',
    'terms-and-condition',
  ]
  const respondWithSlugs = (names: string[]) =>
    respondWithPages(...names.map(slug => ({ slug, updatedAt: '2026-11-20T01:02:03.000Z' })))
  const startFullCms = () => startCms(respondWithSlugs(slugs))

  test('list every page in both languages with alternates', async () => {
    startFullCms()
    const xml = await read('/sitemap.xml')
    expect(xml.match(/<loc>/g)).toHaveLength((11 + 14) * 2)
    expect(xml).toContain(`<loc>${env.siteUrl}/en/industry/shopping-mall</loc>`)
    expect(xml).toContain(`hreflang="x-default" href="${env.siteUrl}/product"`)
    expect(xml).not.toMatch(/register|sign-in|maintenance/)
  })

  test('list a campaign page', async () => {
    startCms(respondWithSlugs([...slugs, 'promo-lebaran']))
    expect(await read('/en-sitemap.xml')).toContain(`<loc>${env.siteUrl}/en/promo-lebaran</loc>`)
  })

  test('contain the time of each page’s last change, and omit unpublished pages', async () => {
    const { server } = startFullCms()
    const changed = `<loc>${env.siteUrl}/about</loc><lastmod>2026-11-20T01:02:03.000Z</lastmod>`
    expect(await read('/id-sitemap.xml')).toContain(changed)
    server.use(respondWithSlugs(slugs.filter(slug => slug !== 'about')))
    expect(await read('/id-sitemap.xml')).not.toContain('/about<')
  })

  test('exist per language, with an index of both', async () => {
    startFullCms()
    expect(await read('/id-sitemap.xml')).not.toContain(`<loc>${env.siteUrl}/en`)
    expect((await read('/en-sitemap.xml')).match(/<loc>/g)).toHaveLength(25)
    expect(await read('/index-sitemap.xml')).toContain(`<loc>${env.siteUrl}/en-sitemap.xml</loc>`)
  })

  test('are listed in robots.txt, which disallows nothing', async () => {
    const text = await robots().text()
    expect(text).toContain(`Sitemap: ${env.siteUrl}/sitemap.xml`)
    expect(text).not.toContain('Disallow')
  })
})

describe('an unknown path', () => {
  test('returns 404 with the path', async () => {
    const response = await catchResponse(() => notFound(loaderArgs('/en/nope')))
    expect([response.status, await response.text()]).toEqual([404, 'Page not found: /en/nope'])
  })
})
