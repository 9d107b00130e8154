import lighthouse from 'lighthouse'

const categories = ['performance', 'accessibility', 'best-practices', 'seo']
// `/` redirects an English-language browser to `/en`, so each page is requested in its own language.
const getConfig = url => ({
  extends: 'lighthouse:default',
  settings: {
    onlyCategories: categories,
    locale: 'en-US',
    extraHeaders: { 'Accept-Language': /^\/en(?:\/|$)/.test(new URL(url).pathname) ? 'en' : 'id' },
  },
})

/**
 * Audits one page with Lighthouse's default throttled phone. Returns scores out of 100, times in ms and
 * transferred bytes; null if there is no usable trace or the page redirects.
 */
export async function auditPage(url, port) {
  const run = await lighthouse(url, { port, logLevel: 'silent' }, getConfig(url))
  if (!run || run.lhr.runtimeError || isRedirected(run.lhr, url)) return null
  const { audits, categories: found } = run.lhr
  const requests = audits['network-requests'].details.items.filter(item => !item.url.startsWith('data:'))
  const sum = list => list.reduce((all, item) => all + (item.transferSize ?? 0), 0)
  return {
    ...Object.fromEntries(categories.map(name => [name, Math.round((found[name].score ?? 0) * 100)])),
    lcp: Math.round(audits['largest-contentful-paint'].numericValue),
    cls: Number(audits['cumulative-layout-shift'].numericValue.toFixed(3)),
    bytes: sum(requests),
    requests: requests.length,
    script: sum(requests.filter(item => item.resourceType === 'Script')),
    missed: missedAudits(run.lhr),
  }
}

const isRedirected = ({ mainDocumentUrl }, url) => new URL(mainDocumentUrl).pathname !== new URL(url).pathname

const missedAudits = ({ audits, categories: found }) =>
  categories
    .filter(name => name !== 'performance')
    .flatMap(name => found[name].auditRefs)
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
    .map(({ id }) => id)
