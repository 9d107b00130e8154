import { join } from 'node:path'
import { stages } from './gate/stages.mjs'
import { noTests, sum } from './gate/test-counts.mjs'
import { CliError, main } from './program/cli-error.mjs'
import { dataDirOf } from './program/environment.mjs'
import { failedTaskTail } from './program/run.mjs'
import { step } from './program/steps.mjs'
import { ensureChromium } from './setup/chromium.mjs'
import { prepare, requireMachine } from './setup/prepare.mjs'
import { stopOnInterrupt } from './stack/stop-on-interrupt.mjs'

const verify = process.argv.includes('--verify')
const only = process.argv.slice(2).filter(argument => !argument.startsWith('--'))

const isWanted = ({ name, verifyOnly }) =>
  only.length > 0 ? only.includes(name.split(' ')[0]) : verify || !verifyOnly

/** A stage that fails without a failed test (a tool crashed) counts as one failure. */
async function runStage(stage, context) {
  try {
    const result = await stage.run(context)
    if (result.ok || result.failed > 0) return result
    return { ...result, failed: 1 }
  } catch (error) {
    if (!(error instanceof CliError)) throw error
    return { ...noTests, ok: false, failed: 1, failures: [`${error.message}\n${error.detail}`] }
  }
}

function report(stage, { failures }, log) {
  for (const failure of failures) console.info(`\n${failure.replace(/^/gm, '    ')}`)
  if (failures.length === 0) console.info(`\n${failedTaskTail(log, 60).replace(/^/gm, '    ')}`)
  console.info(`\n    ${stage.name}: the whole log is ${log}\n`)
}

await main(async () => {
  requireMachine()
  stopOnInterrupt()
  const logs = join(dataDirOf(), 'logs/test')

  console.info('')
  await prepare(logs)
  let chromium
  await step('Chromium', async () => {
    chromium = await ensureChromium(logs)
  })

  console.info('')
  const results = []
  for (const stage of stages.filter(isWanted)) {
    const log = join(
      logs,
      `${stage.name
        .toLowerCase()
        .match(/[a-z]+/g)
        .join('-')}.log`,
    )
    let result
    await step(stage.name, async () => {
      result = await runStage(stage, { log, chromium, verify, fresh: verify })
      return { ok: result.failed === 0, note: `${result.passed} passed, ${result.failed} failed` }
    })
    if (result.failed > 0) report(stage, result, log)
    for (const test of result.flaky ?? [])
      console.info(`\n    passed on a retry: ${test.replace(/\n/g, '\n    ')}\n`)
    results.push(result)
  }

  const { passed, failed } = sum(results)
  console.info(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
})
