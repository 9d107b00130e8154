import { readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { DatabaseProblem, describeConflict, explainFailure } from './problem.mjs'
import { hasProgram, inspect, isServer, listLeftProcesses } from './processes.mjs'

/** How long a server that another start is stopping may take, before it counts as in use, in ms. */
const patience = 5_000
const maxShutdown = 30_000
const maxEnding = 2_000

const readOrNull = path => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

function readLock(data) {
  const path = join(data, 'postmaster.pid')
  const text = readOrNull(path)
  const pid = Number(text?.split('\n')[0])
  return { path, text, pid, holder: pid > 0 ? inspect(pid) : null }
}

/** Removes a lock file whose process id belongs to another program now, which PostgreSQL would not start with. */
function removeStaleLock({ path, text }) {
  const aside = `${path}.stale-${process.pid}`
  try {
    renameSync(path, aside)
    // Another start may have begun to serve in the meantime.
    if (readOrNull(aside) === text) rmSync(aside)
    else renameSync(aside, path)
  } catch (error) {
    if (error.code !== 'ENOENT') throw explainFailure(error.message, path)
  }
}

function signal(pid, name, data) {
  try {
    process.kill(pid, name)
  } catch (error) {
    if (error.code !== 'ESRCH') throw explainFailure(error.message, data)
  }
}

/** Signals each process once with each name. */
function createSignaller(data, print) {
  const sent = new Set()
  return (pid, name) => {
    if (sent.has(`${pid} ${name}`)) return
    sent.add(`${pid} ${name}`)
    print(`ending process ${pid}, which an earlier start left behind (${name})`)
    signal(pid, name, data)
  }
}

/**
 * Resolves when no process has the data open. A server without its program is stopped. If another start of the
 * product uses the data, throws in one line.
 */
export async function endPreviousServer(data, print = () => {}) {
  const since = Date.now()
  const end = createSignaller(data, print)
  for (;;) {
    const waited = Date.now() - since
    const lock = readLock(data)
    const isServed = lock.holder !== null && isServer(lock.holder, data)
    const left = isServed ? [] : listLeftProcesses(data)
    if (!isServed && left.length === 0) {
      if (lock.holder) removeStaleLock(lock)
      return
    }
    const isInUse = isServed && hasProgram(lock.holder)
    if (waited > (isInUse ? patience : 2 * maxShutdown)) throw new DatabaseProblem(describeConflict(data))
    if (isServed && !isInUse) end(lock.pid, waited > maxShutdown ? 'SIGQUIT' : 'SIGINT')
    if (waited > maxEnding) for (const pid of left) end(pid, 'SIGQUIT')
    await pause(100)
  }
}
