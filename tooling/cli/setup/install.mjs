import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CliError } from '#program/cli-error.mjs'
import { getNodePath, root } from '#program/environment.mjs'
import { readLogTail, runTool } from '#program/run.mjs'
import { unchangedResult } from '#program/steps.mjs'
import { explainNetworkFailure } from './network.mjs'

const stampPath = join(root, 'node_modules/.installed')
const sqliteFolder = join(root, 'apps/backend/node_modules/better-sqlite3')
const patches = () =>
  readdirSync(join(root, 'patches'))
    .sort()
    .map(name => join('patches', name))

/** The ABI of native modules, i.e. the platform and the major version of Node. */
function getAbi() {
  const version = execFileSync(getNodePath(), ['--version'], { encoding: 'utf8' })
  return `${process.platform}-${process.arch}-${version.split('.')[0]}`
}

/** Identifies an installation by lockfile, settings, patches and the Node ABI of native modules. */
function currentStamp() {
  const hash = createHash('sha256')
  for (const path of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...patches()])
    hash.update(readFileSync(join(root, path)))
  return {
    lockfile: hash.digest('hex'),
    abi: getAbi(),
  }
}

const knownStamp = () => (existsSync(stampPath) ? JSON.parse(readFileSync(stampPath, 'utf8')) : {})

export const isInstallUpToDate = () => JSON.stringify(knownStamp()) === JSON.stringify(currentStamp())

/**
 * Explains a failed installation. Network errors in install scripts are ignored unless the script failed.
 */
export function explainInstallFailure(text, log) {
  if (/gyp ERR!/.test(text)) {
    const headers = /nodejs\.org|headers.*(?:ENOTFOUND|ETIMEDOUT)/i.test(text)
    const missing = headers
      ? 'Node’s headers could not be downloaded from nodejs.org and the Node installation has none'
      : 'install python3, make and g++'
    return new CliError(
      `SQLite has no prebuilt binary here and could not be compiled: ${missing} (log: ${log})`,
    )
  }
  const ownLines = text.split('\n').filter(line => !/ (?:pre|post)?install: /.test(line))
  return (
    explainNetworkFailure(ownLines.join('\n')) ??
    new CliError(`The packages could not be installed; the whole log: ${log}`)
  )
}

function explain(log) {
  const error = explainInstallFailure(readLogTail(log, 1000), log)
  error.detail = readLogTail(log)
  return error
}

async function runPnpm(args, log, env) {
  if ((await runTool('pnpm', args, { log, env })) !== 0) throw explain(log)
}

/**
 * Installs the packages in the lockfile unless they are already installed. `compileSqlite` completes the
 * installation.
 */
export async function installPackages(logs) {
  if (isInstallUpToDate()) return unchangedResult
  const options = [
    '--frozen-lockfile',
    '--ignore-scripts',
    '--reporter=append-only',
    '--config.confirm-modules-purge=false',
  ]
  await runPnpm(['install', ...options], join(logs, 'install.log'))
}

const openDatabase = "new (require(process.argv[1]))(':memory:')"

/** Whether SQLite loads in the Node that runs the product and its tests. */
const isSqliteLoadable = () => spawnSync(getNodePath(), ['-e', openDatabase, sqliteFolder]).status === 0

// The optimisation level recommended by SQLite. node-gyp's default, -O3, takes half a minute longer.
const { CFLAGS = '-O2', CXXFLAGS = '-O2' } = process.env
const compilerFlags = { CFLAGS, CXXFLAGS }

/**
 * Compiles the only package that needs its install script. This keeps one core busy for a minute, and no
 * build needs the result.
 */
export async function compileSqlite(logs) {
  if (isInstallUpToDate()) return unchangedResult
  if (!isSqliteLoadable()) {
    const log = join(logs, 'sqlite.log')
    await runPnpm(['--filter=backend', 'rebuild', 'better-sqlite3'], log, compilerFlags)
    if (!isSqliteLoadable())
      throw new CliError(
        `SQLite was compiled, but does not load in Node (${getAbi()}); the whole log: ${log}`,
      )
  }
  writeFileSync(stampPath, JSON.stringify(currentStamp()))
}
