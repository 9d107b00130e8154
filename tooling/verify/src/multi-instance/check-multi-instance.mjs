import { join } from 'node:path'
import { getDataDir, root } from '@bgm/cli/environment'
import { runTool } from '@bgm/cli/run'
import { countPlaywrightTests, countReportedTests, removeReports, sumCounts } from '@bgm/cli/test-counts'
import { checkSharedState } from './check-shared-state.mjs'
import { startInstances } from './start-instances.mjs'

/** Journeys that use sessions, drafts, rate limits, files, email, publishing and a device. */
const journeys = [
  'whole-path',
  'password',
  'phone',
  'session-ended',
  'double-submit',
  'tax-file',
  'site-forms',
  'publish',
  'playback',
]

async function runJourneys({ urls, admin }) {
  removeReports('journeys.json')
  const env = { JOURNEYS: 'gate', STACK: JSON.stringify({ ...urls, administrator: admin }) }
  const args = ['exec', 'playwright', 'test', ...journeys.map(name => `${name}.spec`), '--project', 'desktop']
  const log = join(getDataDir(), 'logs/test/multi-instance-journeys.log')
  const code = await runTool('pnpm', args, { log, env, cwd: join(root, 'tooling/e2e') })
  const counts = countReportedTests('journeys.json', countPlaywrightTests)
  return code === 0 || counts.failed > 0
    ? counts
    : { ...counts, failed: 1, failures: [`Playwright failed; its log: ${log}`] }
}

/** Runs two processes of each service behind nginx, to detect state that is kept in a single process. */
export async function checkMultiInstance(print) {
  const product = await startInstances()
  try {
    const byJourneys = await runJourneys(product)
    const { passed, failures } = await checkSharedState(product, print)
    return sumCounts([byJourneys, { passed, failed: failures.length, failures }])
  } finally {
    await product.stop()
  }
}
