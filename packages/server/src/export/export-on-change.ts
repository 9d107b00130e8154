import { spawn } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import type { AppLogger } from '../context'

type ExportOnChangeOptions = {
  /** Writes the files. Rejects if the export is incomplete. */
  write: () => Promise<void>
  log: AppLogger
  /** How long an export waits for further changes, because editors often publish several entries in a row. */
  debounceMs?: number
  retryDelayMs?: number
}

/** Exports the site after every change, one export at a time, and retries failed exports. */
export function createSiteExporter(options: ExportOnChangeOptions) {
  const { write, log, debounceMs = 1_000, retryDelayMs = 15_000 } = options
  const stopped = new AbortController()
  const sleep = (ms: number) =>
    delay(ms, undefined, { ref: false, signal: stopped.signal }).catch(() => undefined)
  let pending = false
  let running = false

  async function run() {
    running = true
    while (pending && !stopped.signal.aborted) {
      await sleep(debounceMs)
      if (stopped.signal.aborted) break
      pending = false
      try {
        await write()
        log.info({}, 'the site was exported')
      } catch (error) {
        log.error({ err: error }, 'the site could not be exported')
        pending = true
        await sleep(retryDelayMs)
      }
    }
    running = false
  }

  return {
    contentChanged() {
      pending = true
      if (!running) void run()
    },
    stop: () => stopped.abort(),
  }
}

/** Runs a program. Rejects with the end of its standard error if it fails. */
export function runProgram(command: string, args: string[], options: { cwd?: string; shell?: boolean } = {}) {
  return new Promise<void>((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
    let output = ''
    child.stderr.on('data', chunk => {
      output = (output + chunk).slice(-2_000)
    })
    child.once('error', reject)
    child.once('exit', (code, signal) =>
      code === 0
        ? resolve()
        : reject(new Error(`${command} exited with ${signal ?? code}: ${output.trim()}`)),
    )
  })
}
