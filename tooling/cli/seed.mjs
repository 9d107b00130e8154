import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { dataDirOf } from './environment.mjs'
import { portsFrom, requirePorts } from './ports.mjs'
import { begin, prepare } from './prepare.mjs'
import { main, Refusal } from './refusal.mjs'
import { chosenSettings } from './settings.mjs'
import { startStack } from './stack.mjs'
import { step } from './steps.mjs'

function sizeOf() {
  const { size } = parseArgs({ options: { size: { type: 'string', default: 'sample' } } }).values
  if (!['sample', 'small', 'large'].includes(size)) throw new Refusal('--size is sample, small or large.')
  return size
}

await main(async () => {
  const size = sizeOf()
  begin()
  const ports = portsFrom()
  const dataDir = dataDirOf()
  // A running backend holds the database: it has seeded it already, at its own start.
  await requirePorts({ backend: ports.backend })

  await prepare(join(dataDir, 'logs'))
  const env = { ...chosenSettings(process.env), SEED: size }
  const stack = await startStack({ ports, dataDir, only: ['backend'], env, step, patience: 900_000 })
  await stack.stop()
  console.info('\n  The sample data is in place.\n')
})
