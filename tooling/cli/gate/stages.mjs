import { appendFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { contract, contractOnPostgres, race, two } from './backend-stages.mjs'
import { countPlaywright, countReports, removeReports } from './counts.mjs'
import { root } from './environment.mjs'
import { faultStages } from './fault-stages.mjs'
import { freePorts } from './ports.mjs'
import { run } from './run.mjs'
import { startStack } from './stack.mjs'
import { removeFolder, seededData } from './template.mjs'
import { vitest } from './vitest-task.mjs'

/** A stage that only says yes or no counts as one check. */
const check = (name, ...command) => ({
  name,
  async run({ log }) {
    const ok = (await run('pnpm', ['exec', ...command], { log })) === 0
    return { ok, passed: ok ? 1 : 0, failed: ok ? 0 : 1, failures: [] }
  },
})

/** The long run tries more inputs where a test draws them by chance. */
const unit = {
  name: 'unit',
  run: context => vitest('test', { ...context, env: context.verify ? { PROPERTY_RUNS: '100000' } : {} }),
}

/** What every page of the built portal weighs. */
const weights = {
  name: 'weights',
  async run({ log }) {
    const { weighPages } = await import('./portal-weights.mjs')
    const pages = ['id', 'en'].flatMap(locale => weighPages(locale).map(page => ({ locale, ...page })))
    const lines = pages.map(
      ({ locale, name, script, requests, over }) =>
        `${locale} ${name}: ${(script / 1000).toFixed(1)} kB, ${requests} requests${over.length > 0 ? `, over budget: ${over.join(', ')}` : ''}`,
    )
    writeFileSync(log, `${lines.join('\n')}\n`)
    const failures = lines.filter((_, index) => pages[index].over.length > 0)
    return {
      ok: failures.length === 0,
      passed: pages.length - failures.length,
      failed: failures.length,
      failures,
    }
  },
}

const journeys = {
  name: 'journeys',
  async run({ log, chromium, verify }) {
    removeReports('journeys.json')
    const args = ['exec', 'playwright', 'test']
    const env = { CHROMIUM_PATH: chromium, JOURNEYS: verify ? 'all' : 'gate' }
    const code = await run('pnpm', args, { log, env, cwd: join(root, 'tooling/e2e') })
    return { ok: code === 0, ...countReports('journeys.json', countPlaywright) }
  },
}

const lighthouse = {
  name: 'lighthouse',
  verifyOnly: true,
  async run({ chromium, log }) {
    const { readSite } = await import('../bench/src/site.mjs')
    const { siteHead, siteRow } = await import('../bench/src/table.mjs')
    writeFileSync(log, `${siteHead}\n`)
    const told = page => appendFileSync(log, `${siteRow(page)}\n`)
    const dataDir = await seededData('lighthouse')
    const stack = await startStack({
      ports: await freePorts(),
      dataDir,
      only: ['mailbox', 'backend', 'marketing'],
    })
    try {
      const read = await readSite({ site: stack.urls.site, chromium, told })
      const missed = read.filter(({ over }) => over.length > 0)
      const passed = read.length - missed.length
      return { ok: missed.length === 0, passed, failed: missed.length, failures: missed.map(siteRow) }
    } finally {
      await stack.stop()
      removeFolder(dataDir)
    }
  },
}

/** Each app by the steps of its Dockerfile, in a tree in which the others' code does not exist. */
const alone = {
  name: 'alone',
  verifyOnly: true,
  async run({ log }) {
    const { checkAlone } = await import('../deploy/src/alone.mjs')
    const lines = []
    const { passed, failures } = await checkAlone({ logs: dirname(log), told: line => lines.push(line) })
    writeFileSync(log, `${lines.join('\n')}\n`)
    return { ok: failures.length === 0, passed, failed: failures.length, failures }
  },
}

/** Everything twice behind the deployed proxy: its doors, and each process replaced under load. */
const proxy = {
  name: 'proxy',
  verifyOnly: true,
  async run({ log }) {
    const { checkProxy } = await import('../deploy/src/check-proxy.mjs')
    const lines = []
    const { passed, failures } = await checkProxy(line => lines.push(line))
    writeFileSync(log, `${lines.join('\n')}\n`)
    return { ok: failures.length === 0, passed, failed: failures.length, failures }
  },
}

/** The site as files, behind a real nginx. */
const staticHost = {
  name: 'static',
  verifyOnly: true,
  async run({ log }) {
    const { checkStaticHost } = await import('../static-host/src/check.mjs')
    const lines = []
    const { passed, failures } = await checkStaticHost(line => lines.push(line))
    writeFileSync(log, `${lines.join('\n')}\n`)
    return { ok: failures.length === 0, passed, failed: failures.length, failures }
  },
}

/** Whether the time of an answer tells that an account exists. */
const timing = {
  name: 'timing',
  verifyOnly: true,
  async run({ log }) {
    const { measureTiming, timingTable } = await import('../bench/src/timing.mjs')
    const dataDir = await seededData('timing')
    const env = { RATE_LIMIT_FACTOR: '100000', LOG_LEVEL: 'error' }
    const stack = await startStack({ ports: await freePorts(), dataDir, env, only: ['mailbox', 'backend'] })
    try {
      const rows = await measureTiming({ api: stack.urls.api })
      const table = timingTable(rows)
      writeFileSync(log, `${table}\n`)
      console.info(`\n${table.replace(/^/gm, '    ')}\n`)
      const missed = rows.filter(({ kept }) => !kept)
      const failures = missed.length > 0 ? [table] : []
      return {
        ok: missed.length === 0,
        passed: rows.length - missed.length,
        failed: missed.length,
        failures,
      }
    } finally {
      await stack.stop()
      removeFolder(dataDir)
    }
  },
}

/** The gate, cheapest first; what is long is for `npm run verify` alone. */
export const stages = [
  check('format', 'biome', 'format', '.'),
  check('lint', 'biome', 'check', '--formatter-enabled=false', '--error-on-warnings', '.'),
  check('boundaries', 'depcruise', '--config', '.dependency-cruiser.mjs', 'apps', 'packages', 'tooling'),
  check('unused code', 'knip'),
  check('types', 'turbo', 'run', 'typecheck', '--continue', '--output-logs=errors-only'),
  weights,
  unit,
  contract,
  contractOnPostgres,
  race,
  journeys,
  two,
  alone,
  proxy,
  staticHost,
  lighthouse,
  ...faultStages,
  timing,
]
