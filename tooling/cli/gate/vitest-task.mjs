import { run } from '#program/run.mjs'
import { countReports, countVitest, removeReports } from './test-counts.mjs'

/** Runs the tests of one turbo task and counts them from the reports of the packages. */
export async function vitest(task, { log, fresh, env = {} }) {
  const report = `${task.replace(':', '-')}.json`
  removeReports(report)
  const force = fresh ? ['--force'] : []
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=.cache/${report}`]
  // Two packages share the cores here; run alone, a test keeps the shorter timeout of its package.
  const timeouts = ['--testTimeout=120000', '--hookTimeout=120000']
  const args = [
    'exec',
    'turbo',
    'run',
    task,
    '--continue',
    '--concurrency=2',
    '--output-logs=new-only',
    ...force,
    '--',
    ...reporters,
    ...timeouts,
  ]
  const code = await run('pnpm', args, { log, env })
  return { ok: code === 0, ...countReports(report, countVitest) }
}
