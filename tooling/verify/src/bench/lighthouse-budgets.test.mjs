import { describe, expect, test } from 'vitest'
import { contentPageBudget, findMissedBudgets, formPageBudget, getBudget } from './lighthouse-budgets.mjs'

const good = {
  performance: 100,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  lcp: 900,
  cls: 0,
  bytes: 60_000,
  requests: 6,
  script: 2_000,
}

describe('a budget', () => {
  test('is met by a page with exactly these figures', () => {
    expect(findMissedBudgets(good, contentPageBudget)).toEqual([])
    expect(findMissedBudgets({ ...contentPageBudget }, contentPageBudget)).toEqual([])
  })

  test.each([
    [{ performance: 98 }, ['performance']],
    [{ accessibility: 99 }, ['accessibility']],
    [{ lcp: 1201, cls: 0.01 }, ['lcp', 'cls']],
    [{ script: 5_501, requests: 9, bytes: 100_001 }, ['bytes', 'requests', 'script']],
  ])('is missed by a page with %j', (change, names) => {
    expect(findMissedBudgets({ ...good, ...change }, contentPageBudget)).toEqual(names)
  })

  test('allows slightly lower scores, but no more weight, for pages with a form', () => {
    expect(getBudget('http://situs.test/en/contact')).toBe(formPageBudget)
    expect(getBudget('http://situs.test/become-partner')).toBe(formPageBudget)
    expect(getBudget('http://situs.test/en/about')).toBe(contentPageBudget)
    expect(findMissedBudgets({ ...good, performance: 97 }, formPageBudget)).toEqual([])
    expect(findMissedBudgets({ ...good, performance: 97, script: 90_000 }, formPageBudget)).toEqual([
      'script',
    ])
  })
})
