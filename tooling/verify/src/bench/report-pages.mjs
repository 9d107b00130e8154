import { join } from 'node:path'
import { ensureChromium } from '@bgm/cli/chromium'
import { getDataDir } from '@bgm/cli/environment'
import { findFreePorts } from '@bgm/cli/ports'
import { createSeededDataFolder, removeFolder } from '@bgm/cli/seeded-data'
import { startStack } from '@bgm/cli/start-stack'
import { runStep } from '@bgm/cli/steps'
import { measureFirstVisit } from '#src/page-weight/first-visit.mjs'
import { measurePortalPages } from '#src/page-weight/portal-build.mjs'
import { cachedPageBudget, findMissingTools, measureCachedPage } from './cached-page.mjs'
import { auditSite } from './lighthouse-site.mjs'
import { formatSiteTableRow, siteTableHead } from './lighthouse-table.mjs'
import { measureRate } from './measure-rate.mjs'

const kB = bytes => `${(bytes / 1000).toFixed(1)} kB`

/** Budgets for a first visit (docs/performance.md). */
const content = { bytes: 100_000, script: 5_000, requests: 8, document: 15_000, elements: 1_150 }
const identity = { script: 100_000 }
const getPages = ({ site, portal }) => [
  { name: 'home', url: `${site}/`, budget: content },
  { name: 'home (en)', url: `${site}/en`, budget: content },
  { name: 'product', url: `${site}/product`, budget: content },
  { name: 'industry', url: `${site}/industry/hotel`, budget: content },
  { name: 'sign in', url: `${portal}/sign-in`, budget: identity },
  { name: 'register', url: `${portal}/register`, budget: identity },
]

async function reportFirstVisits(urls) {
  let over = 0
  console.info('\n  page            requests      whole     script   document   elements')
  for (const { name, url, budget } of getPages(urls)) {
    const found = await measureFirstVisit(url)
    const exceeded = Object.keys(budget).filter(what => found[what] > budget[what])
    over += exceeded.length
    const note = exceeded.length > 0 ? `   over budget: ${exceeded.join(', ')}` : ''
    const columns = [
      String(found.requests).padStart(8),
      kB(found.bytes).padStart(10),
      kB(found.script).padStart(10),
      kB(found.document).padStart(10),
      String(found.elements).padStart(10),
    ]
    console.info(`  ${name.padEnd(16)}${columns.join(' ')}${note}`)
  }
  return over
}

/** Measures every page of the portal from the build, including pages that require signing in. */
function reportPortalPages() {
  const pages = measurePortalPages()
  console.info('\n  page of the portal       requests     script   texts')
  for (const { name, requests, script, words, over } of pages) {
    const columns = [String(requests).padStart(8), kB(script).padStart(10), kB(words).padStart(11)]
    console.info(
      `  ${name.padEnd(24)}${columns.join(' ')}${over.length > 0 ? `   over budget: ${over.join(', ')}` : ''}`,
    )
  }
  return pages.filter(({ over }) => over.length > 0).length
}

/** Audits every page of the site in both languages, on a simulated phone with a slow connection. */
async function reportLighthouse({ site }) {
  const chromium = await ensureChromium(join(getDataDir(), 'logs'))
  console.info(`\n${siteTableHead}`)
  const onPage = page => console.info(formatSiteTableRow(page))
  const pages = await auditSite({ site, chromium, onPage })
  return pages.filter(({ over }) => over.length > 0).length
}

async function reportSpeed(urls) {
  console.info('\n  page            answers/s   median ms      p99 ms   failed')
  for (const { name, url } of getPages(urls)) {
    const { rate, median, p99, failed } = await measureRate(url)
    const columns = [rate.toFixed(0).padStart(9), median.toFixed(1).padStart(11), p99.toFixed(1).padStart(11)]
    console.info(`  ${name.padEnd(16)}${columns.join(' ')}${String(failed).padStart(9)}`)
  }
}

/**
 * Compares a cached page with the same bytes from nginx and from node:http alone, and with the uncached page.
 * Requires nginx and wrk.
 */
async function reportCachedPage({ urls, pids }) {
  const missing = findMissingTools()
  if (missing.length > 0) {
    console.info(`\n  cached page: not measured, this machine lacks ${missing.join(', ')}`)
    return 0
  }
  const { mailbox: nginxPort, smtp: barePort } = await findFreePorts()
  const ports = { nginx: nginxPort, bare: barePort }
  const found = await measureCachedPage({ site: urls.site, pid: pids.marketing, ports })
  const perSecond = name => `${found[name].toFixed(0)}/s`
  console.info(
    `\n  cached page, one core, ${kB(found.bytes)}: ${perSecond('cached')} · node:http alone ${perSecond('bare')} · nginx ${perSecond('nginx')} · uncached ${perSecond('uncached')}`,
  )
  const missed = Object.keys(cachedPageBudget).filter(name => found[name] < cachedPageBudget[name])
  const note = name => (missed.includes(name) ? ' (under budget)' : '')
  console.info(
    `  ${found.ofNginx.toFixed(2)} of nginx${note('ofNginx')} · ${found.ofBare.toFixed(2)} of node:http alone · ${found.ofUncached.toFixed(0)} × uncached${note('ofUncached')}`,
  )
  return missed.length
}

async function withStack(work) {
  const dataDir = await createSeededDataFolder('bench')
  const stack = await startStack({
    ports: await findFreePorts(),
    dataDir,
    env: { SAMPLE_TRACKS: '0' },
    step: runStep,
  })
  try {
    return await work(stack)
  } finally {
    await stack.stop()
    removeFolder(dataDir)
  }
}

/** Measures the weight, Lighthouse scores and speed of pages. Returns the number of figures that miss their budget. */
export const reportPages = () =>
  withStack(async stack => {
    let missed = await reportFirstVisits(stack.urls)
    missed += reportPortalPages()
    missed += await reportLighthouse(stack.urls)
    return missed + (await measureSpeed(stack))
  })

async function measureSpeed(stack) {
  await reportSpeed(stack.urls)
  return reportCachedPage(stack)
}

/** Like `reportPages`, but without page weight and Lighthouse. */
export const reportPageSpeed = () => withStack(measureSpeed)
