import { existsSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { getNodePath, readJson, root } from '#program/environment.mjs'
import { runTool } from '#program/run.mjs'
import { backendStage, contractStage, getPropertyTestEnv } from './backend-stages.mjs'
import { countPlaywrightTests, countReportedTests, emptyCounts, removeReports } from './test-counts.mjs'
import { runVitestTask } from './vitest-task.mjs'

/**
 * A stage that either passes or fails, counted as one check. It only reads the source and therefore does not
 * need the built admin panel.
 */
const check = (name, ...command) => ({
  name,
  withoutPanel: true,
  async run({ log, niceness }) {
    const ok = (await runTool('pnpm', ['exec', ...command], { log, niceness })) === 0
    return { ok, passed: ok ? 1 : 0, failed: ok ? 0 : 1, failures: [] }
  },
})

const unitStage = {
  name: 'unit',
  run: context =>
    runVitestTask('test', { ...context, filter: ['--filter=!backend'], env: getPropertyTestEnv(context) }),
}

const journeys = {
  name: 'journeys',
  waitsForPages: true,
  async run({ log, chromium, verify }) {
    removeReports('journeys.json')
    const args = ['exec', 'playwright', 'test']
    const env = { CHROMIUM_PATH: chromium, JOURNEYS: verify ? 'all' : 'gate' }
    const code = await runTool('pnpm', args, { log, env, cwd: join(root, 'tooling/e2e') })
    return { ok: code === 0, ...countReportedTests('journeys.json', countPlaywrightTests) }
  },
}

/** A stage of tooling/verify, a separate program that writes its counts to a report. */
const program = (name, { verifyOnly = true } = {}) => ({
  name,
  verifyOnly,
  async run({ log, niceness, chromium }) {
    const report = join(dirname(log), `${name}.json`)
    rmSync(report, { force: true })
    const args = ['src/run-stage.mjs', name, '--report', report]
    const env = { CHROMIUM_PATH: chromium }
    const code = await runTool(getNodePath(), args, {
      log,
      env,
      niceness,
      cwd: join(root, 'tooling/verify'),
    })
    return { ...emptyCounts, ...(existsSync(report) ? readJson(report) : {}), ok: code === 0 }
  },
})

const faults = [
  'site',
  'kill',
  'uploads',
  'portal',
  'replies',
  'music',
  'plays',
  'payments',
  'backup',
  'storage',
  'connections',
  'requests',
  'player',
]

/**
 * The stages of the gate in the order in which they start, two at a time. The journeys come first, because
 * they take longest. The unit tests of the other packages come last, because they use both cores when they
 * run alone. Long stages run only in `npm run verify`.
 */
export const stages = [
  journeys,
  check('format', 'biome', 'format', '.'),
  check('lint', 'biome', 'check', '--formatter-enabled=false', '--error-on-warnings', '.'),
  check('language', 'cspell', 'lint', '--no-progress', '--quiet', '.'),
  check('boundaries', 'depcruise', '--config', '.dependency-cruiser.mjs', 'apps', 'packages', 'tooling'),
  check('unused code', 'knip'),
  check('types', 'turbo', 'run', 'typecheck', '--only', '--continue', '--output-logs=errors-only'),
  program('page-weight', { verifyOnly: false }),
  backendStage,
  contractStage,
  unitStage,
  program('multi-instance'),
  program('image-smoke-test'),
  program('proxy'),
  program('static-host'),
  program('event-loop'),
  program('lighthouse'),
  program('lighthouse-portal'),
  ...faults.map(name => program(`faults-${name}`)),
  program('timing'),
]
