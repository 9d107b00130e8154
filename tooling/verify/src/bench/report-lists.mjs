import { findFreePorts } from '@bgm/cli/ports'
import { createTemporaryFolder, removeFolder } from '@bgm/cli/seeded-data'
import { startStack } from '@bgm/cli/start-stack'
import { runStep } from '@bgm/cli/steps'
import { maxListCostRatio, measureImport, measureLists } from './measure-lists.mjs'

const measuredImport = { units: 1000, seconds: 60 }

async function seeded(size) {
  const dataDir = createTemporaryFolder(`bench-${size}`)
  const stack = await startStack({
    ports: await findFreePorts(),
    dataDir,
    only: ['mailbox', 'backend'],
    env: { SEED: size, LOG_LEVEL: 'error', SAMPLE_TRACKS: '0' },
    timeout: 900_000,
  })
  return {
    api: stack.urls.api,
    async stop() {
      await stack.stop()
      removeFolder(dataDir)
    },
  }
}

const ms = value => `${value.toFixed(1)} ms`.padStart(10)

/**
 * Compares lists with 100 and 100,000 units and measures a large import. Returns the number of figures that miss
 * their budget.
 */
export async function reportLists() {
  let small
  let large
  await runStep('100 units', async () => {
    small = await seeded('small')
  })
  await runStep('100,000 units', async () => {
    large = await seeded('large')
  })
  let over = 0
  try {
    const found = await measureLists({ small: small.api, large: large.api })
    console.info(
      `\n  ${'list'.padEnd(52)}${['100 units', 'usual', 'largest'].map(name => name.padStart(10)).join('')}  ratio`,
    )
    for (const { name, base, usual, largest, ratio } of found) {
      const excess = ratio > maxListCostRatio ? `   over ${maxListCostRatio} ×` : ''
      if (excess) over += 1
      console.info(
        `  ${name.padEnd(52)}${ms(base)}${ms(usual)}${ms(largest)}  ${ratio.toFixed(2).padStart(5)}${excess}`,
      )
    }
    const { created, seconds } = await measureImport(large.api, measuredImport.units)
    const tooSlow = seconds > measuredImport.seconds
    if (tooSlow) over += 1
    console.info(
      `\n  import of ${created} units: ${seconds.toFixed(1)} s${tooSlow ? `   over ${measuredImport.seconds} s` : ''}`,
    )
  } finally {
    await small.stop()
    await large.stop()
  }
  return over
}
