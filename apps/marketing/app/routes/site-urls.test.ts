import { describe, expect, it } from 'vitest'
import { env } from '#app/env.server'
import { catchResponse, loaderArgs, startCms } from '#app/testing/cms'
import { loader as notFound } from './not-found'
import { loader as robots } from './robots'
import { loader as routeRule } from './route-rule'
import { loader as sitemap } from './sitemap'

describe('a path with a route rule', () => {
  it.each([
    ['/register', '/register'],
    ['/en/sign-in', '/en/sign-in'],
    ['/en/register?referral_code=A%20B', '/en/register?referral_code=A%20B'],
  ])('%s leads to the portal in the same language', (from, to) => {
    const answer = routeRule(loaderArgs(from))
    expect([answer.status, answer.headers.get('location')]).toEqual([302, env.portalUrl + to])
  })

  it('may lead to another page of the site, in the same language', () => {
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
  const startFullCms = () => {
    const { world } = startCms()
    const [home] = world.content.pages ?? []
    const written = slugs.map(slug => ({
      ...home,
      documentId: slug,
      slug,
      updatedAt: '2026-11-20T01:02:03.000Z',
    }))
    world.content.pages?.push(...written)
    return world
  }

  it('list every page in both languages with its other language', async () => {
    startFullCms()
    const xml = await read('/sitemap.xml')
    expect(xml.match(/<loc>/g)).toHaveLength((11 + 14) * 2)
    expect(xml).toContain(`<loc>${env.siteUrl}/en/industry/shopping-mall</loc>`)
    expect(xml).toContain(`hreflang="x-default" href="${env.siteUrl}/product"`)
    expect(xml).not.toMatch(/register|sign-in|maintenance/)
  })

  it('list a campaign page', async () => {
    const world = startFullCms()
    world.content.pages?.push({ ...world.content.pages[0], documentId: 'promo', slug: 'promo-lebaran' })
    expect(await read('/en-sitemap.xml')).toContain(`<loc>${env.siteUrl}/en/promo-lebaran</loc>`)
  })

  it('tell when an editor last changed a page, and leave out what is not published', async () => {
    const world = startFullCms()
    const changed = `<loc>${env.siteUrl}/about</loc><lastmod>2026-11-20T01:02:03.000Z</lastmod>`
    expect(await read('/id-sitemap.xml')).toContain(changed)
    world.content.pages = world.content.pages?.filter(({ slug }) => slug !== 'about') ?? []
    expect(await read('/id-sitemap.xml')).not.toContain('/about<')
  })

  it('exist for one language each, and an index names both', async () => {
    startFullCms()
    expect(await read('/id-sitemap.xml')).not.toContain(`<loc>${env.siteUrl}/en`)
    expect((await read('/en-sitemap.xml')).match(/<loc>/g)).toHaveLength(25)
    expect(await read('/index-sitemap.xml')).toContain(`<loc>${env.siteUrl}/en-sitemap.xml</loc>`)
  })

  it('are named by robots.txt, which hides no page that says noindex itself', async () => {
    const text = await robots().text()
    expect(text).toContain(`Sitemap: ${env.siteUrl}/sitemap.xml`)
    expect(text).not.toContain('Disallow')
  })
})

describe('an address without a page', () => {
  it('is a 404 that names its path', async () => {
    const answer = await catchResponse(() => notFound(loaderArgs('/en/nope')))
    expect([answer.status, await answer.text()]).toEqual([404, 'Page not found: /en/nope'])
  })
})
