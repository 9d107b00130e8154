import { basename } from 'node:path'
import { runTool } from '#program/run.mjs'
import { countReportedTests, countVitestTests, removeReports } from './test-counts.mjs'

/** Runs the tests of a turbo task and counts them from the packages' reports, which are named after the log. */
export async function runVitestTask(task, { log, fresh, niceness, filter = [], env = {} }) {
  const report = `${basename(log, '.log')}.json`
  removeReports(report)
  const force = fresh ? ['--force'] : []
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=.cache/${report}`]
  // These timeouts are longer than the packages' own, because several packages and stages share the cores
  // here.
  const timeouts = ['--testTimeout=120000', '--hookTimeout=300000']
  const args = [
    'exec',
    'turbo',
    'run',
    task,
    ...filter,
    '--only',
    '--continue',
    '--concurrency=2',
    '--output-logs=new-only',
    ...force,
    '--',
    ...reporters,
    ...timeouts,
  ]
  // The gate has already built everything. Building during other stages would delete the files they run,
  // hence `--only`.
  const code = await runTool('pnpm', args, { log, niceness, env: { ...env, BACKEND_IS_BUILT: 'true' } })
  return { ok: code === 0, ...countReportedTests(report, countVitestTests) }
}
