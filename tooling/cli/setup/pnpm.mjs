import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CliError } from '#program/cli-error.mjs'
import { readJson, root, toolsDir } from '#program/environment.mjs'
import { readLogTail, runTool } from '#program/run.mjs'
import { unchangedResult } from '#program/steps.mjs'
import { explainNetworkFailure } from './network.mjs'

const pinnedVersion = () => readJson(join(root, 'package.json')).packageManager.split('@')[1]
const installed = () => {
  const path = join(toolsDir, 'node_modules/pnpm/package.json')
  return existsSync(path) ? readJson(path).version : null
}

/** Uses npm to install the pinned pnpm into node_modules/.tools, unless it is already there. */
export async function ensurePnpm(logs) {
  const version = pinnedVersion()
  if (installed() === version) return unchangedResult
  mkdirSync(toolsDir, { recursive: true })
  writeFileSync(join(toolsDir, 'package.json'), '{ "private": true }\n')
  const log = join(logs, 'pnpm.log')
  const args = [
    'install',
    '--prefix',
    toolsDir,
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    `pnpm@${version}`,
  ]
  const code = await runTool('npm', args, { log, cwd: toolsDir })
  if (code === 0 && installed() === version) return
  if (code === 127) throw new CliError('npm was not found: it comes with Node and must be on the PATH')
  throw (
    explainNetworkFailure(readLogTail(log, 200)) ??
    new CliError(`pnpm ${version} could not be installed; the whole log: ${log}`, readLogTail(log))
  )
}
