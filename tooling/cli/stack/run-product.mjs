import { join, relative } from 'node:path'
import { CliError } from '#program/cli-error.mjs'
import { dataDirOf, root } from '#program/environment.mjs'
import { onInterrupt } from '#program/interrupt.mjs'
import { endRunning } from '#program/run.mjs'
import { step } from '#program/steps.mjs'
import { checkMachine } from '#setup/prepare.mjs'
import { portsFrom, requirePorts } from './ports.mjs'
import { stopAll } from './processes.mjs'
import { chosenSettings } from './settings.mjs'
import { startStack } from './start-stack.mjs'
import { welcomeText } from './welcome.mjs'

/** Prepares and runs the product until a signal. A crashed service is restarted; one that keeps crashing ends everything. */
export async function runProduct({ prepare, services, env = {} }) {
  const since = performance.now()
  checkMachine()
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
  console.info(welcomeText({ ...stack, seconds, logs: relative(root, logs) }))

  const { sentence, service } = await stack.crashed
  const lastLines = service.tail()
  await stopAll()
  throw new CliError(`${sentence}; everything else was stopped too`, lastLines)
}
