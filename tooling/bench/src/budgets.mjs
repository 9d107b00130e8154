const kB = 1000

/** What a page of the site may cost: docs/performance.md. Pages that hydrate may score a little less and load the framework. */
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

const { performance: _, bytes: __, requests: ___, script: ____, ...rest } = content
export const hydrated = { ...rest, performance: 97 }

const hydrating = /^(?:\/en)?\/(?:become-partner|contact)$/

export const budgetOf = url => (hydrating.test(new URL(url).pathname) ? hydrated : content)

const atLeast = new Set(['performance', 'accessibility', 'best-practices', 'seo'])

/** The names of the figures that break a budget. */
export const broken = (figures, budget) =>
  Object.entries(budget).flatMap(([name, limit]) =>
    (atLeast.has(name) ? figures[name] >= limit : figures[name] <= limit) ? [] : [name],
  )
