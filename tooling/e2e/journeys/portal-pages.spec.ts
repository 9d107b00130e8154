import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/journey'
import { at, signIn } from '../fixtures/portal'

/** The links of a page inside the portal in its own language, without sign-out and organisation switch. */
async function linksOf(page: Page, path: string) {
  const answer = await page.request.get(at(path), { maxRedirects: 5 })
  const inside = answer.url().startsWith(at('/')) && answer.headers()['content-type']?.includes('html')
  const html = inside ? await answer.text() : ''
  const links = [...html.matchAll(/<a [^>]*href="(\/[^"/][^"]*|\/)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  )
  return { status: answer.status(), links: links.filter(href => !/^\/(en\b|sign-out)/.test(href)) }
}

/** Record ids and query values count as one kind of path; a few of each kind are requested, because states differ. */
const kindOf = (href: string) =>
  href
    .replace(/\/[a-z0-9]{20,}/g, '/:id')
    .replace(/=[^&]*/g, '')
    .replace(/#.*$/, '')

const people = ['manajer', 'keuangan', 'staf', 'auditor', 'pemilik @long']

for (const person of people)
  test(`no link that the portal offers ${person} is denied`, async ({ page }) => {
    await signIn(page, `${person.split(' ')[0]}@contoh.test`)
    const asked = new Map<string, Set<string>>()
    const refused: string[] = []
    const waiting = ['/']
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const { status, links } = await linksOf(page, path)
      if (status >= 400) refused.push(`${status} ${path}`)
      for (const link of links) {
        const alike = asked.get(kindOf(link)) ?? new Set()
        if (alike.has(link) || alike.size > 2) continue
        asked.set(kindOf(link), alike.add(link))
        waiting.push(link)
      }
    }
    expect(refused).toEqual([])
    expect(asked.size).toBeGreaterThan(10)
  })
