import { join, relative } from 'node:path'
import { dataDirOf, root } from './environment.mjs'
import { onInterrupt } from './interrupt.mjs'
import { portsFrom, requirePorts } from './ports.mjs'
import { requireMachine } from './prepare.mjs'
import { stopAll } from './processes.mjs'
import { Refusal } from './refusal.mjs'
import { endRunning } from './run.mjs'
import { chosenSettings } from './settings.mjs'
import { startStack } from './stack.mjs'
import { step } from './steps.mjs'
import { welcome } from './welcome.mjs'

/** Prepares and runs the whole product until a signal comes. A service that crashes is restarted; one that keeps crashing ends everything and prints its last log lines. */
export async function runProduct({ prepare, services, env = {} }) {
  const since = performance.now()
  requireMachine()
  const ports = portsFrom()
  const dataDir = dataDirOf()
  const logs = join(dataDir, 'logs')
  await requirePorts(ports)

  onInterrupt(async () => {
    console.info('\n  Stopping…')
    endRunning()
    await stopAll()
    console.info('  Stopped.')
  }, 0)

  console.info('')
  await prepare(logs)
  const stack = await startStack({
    ports,
    dataDir,
    services,
    env: { ...chosenSettings(process.env), ...env },
    step,
    restarted: line => console.info(`  ${line}`),
  })
  const seconds = ((performance.now() - since) / 1000).toFixed(1)
  console.info(welcome({ ...stack, seconds, logs: relative(root, logs) }))

  const { sentence, service } = await stack.crashed
  const lastLines = service.tail()
  await stopAll()
  throw new Refusal(`${sentence}; everything else was stopped too`, lastLines)
}
