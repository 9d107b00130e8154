import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { measureStored, missingTools, storedBudget } from '../bench/src/stored-page.mjs'
import { siteHead, siteRow } from '../bench/src/table.mjs'
import { atSize } from './at-size.mjs'
import { ensureChromium } from './chromium.mjs'
import { dataDirOf } from './environment.mjs'
import { load } from './load.mjs'
import { weighPages } from './portal-weights.mjs'
import { freePorts } from './ports.mjs'
import { begin, prepare } from './prepare.mjs'
import { main, Refusal } from './refusal.mjs'
import { startStack } from './stack.mjs'
import { step } from './steps.mjs'
import { removeFolder, seededData } from './template.mjs'
import { weigh } from './weigh.mjs'

const kB = bytes => `${(bytes / 1000).toFixed(1)} kB`

/** What a first visit may weigh: the budgets of docs/performance.md. */
const content = { bytes: 100_000, script: 5_000, requests: 8 }
const identity = { script: 100_000 }
const pages = ({ site, portal }) => [
  { name: 'home', url: `${site}/`, budget: content },
  { name: 'home (en)', url: `${site}/en`, budget: content },
  { name: 'industry', url: `${site}/industry/hotel`, budget: content },
  { name: 'sign in', url: `${portal}/sign-in`, budget: identity },
  { name: 'register', url: `${portal}/register`, budget: identity },
]

async function weights(urls) {
  let over = 0
  console.info('\n  page            requests      whole     script')
  for (const { name, url, budget } of pages(urls)) {
    const found = await weigh(url)
    const exceeded = Object.keys(budget).filter(what => found[what] > budget[what])
    over += exceeded.length
    const verdict = exceeded.length > 0 ? `   over budget: ${exceeded.join(', ')}` : ''
    const columns = [
      String(found.requests).padStart(8),
      kB(found.bytes).padStart(10),
      kB(found.script).padStart(10),
    ]
    console.info(`  ${name.padEnd(16)}${columns.join(' ')}${verdict}`)
  }
  return over
}

/** Every page of the portal, those behind the sign-in too, as its build tells. */
function portalPages() {
  const pages = weighPages()
  console.info('\n  page of the portal       requests     script   its words')
  for (const { name, requests, script, words, over } of pages) {
    const columns = [String(requests).padStart(8), kB(script).padStart(10), kB(words).padStart(11)]
    console.info(
      `  ${name.padEnd(24)}${columns.join(' ')}${over.length > 0 ? `   over budget: ${over.join(', ')}` : ''}`,
    )
  }
  return pages.filter(({ over }) => over.length > 0).length
}

/** Every page of the site in both languages, as a phone on a slow line meets it. */
async function lighthouse({ site }) {
  const { readSite } = await import('../bench/src/site.mjs')
  const chromium = await ensureChromium(join(dataDirOf(), 'logs'))
  console.info(`\n${siteHead}`)
  const told = page => console.info(siteRow(page))
  const read = await readSite({ site, chromium, told })
  return read.filter(({ over }) => over.length > 0).length
}

async function speed(urls) {
  console.info('\n  page            answers/s   median ms      p99 ms   failed')
  for (const { name, url } of pages(urls)) {
    const { rate, median, latest, failed } = await load(url)
    const columns = [
      rate.toFixed(0).padStart(9),
      median.toFixed(1).padStart(11),
      latest.toFixed(1).padStart(11),
    ]
    console.info(`  ${name.padEnd(16)}${columns.join(' ')}${String(failed).padStart(9)}`)
  }
}

/** A page from the store against nginx with the same bytes and against itself uncached, where the tools for it are. */
async function stored({ urls, pids }) {
  const missing = missingTools()
  if (missing.length > 0) {
    console.info(`\n  stored page: not measured, this machine has no ${missing.join(', ')}`)
    return 0
  }
  const { mailbox: port } = await freePorts()
  const found = await measureStored({ site: urls.site, pid: pids.marketing, port })
  const { store, nginx, uncached, ofNginx, ofUncached } = found
  console.info(
    `\n  stored page, one core, ${kB(found.bytes)}: ${store.toFixed(0)}/s · nginx ${nginx.toFixed(0)}/s · uncached ${uncached.toFixed(0)}/s`,
  )
  const kept = { ofNginx: ofNginx >= storedBudget.ofNginx, ofUncached: ofUncached >= storedBudget.ofUncached }
  console.info(
    `  ${ofNginx.toFixed(2)} of nginx${kept.ofNginx ? '' : ' (under budget)'} · ${ofUncached.toFixed(0)} × uncached${kept.ofUncached ? '' : ' (under budget)'}`,
  )
  return Object.values(kept).filter(good => !good).length
}

function told(missed) {
  if (missed > 0) throw new Refusal(`${missed} ${missed === 1 ? 'figure misses' : 'figures miss'} the budget`)
}

const numbers = { members: '24', seconds: '5', rounds: '3', minutes: '10' }

/** What is measured: pages and their speed, or by name the lists at size or many members at once. */
function wanted() {
  const options = {
    database: { type: 'string', default: 'sqlite' },
    ...Object.fromEntries(
      Object.entries(numbers).map(([name, standard]) => [name, { type: 'string', default: standard }]),
    ),
  }
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [name = 'pages'] = positionals
  if (!['pages', 'size', 'load'].includes(name))
    throw new Refusal(`There is no ${name}. There are: size, load`)
  if (!['sqlite', 'postgres'].includes(values.database)) throw new Refusal('--database is sqlite or postgres')
  const counts = Object.fromEntries(Object.keys(numbers).map(number => [number, Number(values[number])]))
  const wrong = Object.keys(counts).find(number => !(counts[number] >= (number === 'minutes' ? 0 : 1)))
  if (wrong) throw new Refusal(`--${wrong} must be a number`)
  return { name, options: { ...counts, database: values.database } }
}

/** Only now: it needs packages that `prepare` may have just installed. */
async function loaded(options) {
  const { manyMembers } = await import('./many-members.mjs')
  return manyMembers(options)
}

await main(async () => {
  const { name, options } = wanted()
  begin()
  console.info('')
  await prepare(join(dataDirOf(), 'logs'))
  if (name !== 'pages') {
    console.info('')
    told(name === 'size' ? await atSize() : await loaded(options))
    return
  }
  const dataDir = await seededData('bench')
  const stack = await startStack({ ports: await freePorts(), dataDir, env: { LOG_LEVEL: 'error' }, step })
  const over = (await weights(stack.urls)) + portalPages() + (await lighthouse(stack.urls))
  await speed(stack.urls)
  const slow = await stored(stack)
  await stack.stop()
  removeFolder(dataDir)
  console.info('')
  told(over + slow)
})
