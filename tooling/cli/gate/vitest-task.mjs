import { run } from '#program/run.mjs'
import { countReports, countVitest, removeReports } from './test-counts.mjs'

/** All tests of one turbo task, counted from the report that each workspace folder writes. */
export async function vitest(task, { log, fresh, env = {} }) {
  const report = `${task.replace(':', '-')}.json`
  removeReports(report)
  const force = fresh ? ['--force'] : []
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=.cache/${report}`]
  // Two packages share the cores here; a test alone on them keeps the short time-out of its package.
  const patience = ['--testTimeout=120000', '--hookTimeout=120000']
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
    ...patience,
  ]
  const code = await run('pnpm', args, { log, env })
  return { ok: code === 0, ...countReports(report, countVitest) }
}
