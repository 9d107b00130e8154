import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { CliError } from '#program/cli-error.mjs'
import { root } from '#program/environment.mjs'
import { readFailedTaskTail, readLogTail, runTool } from '#program/run.mjs'
import { unchangedResult } from '#program/steps.mjs'

const quiet = ['--output-logs=errors-only', '--log-order=grouped']

async function build(name, tasks, logs) {
  const log = join(logs, `${name}.log`)
  if ((await runTool('turbo', ['run', ...tasks, ...quiet], { log })) !== 0) {
    throw new CliError(`The build failed; the whole log: ${log}`, readFailedTaskTail(log))
  }
  return /FULL TURBO/.test(readLogTail(log, 10)) ? unchangedResult : undefined
}

/** Compiles the backend, which building its panel requires, and all packages. */
export const buildBackend = logs =>
  build('build-backend', ['build', '--filter=./packages/*', '--filter=backend'], logs)

/** Leaves the backend alone, whose panel may be being built. */
export const buildAllButBackend = logs => build('build', ['build', '--filter=!backend'], logs)

export const buildApps = logs => build('build', ['build'], logs)

/** Must run after `buildBackend`, because both write to the backend's dist. */
export function buildAdminPanel(logs) {
  // A backend that starts meanwhile serves the panel only if its folder exists.
  mkdirSync(join(root, 'apps/backend/dist/build'), { recursive: true })
  return build('build-admin', ['build:admin'], logs)
}

/** Compiles the packages that the development servers need. */
export const buildPackages = logs => build('build-packages', ['build', '--filter=./packages/*'], logs)
