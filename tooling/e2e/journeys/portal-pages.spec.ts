import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/journey'
import { getPortalUrl, signIn } from '../fixtures/portal'

/**
 * Returns the portal links on a page in the page's own language, except sign-out and the organisation
 * switch.
 */
async function getLinks(page: Page, path: string) {
  const response = await page.request.get(getPortalUrl(path), { maxRedirects: 5 })
  const inside =
    response.url().startsWith(getPortalUrl('/')) && response.headers()['content-type']?.includes('html')
  const html = inside ? await response.text() : ''
  const links = [...html.matchAll(/<a [^>]*href="(\/[^"/][^"]*|\/)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  )
  return { status: response.status(), links: links.filter(href => !/^\/(en\b|sign-out)/.test(href)) }
}

/** Returns a link's path without ids and months, both alone and with each of its query parameters. */
function getKinds(href: string): string[] {
  const { pathname, searchParams } = new URL(href, getPortalUrl('/'))
  const path = pathname
    .replace(/\/(?:[a-z0-9]{20,}|[\da-f-]{36}|[A-Z\d]{13})/g, '/:id')
    .replace(/\d{4}-\d{2}/, ':month')
  return [path, ...[...searchParams.keys()].map(name => `${path}?${name}`)]
}

/** Selects links of kinds not seen before: two of each, because records differ in state. */
function createSelection() {
  const chosen = new Set<string>()
  const counts = new Map<string, number>()
  return (href: string): boolean => {
    const rare = getKinds(href).filter(kind => (counts.get(kind) ?? 0) < 2)
    if (chosen.has(href) || rare.length === 0) return false
    chosen.add(href)
    for (const kind of rare) counts.set(kind, (counts.get(kind) ?? 0) + 1)
    return true
  }
}

const people = ['manajer', 'keuangan', 'staf', 'auditor', 'pemilik @long']

for (const person of people)
  test(`no link that the portal shows to ${person} is denied`, async ({ page }) => {
    await signIn(page, `${person.split(' ')[0]}@contoh.test`)
    const isNewKind = createSelection()
    const visited = ['/']
    const denied: string[] = []
    for (const path of visited) {
      const { status, links } = await getLinks(page, path)
      if (status >= 400) denied.push(`${status} ${path}`)
      visited.push(...links.filter(isNewKind))
    }
    expect(denied).toEqual([])
    expect(visited.length).toBeGreaterThan(20)
  })
