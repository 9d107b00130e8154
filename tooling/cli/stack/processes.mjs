import { spawn } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync, renameSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { CliError } from '#program/cli-error.mjs'
import { readLogTail } from '#program/run.mjs'

const GRACE = 10_000

function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal)
    return true
  } catch (error) {
    if (error.code === 'ESRCH') return false
    throw error
  }
}

/** The services that are running; they must not outlive this process. */
const alive = new Set()

/** Stops all apps at once, because each drains for seconds, and then the backend, which they call. */
export async function stopServices(services) {
  await Promise.all(services.filter(({ callsBackend }) => callsBackend).map(({ stop }) => stop()))
  for (const { stop } of services.filter(({ callsBackend }) => !callsBackend)) await stop()
}

export const stopAllServices = () => stopServices([...alive].reverse())

process.on('exit', () => {
  for (const { pid } of alive) signalGroup(pid, 'SIGTERM')
})

// Opens a log and keeps the previous run's log.
function openLog(log, append) {
  mkdirSync(dirname(log), { recursive: true })
  if (append) return openSync(log, 'a')
  if (existsSync(log)) renameSync(log, `${log}.1`)
  return openSync(log, 'w')
}

/**
 * Starts a service in its own process group and writes its output to `log`. `ended` resolves with a message
 * when the service exits; `stop` ends the whole group; `isStopped` returns whether `stop` was called. With
 * `append`, the existing log is continued. Services that call the backend are stopped before it.
 */
export function launchService({ name, command, args, cwd, env, log, append = false, callsBackend = false }) {
  const output = openLog(log, append)
  const child = spawn(command, args, { cwd, env, stdio: ['pipe', output, output], detached: true })
  // Never written to: it closes when this process is gone, which ends the service.
  child.stdin?.on('error', () => {})
  closeSync(output)
  const ended = new Promise(resolve => {
    child.once('error', error => resolve(`${name} did not start: ${error.message}`))
    child.once('exit', (code, signal) => resolve(`${name} ended (${signal ?? `exit ${code}`})`))
  })

  let stopped = false
  async function stop() {
    stopped = true
    if (child.pid === undefined) return
    signalGroup(child.pid, 'SIGTERM')
    await Promise.race([ended, pause(GRACE, null, { ref: false })])
    signalGroup(child.pid, 'SIGKILL')
    await ended
    alive.delete(service)
  }

  const service = {
    name,
    callsBackend,
    pid: child.pid,
    ended,
    stop,
    isStopped: () => stopped,
    tail: () => readLogTail(log),
  }
  if (child.pid !== undefined) alive.add(service)
  return service
}

const responds = url =>
  fetch(url, { signal: AbortSignal.timeout(2000) }).then(
    response => response.ok,
    () => false,
  )

/**
 * Waits until `health`, a URL, responds with 2xx, or `health`, a function, resolves with true. If the service exits first or takes too long, throws with its last
 * log lines.
 */
export async function waitUntilHealthy(service, health, timeout = 300_000) {
  const isHealthy = typeof health === 'function' ? health : () => responds(health)
  let sentence = null
  service.ended.then(text => {
    sentence = text
  })
  const deadline = Date.now() + timeout
  while (Date.now() < deadline) {
    if (sentence) throw new CliError(`${sentence} while starting`, service.tail())
    if (await isHealthy()) return
    await pause(100)
  }
  const where = typeof health === 'string' ? ` at ${health}` : ''
  throw new CliError(`${service.name} did not respond${where} within ${timeout / 1000} s`, service.tail())
}
