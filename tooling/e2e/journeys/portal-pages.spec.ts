import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/journey'
import { getPortalUrl, signIn } from '../fixtures/portal'

/** The portal links of a page in its own language, except sign-out and organisation switch. */
async function linksOf(page: Page, path: string) {
  const response = await page.request.get(getPortalUrl(path), { maxRedirects: 5 })
  const inside =
    response.url().startsWith(getPortalUrl('/')) && response.headers()['content-type']?.includes('html')
  const html = inside ? await response.text() : ''
  const links = [...html.matchAll(/<a [^>]*href="(\/[^"/][^"]*|\/)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  )
  return { status: response.status(), links: links.filter(href => !/^\/(en\b|sign-out)/.test(href)) }
}

/**
 * Groups paths that differ only in ids, months or query values. A few of each group are requested, because records
 * differ in state.
 */
const kindOf = (href: string) =>
  href
    .replace(/\/[a-z0-9]{20,}/g, '/:id')
    .replace(/\d{4}-\d{2}/, ':month')
    .replace(/=[^&]*/g, '')
    .replace(/#.*$/, '')

const people = ['manajer', 'keuangan', 'staf', 'auditor', 'pemilik @long']

for (const person of people)
  test(`no link that the portal shows to ${person} is denied`, async ({ page }) => {
    await signIn(page, `${person.split(' ')[0]}@contoh.test`)
    const visited = new Map<string, Set<string>>()
    const denied: string[] = []
    const queue = ['/']
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const { status, links } = await linksOf(page, path)
      if (status >= 400) denied.push(`${status} ${path}`)
      for (const link of links) {
        const sameKind = visited.get(kindOf(link)) ?? new Set()
        if (sameKind.has(link) || sameKind.size > 2) continue
        visited.set(kindOf(link), sameKind.add(link))
        queue.push(link)
      }
    }
    expect(denied).toEqual([])
    expect(visited.size).toBeGreaterThan(10)
  })
