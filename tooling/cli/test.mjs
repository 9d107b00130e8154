import { join } from 'node:path'
import { runStages, selectStages } from './gate/run-stages.mjs'
import { stages } from './gate/stages.mjs'
import { sumCounts } from './gate/test-counts.mjs'
import { runProgram } from './program/cli-error.mjs'
import { getDataDir } from './program/environment.mjs'
import { runStep } from './program/steps.mjs'
import { ensureChromium } from './setup/chromium.mjs'
import { checkMachine, prepareAdminPanel, prepareApps, preparePackages } from './setup/prepare.mjs'
import { stopOnInterrupt } from './stack/stop-on-interrupt.mjs'

const verify = process.argv.includes('--verify')
const only = process.argv.slice(2).filter(argument => !argument.startsWith('-'))
const options = process.argv.slice(2).filter(argument => argument.startsWith('-'))

await runProgram(async () => {
  const selected = selectStages(stages, { only, verify, options })
  checkMachine()
  stopOnInterrupt()
  const logs = join(getDataDir(), 'logs/test')

  console.info('')
  await preparePackages(logs)
  let chromium
  const browser = runStep('Chromium', async () => {
    chromium = await ensureChromium(logs)
  })
  await Promise.all([prepareApps(logs), browser])

  const panel = prepareAdminPanel(logs)
  const [results] = await Promise.all([
    runStages(selected, { panel, logs, chromium, verify, fresh: verify }),
    panel,
  ])

  const { passed, failed } = sumCounts(results)
  console.info(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
})
