const scores = ['performance', 'accessibility', 'best-practices', 'seo']
const kB = bytes => (bytes === undefined ? '–' : `${(bytes / 1000).toFixed(1)} kB`)
const format = value => String(value ?? '–')

/** The table header for `formatSiteTableRow`. */
export const siteTableHead = `  ${'page'.padEnd(38)}perf  a11y  best  seo   LCP ms    CLS  requests      whole`

/** Formats a page's Lighthouse figures and the budgets that it misses. */
export function formatSiteTableRow({ url, figures, over }) {
  const cells = [
    ...scores.map(name => format(figures[name]).padEnd(6)),
    `${format(figures.lcp).padStart(6)} `,
    `${format(figures.cls).padStart(6)} `,
    `${format(figures.requests).padStart(9)} `,
    kB(figures.bytes).padStart(10),
  ]
  const exceeded = over.length > 0 ? `   over budget: ${over.join(', ')}` : ''
  const missed = figures.missed?.length ? ` (${figures.missed.join(', ')})` : ''
  return `  ${new URL(url).pathname.padEnd(38)}${cells.join('')}${exceeded}${missed}`
}
