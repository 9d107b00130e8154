import lighthouse from 'lighthouse'

const categories = ['performance', 'accessibility', 'best-practices', 'seo']
// A page is read by who speaks its language: `/` leads an English browser on to `/en`, which is a page of its own here.
const configOf = url => ({
  extends: 'lighthouse:default',
  settings: {
    onlyCategories: categories,
    locale: 'en-US',
    extraHeaders: { 'Accept-Language': /^\/en(?:\/|$)/.test(new URL(url).pathname) ? 'en' : 'id' },
  },
})

/**
 * What Lighthouse (a phone on a slow line, as it stands by default) finds on one page: scores of 100, ms, bytes on the wire.
 * Null where the browser gave no usable trace.
 */
export async function auditPage(url, port) {
  const run = await lighthouse(url, { port, logLevel: 'silent' }, configOf(url))
  if (!run || run.lhr.runtimeError) return null
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

const missedAudits = ({ audits, categories: found }) =>
  categories
    .filter(name => name !== 'performance')
    .flatMap(name => found[name].auditRefs)
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
    .map(({ id }) => id)
