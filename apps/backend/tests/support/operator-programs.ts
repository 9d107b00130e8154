import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { backendFolder } from './folders'

/** Runs a backend program with the environment of the test backend. Resolves with its exit code and output. */
export const runProgram = (program: string, args: string[], env = {}) =>
  promisify(execFile)(process.execPath, [`programs/${program}.mjs`, ...args], {
    cwd: backendFolder,
    env: { ...process.env, ...env },
  }).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, output: stderr }),
  )
