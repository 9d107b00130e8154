import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'

const appDir = resolve(import.meta.dirname, '..')

/** Runs a backend program with the environment of the test backend. Resolves with its exit code and output. */
export const runProgram = (program: string, args: string[], env = {}) =>
  promisify(execFile)(process.execPath, [`programs/${program}.mjs`, ...args], {
    cwd: appDir,
    env: { ...process.env, ...env },
  }).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, output: stderr }),
  )
