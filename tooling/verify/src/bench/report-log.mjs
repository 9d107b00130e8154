import { loadavg } from 'node:os'
import { startTestBackend } from '#src/product/test-backend.mjs'
import { runBackendProgram } from './usage/run-program.mjs'

const entriesPerSecond = 40_000

const number = value => Math.round(value).toLocaleString('en')

/**
 * Measures how many entries of the usage log the backend appends per second, with their totals and files, on PostgreSQL.
 * Returns the number of figures that miss their budget.
 */
export async function reportLog({ plays }) {
  const testBackend = await startTestBackend({ name: 'bench-log', isEmpty: true, env: { SEED: 'none' } })
  try {
    // The job of a running backend would append the same plays.
    await testBackend.end()
    const load = loadavg().map(value => value.toFixed(1))
    const { appended, counted, ...found } = await runBackendProgram('append-log', testBackend.environment(), {
      plays,
    })
    if (counted !== found.plays) throw new Error(`${counted} of ${found.plays} plays are in the totals`)
    const rate = found.entries / appended.seconds
    const isMissed = rate < entriesPerSecond
    console.info(
      `  ${number(found.entries)} entries in ${appended.seconds.toFixed(1)} s (${appended.processorSeconds.toFixed(1)} s of processor), ${number(rate)} a second   ${(rate / entriesPerSecond).toFixed(1)} × the budget${isMissed ? ', misses the budget' : ''}   load ${load.join(' ')}`,
    )
    return isMissed ? 1 : 0
  } finally {
    await testBackend.stop()
  }
}
