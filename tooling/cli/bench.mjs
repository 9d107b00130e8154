import { join } from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { dataDirOf } from './environment.mjs'
import { onInterrupt } from './interrupt.mjs'
import { load } from './load.mjs'
import { freePorts } from './ports.mjs'
import { prepare, requireMachine } from './prepare.mjs'
import { stopAll } from './processes.mjs'
import { main, Refusal } from './refusal.mjs'
import { endRunning } from './run.mjs'
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

/** Every page of the site in both languages, as a phone on a slow line meets it. */
async function lighthouse({ site }) {
  const { readSite } = await import('../bench/src/site.mjs')
  const chromium = await ensureChromium(join(dataDirOf(), 'logs'))
  console.info(`\n  ${'page'.padEnd(38)}perf  a11y  best  seo   LCP ms    CLS  requests      whole`)
  const told = ({ url, figures, over }) => {
    const scores = ['performance', 'accessibility', 'best-practices', 'seo'].map(name =>
      String(figures[name] ?? '–').padEnd(6),
    )
    const rest = [
      String(figures.lcp).padStart(6),
      String(figures.cls).padStart(6),
      String(figures.requests).padStart(9),
      kB(figures.bytes).padStart(10),
    ]
    const verdict = over.length > 0 ? `   over budget: ${over.join(', ')}` : ''
    console.info(`  ${new URL(url).pathname.padEnd(38)}${scores.join('')}${rest.join(' ')}${verdict}`)
  }
  const read = await readSite({ site, chromium, told })
  return read.filter(({ over }) => over.length > 0).length
}

async function speed(urls) {
  console.info('\n  page            answers/s   median ms      p99 ms   failed')
  for (const { name, url } of pages(urls)) {
    const { rate, median, late, failed } = await load(url)
    const columns = [
      rate.toFixed(0).padStart(9),
      median.toFixed(1).padStart(11),
      late.toFixed(1).padStart(11),
    ]
    console.info(`  ${name.padEnd(16)}${columns.join(' ')}${String(failed).padStart(9)}`)
  }
}

await main(async () => {
  requireMachine()
  onInterrupt(async () => {
    endRunning()
    await stopAll()
  }, 130)
  console.info('')
  await prepare(join(dataDirOf(), 'logs'))
  const dataDir = await seededData('bench')
  const stack = await startStack({ ports: await freePorts(), dataDir, env: { LOG_LEVEL: 'error' }, step })
  const over = (await weights(stack.urls)) + (await lighthouse(stack.urls))
  await speed(stack.urls)
  await stack.stop()
  removeFolder(dataDir)
  console.info('')
  if (over > 0) throw new Refusal(`${over} ${over === 1 ? 'figure is' : 'figures are'} over budget`)
})
