import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { programs } from '../faults/src/programs.mjs'
import { dataDirOf } from './environment.mjs'
import { begin, prepare } from './prepare.mjs'
import { main, Refusal } from './refusal.mjs'

function wanted() {
  const { values, positionals } = parseArgs({
    options: { count: { type: 'string' } },
    allowPositionals: true,
  })
  const unknown = positionals.filter(name => !programs[name])
  if (unknown.length > 0)
    throw new Refusal(`There is no ${unknown.join(', ')}. There are: ${Object.keys(programs).join(', ')}`)
  const names = positionals.length > 0 ? positionals : Object.keys(programs)
  return { names, options: values.count ? { count: Number(values.count) } : {} }
}

await main(async () => {
  const { names, options } = wanted()
  begin()
  console.info('')
  await prepare(join(dataDirOf(), 'logs'))
  let missed = 0
  for (const name of names) {
    const { checked, misses } = await programs[name](console.info, options)
    missed += misses.length
    console.info(`\n  ${name}: ${checked - misses.length} of ${checked} kept`)
    for (const miss of misses) console.info(`  ${miss}`)
  }
  process.exitCode = missed > 0 ? 1 : 0
})
