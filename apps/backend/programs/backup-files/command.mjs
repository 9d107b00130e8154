import { isAbsolute, relative } from 'node:path'
import { argv, exit } from 'node:process'
import { parseArgs } from 'node:util'

// Unlike npm, pnpm passes `--` to the program.
const parse = options =>
  parseArgs({ args: argv.slice(2).filter((arg, index) => index > 0 || arg !== '--'), options }).values

/**
 * Returns the absolute path in an option, and whether the flags are set. Relative paths are rejected, because pnpm changes
 * the working directory.
 */
export function parseFolderOption(option, flags = []) {
  const values = parse({
    [option]: { type: 'string' },
    ...Object.fromEntries(flags.map(flag => [flag, { type: 'boolean', default: false }])),
  })
  const folder = values[option]
  if (!folder || !isAbsolute(folder))
    throw new Error(`Give the absolute path of a folder: --${option} /FOLDER`)
  return { ...values, folder }
}

export const isWithin = (folder, outer) => {
  const pathFromOuter = relative(outer, folder)
  return pathFromOuter === '' || !(pathFromOuter.startsWith('..') || isAbsolute(pathFromOuter))
}

/** Exits with 0, or prints the error message and exits with 1. */
export const exitWhenDone = work =>
  work.then(
    () => exit(0),
    error => {
      console.error(error.message)
      exit(1)
    },
  )
