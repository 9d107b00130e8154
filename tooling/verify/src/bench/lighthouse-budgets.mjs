const kB = 1000

/** The budget for a page of the site (docs/performance.md). Pages with a form may score slightly lower. */
export const contentPageBudget = {
  performance: 99,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  lcp: 1200,
  cls: 0,
  bytes: 100 * kB,
  requests: 8,
  // Lighthouse counts response headers as well.
  script: 5.5 * kB,
}

export const formPageBudget = { ...contentPageBudget, performance: 97 }

/**
 * The player runs on a dedicated device, which loads it once, and search engines do not need to find it.
 * Best practices are lower only because of the console: until a code is approved, RFC 8628 requires a 400,
 * which browsers report as an error.
 */
export const playerBudget = { accessibility: 100, 'best-practices': 96, cls: 0.01 }

/**
 * The limits shared by all portal pages. Entry pages are for visitors who are not signed in. Search engines
 * do not index the portal.
 */
const portalPageBudget = { accessibility: 100, 'best-practices': 100, cls: 0.01 }
export const entryPageBudget = { ...portalPageBudget, performance: 100, lcp: 1000, script: 5.5 * kB }
/** The scripts of member pages start after the first paint, so all of their work counts as blocking time. */
export const memberPageBudget = { ...portalPageBudget, performance: 90, lcp: 1300 }

const hasForm = /^(?:\/en)?\/(?:become-partner|contact)$/

export const getBudget = url => (hasForm.test(new URL(url).pathname) ? formPageBudget : contentPageBudget)

const atLeast = new Set(['performance', 'accessibility', 'best-practices', 'seo'])

/** Returns the names of the figures that miss their budget. */
export const findMissedBudgets = (figures, budget) =>
  Object.entries(budget).flatMap(([name, limit]) =>
    (atLeast.has(name) ? figures[name] >= limit : figures[name] <= limit) ? [] : [name],
  )
