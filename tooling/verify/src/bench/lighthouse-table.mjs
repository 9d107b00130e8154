const scores = ['performance', 'accessibility', 'best-practices', 'seo']
const kB = bytes => (bytes === undefined ? '–' : `${(bytes / 1000).toFixed(1)} kB`)
const told = value => String(value ?? '–')

/** The columns of `siteRow`. */
export const siteHead = `  ${'page'.padEnd(38)}perf  a11y  best  seo   LCP ms    CLS  requests      whole`

/** One page as Lighthouse found it: its figures, and which of them are over the budget. */
export function siteRow({ url, figures, over }) {
  const cells = [
    ...scores.map(name => told(figures[name]).padEnd(6)),
    `${told(figures.lcp).padStart(6)} `,
    `${told(figures.cls).padStart(6)} `,
    `${told(figures.requests).padStart(9)} `,
    kB(figures.bytes).padStart(10),
  ]
  const verdict = over.length > 0 ? `   over budget: ${over.join(', ')}` : ''
  const missed = figures.missed?.length ? ` (${figures.missed.join(', ')})` : ''
  return `  ${new URL(url).pathname.padEnd(38)}${cells.join('')}${verdict}${missed}`
}
