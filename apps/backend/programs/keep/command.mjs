import { isAbsolute, relative } from 'node:path'
import { argv, exit } from 'node:process'
import { parseArgs } from 'node:util'

/** The absolute path given by an option; pnpm changes the working directory, so relative paths would be wrong. */
export function folderOption(option) {
  // pnpm passes on the `--` that npm removes.
  const args = argv.slice(2).filter((arg, at) => at > 0 || arg !== '--')
  const { values } = parseArgs({ args, options: { [option]: { type: 'string' } } })
  const folder = values[option]
  if (!folder || !isAbsolute(folder)) throw new Error(`Name a folder by its whole path: --${option} /FOLDER`)
  return folder
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
