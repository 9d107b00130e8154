import { setTimeout as pause } from 'node:timers/promises'
import { findFreePorts } from '@bgm/cli/ports'
import { createSeededDataFolder, removeFolder } from '@bgm/cli/seeded-data'
import { startStack } from '@bgm/cli/start-stack'
import { proxyFaults, startFaultyProxy } from '#src/product/faulty-proxy.mjs'
import { checkColdStart } from './cold-site.mjs'
import { createPageFindings } from './page-findings.mjs'
import { checkLastPublished, publishTitles } from './publish.mjs'
import { timedFetch } from './timed-fetch.mjs'

const pages = [
  '/',
  '/en',
  '/product',
  '/en/license',
  '/contact',
  '/en/become-partner',
  '/industry/hotel',
  '/sitemap.xml',
]
const missing = '/tidak-ada'
/** The milliseconds within which a cached page must be served, regardless of the CMS. */
const budget = 1_000
const secret = 'hook-secret-of-the-faults'

/** Invalidates all pages, as publishing does. */
const purge = (site, revision) =>
  fetch(`${site}/hooks/content`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}` },
    body: JSON.stringify({ revision }),
  }).then(response => {
    if (response.status !== 204) throw new Error(`The hook answered ${response.status}`)
  })

/**
 * Requests every page. Retries slow responses up to twice, because the delay may come from other load on the
 * machine.
 */
async function requestAll({ site, name, healthy, findings, when = () => {} }) {
  for (const [page, expected] of healthy) {
    await when()
    let result = await timedFetch(site + page)
    for (let tries = 0; tries < 2 && result.ms > budget; tries += 1) {
      await when()
      result = await timedFetch(site + page)
    }
    // The 404 page contains the request id, so its text differs.
    const intact = page === missing || result.text === expected.text
    const ok = result.status === expected.status && intact && result.ms <= budget
    findings.addPage(name, page, result, ok, intact ? 'intact' : 'NOT INTACT')
  }
}

async function rounds({ backend, proxy, start, findings }) {
  const { site } = backend.urls
  let marketing = await start()
  const other = await start({
    ports: await findFreePorts(),
    dataDir: await createSeededDataFolder('faults-other'),
  })
  const sites = { 'by the hook': site, unheard: other.urls.site }
  const titles = await publishTitles({ ...backend, sites, findings })
  await other.stop()

  const healthy = new Map()
  for (const page of [...pages, missing]) healthy.set(page, await timedFetch(site + page))
  const broken = [...healthy].filter(([page, { status }]) => status !== (page === missing ? 404 : 200))
  if (broken.length > 0) throw new Error(`Not good to begin with: ${broken.map(([page]) => page)}`)

  for (const name of Object.keys(proxyFaults)) {
    proxy.fail(name)
    await requestAll({ site, name, healthy, findings, when: () => purge(site, `${name}-${Math.random()}`) })
  }
  await marketing.stop()
  proxy.fail('reset')
  marketing = await start()
  await requestAll({ site, name: 'restarted', healthy, findings })

  proxy.fail(null)
  await purge(site, 'healthy')
  await pause(2_500)
  await requestAll({ site, name: 'healthy again', healthy, findings })
  await checkColdStart({ proxy, start, pages, findings })

  await backend.stop()
  await checkLastPublished({ site, titles, findings, name: 'CMS ended', budget })
  await marketing.stop()
  await start()
  await checkLastPublished({ site, titles, findings, name: 'ended, restarted', budget })
}

/**
 * Starts the CMS, a proxy and the site, and publishes content. Then makes the CMS fail in different ways and
 * finally stops it.
 * @returns {Promise<{ checked: number, misses: string[], lines: string[] }>}
 */
export async function checkSite(print = () => {}) {
  const ports = await findFreePorts()
  const dataDir = await createSeededDataFolder('faults')
  const hook = { CONTENT_HOOK_SECRET: secret }
  const backend = await startStack({ ports, dataDir, env: hook, only: ['mailbox', 'backend'] })
  const proxy = await startFaultyProxy(backend.urls.backend)
  const { api } = backend.urls
  const env = { ...hook, API_URL: api, CMS_API_URL: `${proxy.url}/api`, LOG_LEVEL: 'silent' }
  const findings = createPageFindings(print)
  const started = []
  const folders = new Set([dataDir])
  /** Starts a site behind the proxy, with or without a content hook from the backend. */
  const start = async (options = {}) => {
    const stack = await startStack({ ports, dataDir, env, only: ['marketing'], ...options })
    started.push(stack)
    folders.add(options.dataDir ?? dataDir)
    return stack
  }
  try {
    await rounds({ backend, proxy, start, findings })
  } finally {
    for (const stack of started) await stack.stop()
    await proxy.stop()
    await backend.stop()
    for (const folder of folders) removeFolder(folder)
  }
  return findings.result()
}
