import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { CliError, runProgram } from '@bgm/cli/cli-error'
import { stopOnInterrupt } from '@bgm/cli/stop-on-interrupt'
import { stages } from './stages.mjs'

await runProgram(async () => {
  const options = { report: { type: 'string' } }
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const stage = Object.hasOwn(stages, positionals[0] ?? '') ? stages[positionals[0]] : undefined
  if (!stage) throw new CliError(`Unknown stage. Stages: ${Object.keys(stages).join(', ')}`)
  stopOnInterrupt()
  const result = await stage(console.info)
  for (const failure of result.failures) console.info(`\n${failure}`)
  console.info(`\n${result.passed} passed, ${result.failed} failed`)
  if (values.report) writeFileSync(values.report, JSON.stringify(result))
  process.exit(result.failed > 0 ? 1 : 0)
})
