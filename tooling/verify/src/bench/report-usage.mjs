import { loadavg } from 'node:os'
import { startTestBackend } from '#src/product/test-backend.mjs'
import { runBackendProgram } from './usage/run-program.mjs'

/** Entries appended a second, and the rate at which a month with 10 million plays is reported within ten minutes. */
const appendedPerSecond = 40_000
const reportedPerSecond = 10_000_000 / 600
const maxMegabytes = 700

const ms = value => `${value.toFixed(1)} ms`.padStart(10)

const number = value => Math.round(value).toLocaleString('en')

function print({ name, plays, seconds, processorSeconds, budget }) {
  const rate = plays / seconds
  const isMissed = rate < budget
  console.info(
    `  ${name.padEnd(30)}${number(plays)} plays in ${seconds.toFixed(1)} s (${processorSeconds.toFixed(1)} s of processor), ${number(rate)} a second   ${(rate / budget).toFixed(1)} × the budget${isMissed ? ', misses the budget' : ''}`,
  )
  return isMissed ? 1 : 0
}

const maxStatementGrowth = 3

/** Prints the cost of the usage page and its PDF. Returns the number of figures that miss their budget. */
function printStatements({ base, ...others }) {
  const names = {
    small: 'the same venue',
    usual: 'a venue of usual size',
    chain: 'a chain of 100 (no budget)',
  }
  let missed = 0
  console.info(`\n  ${'usage page, PDF'.padEnd(30)}${ms(base.page)}${ms(base.pdf)}  100 plays in all`)
  for (const [name, { page, pdf }] of Object.entries(others)) {
    const ratio = Math.max(page / base.page, pdf / base.pdf)
    const isOver = name !== 'chain' && ratio > maxStatementGrowth
    if (isOver) missed += 1
    console.info(
      `  ${names[name].padEnd(30)}${ms(page)}${ms(pdf)}  ${ratio.toFixed(2)} ×${isOver ? `, over ${maxStatementGrowth} ×` : ''}`,
    )
  }
  return missed
}

/** Generates a month of plays, then logs and reports it. Returns the number of figures that miss their budget. */
export async function reportUsage({ plays }) {
  const testBackend = await startTestBackend({
    name: 'bench-usage',
    isEmpty: true,
    env: { SEED: 'none' },
  })
  try {
    // The job of a running backend would append the same plays.
    await testBackend.end()
    console.info(
      `  ${number(plays)} plays   load ${loadavg()
        .map(value => value.toFixed(1))
        .join(' ')}`,
    )
    const found = await runBackendProgram('append-and-report', testBackend.environment(), { plays })
    const { appended, reported, statements, megabytes } = found
    const isLarge = megabytes > maxMegabytes
    const missed = [
      print({ name: 'append to the log', ...appended, budget: appendedPerSecond }),
      print({ name: 'report of the month', ...reported, budget: reportedPerSecond }),
      isLarge ? 1 : 0,
      printStatements(statements),
    ].reduce((sum, one) => sum + one, 0)
    console.info(
      `  ${'peak memory'.padEnd(30)}${number(megabytes)} MB, ${number(found.megabytesBefore)} MB before   ${isLarge ? 'misses the budget' : 'within the budget'}`,
    )
    return missed
  } finally {
    await testBackend.stop()
  }
}
