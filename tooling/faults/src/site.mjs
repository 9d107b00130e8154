import { setTimeout as pause } from 'node:timers/promises'
import { freePorts } from '@bgm/cli/ports'
import { startStack } from '@bgm/cli/stack'
import { removeFolder, seededData } from '@bgm/cli/template'
import { faults, startFaultyProxy } from './faulty-proxy.mjs'

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
/** Milliseconds in which a page that has a last good copy is there, whatever the CMS does. */
const budget = 1_000
const secret = 'hook-secret-of-the-faults'

async function ask(url) {
  const since = performance.now()
  const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(20_000) }).catch(
    () => null,
  )
  const text = await answer?.text()
  return { status: answer?.status ?? 0, text, ms: Math.round(performance.now() - since) }
}

/** Makes every page stale, as a publish does: from here on each must be asked of the CMS again. */
const purge = (site, revision) =>
  fetch(`${site}/hooks/content`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}` },
    body: JSON.stringify({ revision }),
  }).then(answer => {
    if (answer.status !== 204) throw new Error(`The hook answered ${answer.status}`)
  })

const row = (fault, page, { status, ms }, intact) =>
  `  ${fault.padEnd(15)}${page.padEnd(20)}${String(status).padEnd(8)}${String(ms).padStart(6)} ms   ${intact}`

/**
 * Starts CMS, proxy and site and lets the CMS fail in every way: a table of `lines`, each told as it comes.
 * @returns {Promise<{ checked: number, misses: string[], lines: string[] }>}
 */
export async function checkSite(told = () => {}) {
  const ports = await freePorts()
  const dataDir = await seededData('faults')
  const backend = await startStack({ ports, dataDir, only: ['mailbox', 'backend'] })
  const proxy = await startFaultyProxy(backend.urls.backend)
  const env = { CMS_API_URL: `${proxy.url}/api`, CONTENT_HOOK_SECRET: secret, LOG_LEVEL: 'silent' }
  const start = () => startStack({ ports, dataDir, env, only: ['marketing'] })
  let marketing = await start()
  const { site } = marketing.urls
  const misses = []
  const lines = []
  const tell = line => {
    lines.push(line)
    told(line)
  }
  let checked = 0

  const judge = (fault, page, found, good) => {
    checked += 1
    const intact = found.text === good.text
    const kept = found.status === good.status && intact && found.ms <= budget
    tell(row(fault, page, found, `${intact ? 'intact' : 'NOT INTACT'}${kept ? '' : '   <- miss'}`))
    if (!kept)
      misses.push(`${fault} × ${page}: ${found.status} in ${found.ms} ms, ${intact ? '' : 'not '}intact`)
  }

  try {
    const good = new Map()
    for (const page of pages) good.set(page, await ask(site + page))
    const broken = [...good].filter(([, { status }]) => status !== 200)
    if (broken.length > 0) throw new Error(`Not good to begin with: ${broken.map(([page]) => page)}`)
    const lost = await ask(site + missing)
    tell('\n  fault          page                status     time   content')

    const round = async (name, when = () => {}) => {
      for (const page of pages) {
        await when()
        let found = await ask(site + page)
        // Other work on the machine makes an answer later and never earlier: one that is only late is asked again.
        for (let tries = 0; tries < 2 && found.ms > budget; tries += 1) {
          await when()
          found = await ask(site + page)
        }
        judge(name, page, found, good.get(page))
      }
      const { status, ms } = await ask(site + missing)
      judge(name, missing, { status, ms, text: '' }, { status: lost.status, text: '' })
    }

    for (const name of Object.keys(faults)) {
      proxy.fail(name)
      await round(name, () => purge(site, `${name}-${Math.random()}`))
    }

    await marketing.stop()
    proxy.fail('reset')
    marketing = await start()
    await round('restarted')

    proxy.fail(null)
    await purge(site, 'healthy')
    await pause(2_500)
    await round('healthy again')
  } finally {
    await marketing.stop()
    await proxy.stop()
    await backend.stop()
    removeFolder(dataDir)
  }
  return { checked, misses, lines }
}
