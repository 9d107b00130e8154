import { openBrowser } from './debugging-browser.mjs'
import { findMissedBudgets, getBudget, playerBudget } from './lighthouse-budgets.mjs'
import { auditPage } from './lighthouse-page.mjs'

/** Lists the pages in the sitemap of the running site. */
async function listPages(site) {
  const xml = await fetch(`${site}/sitemap.xml`).then(response => response.text())
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => site + new URL(loc).pathname)
}

const attempts = 3

/** A busy machine can only worsen results, so a page that misses its budget is audited again. */
async function settle({ url, budget }, port) {
  let best
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const figures = await auditPage(url, port)
    if (!figures) continue
    const over = findMissedBudgets(figures, budget)
    const better = over.length - (best?.over.length ?? 99) || figures.lcp - best.figures.lcp
    if (better < 0) best = { url, figures, over }
    if (over.length === 0) return best
  }
  return best ?? { url, figures: {}, over: ['unread'] }
}

/**
 * Audits every page of the running site, one after the other, and the player while it shows a code.
 * @param {object} options
 * @param {string} options.site its address
 * @param {string} [options.player] its address
 * @param {string} options.chromium path of the browser
 * @param {(path: string) => boolean} [options.only] all by default
 * @param {(page: { url: string, figures: Record<string, number>, over: string[] }) => void} [options.onPage] called after each page
 */
export async function auditSite({ site, player, chromium, only = () => true, onPage = () => {} }) {
  const browser = await openBrowser(chromium)
  const read = []
  try {
    const urls = (await listPages(site)).filter(url => only(new URL(url).pathname))
    const pages = urls.map(url => ({ url, budget: getBudget(url) }))
    if (player) pages.push({ url: new URL('/', player).href, budget: playerBudget })
    for (const audited of pages) {
      const page = await settle(audited, browser.port)
      read.push(page)
      onPage(page)
    }
  } finally {
    await browser.close()
  }
  return read
}
