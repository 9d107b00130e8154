import { join } from 'node:path'
import { dataDirOf } from './environment.mjs'
import { onInterrupt } from './interrupt.mjs'
import { portsFrom, requirePorts } from './ports.mjs'
import { prepare, requireMachine } from './prepare.mjs'
import { stopAll } from './processes.mjs'
import { main } from './refusal.mjs'
import { endRunning } from './run.mjs'
import { chosenSettings } from './settings.mjs'
import { startStack } from './stack.mjs'
import { step } from './steps.mjs'

await main(async () => {
  requireMachine()
  const ports = portsFrom()
  const dataDir = dataDirOf()
  // A running backend holds the database: it has seeded it already, at its own start.
  await requirePorts({ backend: ports.backend })
  onInterrupt(async () => {
    endRunning()
    await stopAll()
  }, 130)

  await prepare(join(dataDir, 'logs'))
  const env = { ...chosenSettings(process.env), SEED: 'sample' }
  const stack = await startStack({ ports, dataDir, only: ['backend'], env, step })
  await stack.stop()
  console.info('\n  The sample data is in place.\n')
})
