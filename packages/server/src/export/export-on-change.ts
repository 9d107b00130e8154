import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from '../context'

interface Exported {
  /** Writes the files; fails where they could not be written whole. */
  write: () => Promise<void>
  log: Log
  /** Milliseconds: an editor publishes several things in a row, and a CMS that failed is left alone for a while. */
  gather?: number
  rest?: number
}

/** Writes the site as files again after every change, one export at a time, until one was whole. */
export function createExportOnChange({ write, log, gather = 1_000, rest = 15_000 }: Exported) {
  const ended = new AbortController()
  const sleep = (milliseconds: number) =>
    pause(milliseconds, undefined, { ref: false, signal: ended.signal }).catch(() => undefined)
  let wanted = false
  let running = false

  async function run() {
    running = true
    while (wanted && !ended.signal.aborted) {
      await sleep(gather)
      if (ended.signal.aborted) break
      wanted = false
      try {
        await write()
        log.info({}, 'the site was written as files')
      } catch (error) {
        log.error({ err: error }, 'the site could not be written as files')
        wanted = true
        await sleep(rest)
      }
    }
    running = false
  }

  return {
    changed() {
      wanted = true
      if (!running) void run()
    },
    stop: () => ended.abort(),
  }
}

/** Runs a program to its end, beside this process; fails with its last words. */
export function runProgram(command: string, args: string[], options: { cwd?: string; shell?: boolean } = {}) {
  return new Promise<void>((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
    let words = ''
    child.stderr.on('data', chunk => {
      words = (words + chunk).slice(-2_000)
    })
    child.once('error', reject)
    child.once('exit', (code, signal) =>
      code === 0 ? resolve() : reject(new Error(`${command} ended (${signal ?? code}): ${words.trim()}`)),
    )
  })
}
