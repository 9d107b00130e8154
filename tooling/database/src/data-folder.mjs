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
import { dirname, join } from 'node:path'
import { majorVersion, systemFolder } from './binaries.mjs'
import { canEnter, findClusterOwner, findOwnerOf, giveTo, isRoot } from './owner.mjs'
import { DatabaseProblem, explainFailure } from './problem.mjs'

const isAlive = pid => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Removes what an interrupted start left beside the data. */
function removeUnfinished(data) {
  const [folder, name] = [dirname(data), data.slice(dirname(data).length + 1)]
  for (const entry of readdirSync(folder)) {
    const pid = entry.startsWith(`${name}.new-`) ? Number(entry.split('-').at(-1)) : 0
    if (pid > 0 && !isAlive(pid)) rmSync(join(folder, entry), { recursive: true, force: true })
  }
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
    removeUnfinished(data)
    if (!existsSync(data)) return { data, owner: findClusterOwner(), version: null }
    const owner = findOwnerOf(data)
    const { uid } = statSync(data)
    if (isRoot() && uid === 0) giveTo(owner, data)
    else if (!isRoot() && uid !== process.getuid()) throw explainFailure('EPERM', data)
    return { data, owner, version: Number(readFileSync(join(data, 'PG_VERSION'), 'utf8')) }
  } catch (error) {
    throw error.code ? explainFailure(error.message, dataDir) : error
  }
}

export function requireVersion({ data, version }) {
  if (version === null || version === majorVersion) return
  throw new DatabaseProblem(
    `The data in ${data} is from PostgreSQL ${version}, and this product needs ${majorVersion}. Serve it with PostgreSQL ${version}, back it up with DATABASE_URL and restore it (docs/operations.md, “The database”), or choose another folder with DATA_DIR`,
  )
}
