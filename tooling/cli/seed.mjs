import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { CliError, runProgram } from './program/cli-error.mjs'
import { getDataDir } from './program/environment.mjs'
import { runStep } from './program/steps.mjs'
import { checkMachine, prepareCheckout } from './setup/prepare.mjs'
import { readPorts, requireFreePorts } from './stack/ports.mjs'
import { pickOverrides } from './stack/settings.mjs'
import { startStack } from './stack/start-stack.mjs'
import { stopOnInterrupt } from './stack/stop-on-interrupt.mjs'

function getSize() {
  const { size } = parseArgs({ options: { size: { type: 'string', default: 'sample' } } }).values
  if (!['sample', 'small', 'large'].includes(size)) throw new CliError('--size is sample, small or large.')
  return size
}

await runProgram(async () => {
  const size = getSize()
  checkMachine()
  stopOnInterrupt()
  const ports = readPorts()
  const dataDir = getDataDir()
  // A running backend keeps the database open, and has already seeded it.
  await requireFreePorts({ backend: ports.backend })

  await prepareCheckout(join(dataDir, 'logs'))
  const env = { ...pickOverrides(process.env), SEED: size }
  const stack = await startStack({ ports, dataDir, only: ['backend'], env, step: runStep, timeout: 900_000 })
  await stack.stop()
  console.info('\n  The sample data has been created.\n')
})
