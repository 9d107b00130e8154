import { join } from 'node:path'
import { CliError } from '#program/cli-error.mjs'
import { readFailedTaskTail, readLogTail, runTool } from '#program/run.mjs'
import { unchangedResult } from '#program/steps.mjs'

const turbo = ['exec', 'turbo', 'run']
const quiet = ['--output-logs=errors-only', '--log-order=grouped']

async function build(name, tasks, logs) {
  const log = join(logs, `${name}.log`)
  if ((await runTool('pnpm', [...turbo, ...tasks, ...quiet], { log })) !== 0) {
    throw new CliError(`The build failed; the whole log: ${log}`, readFailedTaskTail(log))
  }
  return /FULL TURBO/.test(readLogTail(log, 10)) ? unchangedResult : undefined
}

export const buildApps = logs => build('build', ['build'], logs)

/** Must run after `buildApps`, because both write to the backend's dist. */
export const buildAdminPanel = logs => build('build-admin', ['build:admin'], logs)

/** Compiles the packages that the development servers need. */
export const buildPackages = logs => build('build-packages', ['build', '--filter=./packages/*'], logs)
