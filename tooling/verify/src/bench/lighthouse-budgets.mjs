const kB = 1000

/** What a page of the site may cost: docs/performance.md. A page with a form may score a little less. */
export const content = {
  performance: 99,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  lcp: 1200,
  cls: 0,
  bytes: 100 * kB,
  requests: 8,
  script: 5 * kB,
}

export const withForm = { ...content, performance: 97 }

const hasForm = /^(?:\/en)?\/(?:become-partner|contact)$/

export const budgetOf = url => (hasForm.test(new URL(url).pathname) ? withForm : content)

const atLeast = new Set(['performance', 'accessibility', 'best-practices', 'seo'])

/** The names of the figures that break a budget. */
export const broken = (figures, budget) =>
  Object.entries(budget).flatMap(([name, limit]) =>
    (atLeast.has(name) ? figures[name] >= limit : figures[name] <= limit) ? [] : [name],
  )
