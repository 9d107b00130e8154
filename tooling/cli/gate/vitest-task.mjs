import { basename } from 'node:path'
import { runTool } from '#program/run.mjs'
import { countReports, countVitest, removeReports } from './test-counts.mjs'

/** Runs the tests of one turbo task and counts them from the reports of the packages, which are named after the log. */
export async function runVitestTask(task, { log, fresh, niceness, filter = [], env = {} }) {
  const report = `${basename(log, '.log')}.json`
  removeReports(report)
  const force = fresh ? ['--force'] : []
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=.cache/${report}`]
  // Several packages and stages share the cores here; run alone, a test keeps the shorter timeout of its package.
  const timeouts = ['--testTimeout=120000', '--hookTimeout=120000']
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
  // The gate has built everything. A build beside other stages would delete what they run, hence `--only` above.
  const code = await runTool('pnpm', args, { log, niceness, env: { ...env, BACKEND_IS_BUILT: 'true' } })
  return { ok: code === 0, ...countReports(report, countVitest) }
}
