import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { systemFolder } from './binaries.mjs'
import { canEnter, findClusterOwner, findOwner, giveTo, isRoot } from './owner.mjs'
import { explainFailure } from './problem.mjs'
import { hasProgram } from './processes.mjs'

/** Lists the folders in which starts prepare data, and whether each start still runs. */
export function listPreparations(data) {
  const entries = readdirSync(dirname(data)).filter(name => name.startsWith(`${basename(data)}.new-`))
  return entries.map(name => {
    const pid = Number(name.split('-').at(-1))
    // In a container, the next start often has the same process id.
    return {
      folder: join(dirname(data), name),
      isRunning: pid !== process.pid && hasProgram({ parent: pid }),
    }
  })
}

/**
 * Returns the real path for the cluster of a data folder. If root runs the product in a folder that no other
 * user can enter, the cluster is outside of it and the folder has a link.
 */
function place(dataDir) {
  const data = join(dataDir, 'postgres')
  mkdirSync(dataDir, { recursive: true })
  const real = realpathSync(dataDir)
  if (existsSync(data)) return realpathSync(data)
  if (!isRoot() || canEnter(real, findClusterOwner())) return join(real, 'postgres')
  const outside = join(systemFolder, createHash('sha256').update(real).digest('hex').slice(0, 16))
  mkdirSync(systemFolder, { recursive: true, mode: 0o755 })
  // A broken link remains if the folder outside was removed.
  rmSync(data, { force: true })
  symlinkSync(outside, data)
  return outside
}

/** Finds where the cluster of a data folder is or will be, and who owns it. */
export function findCluster(dataDir) {
  try {
    const data = place(dataDir)
    if (!existsSync(data)) return { data, owner: findClusterOwner(), version: null }
    const owner = findOwner(data)
    const { uid } = statSync(data)
    if (isRoot() && uid === 0) giveTo(owner, data)
    else if (!isRoot() && uid !== process.getuid()) throw explainFailure('EPERM', data)
    return { data, owner, version: Number(readFileSync(join(data, 'PG_VERSION'), 'utf8')) }
  } catch (error) {
    throw error.code ? explainFailure(error.message, dataDir) : error
  }
}
