import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CliError } from '#program/cli-error.mjs'
import { root } from '#program/environment.mjs'
import { readLogTail, runTool } from '#program/run.mjs'
import { unchangedResult } from '#program/steps.mjs'
import { explainNetworkFailure } from './network.mjs'

const stampPath = join(root, 'node_modules/.installed')
const patches = () =>
  readdirSync(join(root, 'patches'))
    .sort()
    .map(name => join('patches', name))

/** Identifies an installation by lockfile, settings, patches and the platform of native modules. */
function currentStamp() {
  const hash = createHash('sha256')
  for (const path of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...patches()])
    hash.update(readFileSync(join(root, path)))
  return { lockfile: hash.digest('hex'), platform: `${process.platform}-${process.arch}` }
}

const knownStamp = () => (existsSync(stampPath) ? JSON.parse(readFileSync(stampPath, 'utf8')) : {})

export const isInstallUpToDate = () => JSON.stringify(knownStamp()) === JSON.stringify(currentStamp())

function explain(log) {
  const error =
    explainNetworkFailure(readLogTail(log, 1000)) ??
    new CliError(`The packages could not be installed; the whole log: ${log}`)
  error.detail = readLogTail(log)
  return error
}

/** Installs the packages in the lockfile, without their install scripts, unless they are already installed. */
export async function installPackages(logs) {
  if (isInstallUpToDate()) return unchangedResult
  const log = join(logs, 'install.log')
  const options = [
    '--frozen-lockfile',
    '--ignore-scripts',
    '--reporter=append-only',
    '--config.confirm-modules-purge=false',
  ]
  if ((await runTool('pnpm', ['install', ...options], { log })) !== 0) throw explain(log)
  writeFileSync(stampPath, JSON.stringify(currentStamp()))
}
