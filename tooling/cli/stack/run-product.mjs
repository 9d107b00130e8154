import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { CliError } from '#program/cli-error.mjs'
import { getDataDir, root } from '#program/environment.mjs'
import { onInterrupt } from '#program/interrupt.mjs'
import { stopRunningTools } from '#program/run.mjs'
import { runStep } from '#program/steps.mjs'
import { checkMachine } from '#setup/prepare.mjs'
import { readPorts, requireFreePorts } from './ports.mjs'
import { stopAllServices } from './processes.mjs'
import { pickOverrides } from './settings.mjs'
import { startStack } from './start-stack.mjs'
import { formatWelcome } from './welcome.mjs'

// Versions before PostgreSQL kept their sample data in one file.
function reportOldDatabase(dataDir) {
  if (!existsSync(dataDir) || existsSync(join(dataDir, 'postgres'))) return
  const old = readdirSync(dataDir).find(name => name.startsWith('database.'))
  if (old)
    console.info(
      `\n  ${join(dataDir, old)} is from an earlier version and is not used: the product starts with new sample data`,
    )
}

/**
 * Prepares the product and runs it until a signal arrives. `prepare` may resolve with builds that services wait for. A crashed service is restarted; if a service
 * keeps crashing, everything is stopped.
 */
export async function runProduct({ prepare, services, env = {} }) {
  const since = performance.now()
  checkMachine()
  const ports = readPorts()
  const dataDir = getDataDir()
  const logs = join(dataDir, 'logs')
  await requireFreePorts(ports)
  reportOldDatabase(dataDir)

  onInterrupt(async () => {
    console.info('\n  Stopping…')
    stopRunningTools()
    await stopAllServices()
    console.info('  Stopped.')
  }, 0)

  console.info('')
  const builds = await prepare(logs)
  const stack = await startStack({
    builds,
    ports,
    dataDir,
    services,
    env: { ...pickOverrides(process.env), ...env },
    step: runStep,
    restarted: line => console.info(`  ${line}`),
  })
  const seconds = ((performance.now() - since) / 1000).toFixed(1)
  console.info(formatWelcome({ ...stack, seconds, logs: relative(root, logs) }))

  const { sentence, service } = await stack.crashed
  const lastLines = service.tail()
  await stopAllServices()
  throw new CliError(`${sentence}; everything else was stopped too`, lastLines)
}
