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

/** Identifies an install: lockfile, settings, patches and the Node ABI of native modules. */
function currentStamp() {
  const hash = createHash('sha256')
  for (const path of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...patches()])
    hash.update(readFileSync(join(root, path)))
  return {
    lockfile: hash.digest('hex'),
    abi: `${process.platform}-${process.arch}-${process.versions.modules}`,
  }
}

const knownStamp = () => (existsSync(stampPath) ? JSON.parse(readFileSync(stampPath, 'utf8')) : {})

export const isInstalled = () => JSON.stringify(knownStamp()) === JSON.stringify(currentStamp())

/** Explains a failed install; network errors of install scripts are ignored unless the script failed. */
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

/** Installs the packages of the lockfile unless they are already installed. */
export async function installPackages(logs) {
  if (isInstalled()) return unchangedResult
  const stamp = currentStamp()
  const otherNode = knownStamp().abi !== undefined && knownStamp().abi !== stamp.abi
  const log = join(logs, 'install.log')
  const install = [
    'install',
    '--frozen-lockfile',
    '--reporter=append-only',
    '--config.confirm-modules-purge=false',
  ]
  if ((await runTool('pnpm', install, { log })) !== 0) throw explain(log)
  if (otherNode && (await runTool('pnpm', ['rebuild', '-r', 'better-sqlite3'], { log })) !== 0)
    throw explain(log)
  writeFileSync(stampPath, JSON.stringify(stamp))
}
