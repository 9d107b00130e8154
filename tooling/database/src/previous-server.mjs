import { spawnSync } from 'node:child_process'
import { readFileSync, renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { DatabaseProblem, describeConflict, explainFailure } from './problem.mjs'

/** How long a server that another start is stopping may take, before it counts as in use, in ms. */
const patience = 5_000
const maxShutdown = 30_000

const readOrNull = path => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

/** Returns the command line and the parent of a process, or null if there is none with this id. */
function inspect(pid) {
  if (process.platform === 'linux') {
    const stat = readOrNull(`/proc/${pid}/stat`)
    if (!stat) return null
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (state === 'Z') return null
    return {
      parent: Number(parent),
      command: (readOrNull(`/proc/${pid}/cmdline`) ?? '').split('\0').join(' '),
    }
  }
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,command=', '-p', String(pid)], { encoding: 'utf8' })
  const [, parent, command] = stdout?.match(/^\s*(\d+)\s+(.*)$/m) ?? []
  return command ? { parent: Number(parent), command } : null
}

const isServerOf = (found, data) =>
  found !== null && /(^|\/)postgres /.test(found.command) && `${found.command} `.includes(`-D ${data} `)
const program = 'tooling/database/src/serve.mjs'

/** Removes a lock file whose process id belongs to another program now, which PostgreSQL would not start with. */
function removeStaleLock(lock, text) {
  const aside = `${lock}.stale-${process.pid}`
  try {
    renameSync(lock, aside)
    // Another start may have begun to serve in the meantime.
    if (readOrNull(aside) === text) rmSync(aside)
    else renameSync(aside, lock)
  } catch (error) {
    if (error.code !== 'ENOENT') throw explainFailure(error.message, lock)
  }
}

function findServer(data) {
  const lock = join(data, 'postmaster.pid')
  const text = readOrNull(lock)
  const pid = Number(text?.split('\n')[0])
  const found = pid > 0 ? inspect(pid) : null
  if (isServerOf(found, data)) {
    const parent = inspect(found.parent)
    return { pid, isOrphan: !parent?.command.includes(program) }
  }
  if (found) removeStaleLock(lock, text)
  return null
}

function signal(pid, name, data) {
  try {
    process.kill(pid, name)
  } catch (error) {
    if (error.code !== 'ESRCH') throw explainFailure(error.message, data)
  }
}

/**
 * Resolves when no server has the data open. A server without its program is stopped. If another start of the
 * product uses the data, throws in one line.
 */
export async function endPreviousServer(data, print = () => {}) {
  const since = Date.now()
  let signalled = null
  for (;;) {
    const server = findServer(data)
    if (!server) return
    const waited = Date.now() - since
    if (server.isOrphan && signalled !== 'SIGQUIT') {
      const next = waited > maxShutdown ? 'SIGQUIT' : 'SIGINT'
      if (next !== signalled) {
        print(
          `stopping a server that an earlier start left behind (process ${server.pid}, ${basename(data)})`,
        )
        signal(server.pid, next, data)
        signalled = next
      }
    } else if (!server.isOrphan && waited > patience) throw new DatabaseProblem(describeConflict(data))
    await pause(100)
  }
}
