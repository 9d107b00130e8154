import { spawn } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs'
import { setPriority } from 'node:os'
import { dirname } from 'node:path'
import { createToolEnvironment, root } from './environment.mjs'

const colours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')

const getLines = log => (existsSync(log) ? readFileSync(log, 'utf8').replaceAll(colours, '').split('\n') : [])

/** Returns the last lines of a log, without colours or empty lines. */
export const readLogTail = (log, lines = 25) =>
  getLines(log)
    .filter(line => line.trim() !== '')
    .slice(-lines)
    .join('\n')

/**
 * Returns the last lines of the failed tasks in a turbo log, or of the whole log if it lists no failed
 * tasks.
 */
export function readFailedTaskTail(log, lines = 40) {
  const allLines = getLines(log)
  const failed = allLines.flatMap(line => line.match(/^\s*Failed:\s+(.*)/)?.[1].split(/,\s*/) ?? [])
  const prefixes = failed.map(task => `${task.replace('#', ':')}: `)
  const ofFailed = allLines.filter(line =>
    prefixes.some(prefix => line.startsWith(prefix) && line.trim() !== prefix.trim()),
  )
  return ofFailed.length > 0 ? ofFailed.slice(-lines).join('\n') : readLogTail(log, lines)
}

/** The tools that are running and must be stopped on an interrupt. */
const running = new Set()

export function stopRunningTools() {
  for (const child of running) {
    try {
      process.kill(-child.pid, 'SIGTERM')
    } catch (error) {
      if (error.code !== 'ESRCH') throw error
    }
  }
}

process.on('exit', stopRunningTools)

/**
 * Runs a tool and writes its output to `log`, which is truncated first. Resolves with the exit code, or 127
 * if the tool does not exist. A `niceness` above 0 lowers the CPU priority.
 */
export function runTool(command, args, { log, cwd = root, env = {}, niceness = 0 }) {
  mkdirSync(dirname(log), { recursive: true })
  const output = openSync(log, 'w')
  return new Promise(resolve => {
    const child = spawn(command, args, {
      cwd,
      env: { ...createToolEnvironment(), ...env },
      stdio: ['ignore', output, output],
      detached: true,
    })
    const end = code => {
      running.delete(child)
      closeSync(output)
      resolve(code)
    }
    running.add(child)
    if (child.pid !== undefined && niceness > 0) setPriority(child.pid, niceness)
    child.once('error', () => end(127))
    child.once('exit', (code, signal) => {
      if (signal) writeSync(output, `\n${command} was ended by ${signal}\n`)
      end(code ?? 1)
    })
  })
}
