import { parseArgs } from 'node:util'
import { CliError, runProgram } from '@bgm/cli/cli-error'
import { stopOnInterrupt } from '@bgm/cli/stop-on-interrupt'
import { faultPrograms } from './programs.mjs'

function parseCommand() {
  const { values, positionals } = parseArgs({
    options: { count: { type: 'string' }, only: { type: 'string' } },
    allowPositionals: true,
  })
  const unknown = positionals.filter(name => !Object.hasOwn(faultPrograms, name))
  if (unknown.length > 0)
    throw new CliError(
      `Unknown program: ${unknown.join(', ')}. Programs: ${Object.keys(faultPrograms).join(', ')}`,
    )
  const names = positionals.length > 0 ? positionals : Object.keys(faultPrograms)
  const options = {
    ...(values.count && { count: Number(values.count) }),
    // Only `player` has rows that can be selected.
    ...(values.only && { only: values.only }),
  }
  return { names, options }
}

await runProgram(async () => {
  const { names, options } = parseCommand()
  stopOnInterrupt()
  let missed = 0
  for (const name of names) {
    const { checked, misses } = await faultPrograms[name](console.info, options)
    missed += misses.length
    console.info(`\n  ${name}: ${checked - misses.length} of ${checked} passed`)
    for (const miss of misses) console.info(`  ${miss}`)
  }
  process.exit(missed > 0 ? 1 : 0)
})
