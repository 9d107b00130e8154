import { isAbsolute, relative } from 'node:path'
import { argv, exit } from 'node:process'
import { parseArgs } from 'node:util'

/** The folder that an option names. pnpm runs a program in another folder than the one it was called from. */
export function folderOf(option) {
  // pnpm hands the `--` on that npm takes away.
  const args = argv.slice(2).filter((arg, at) => at > 0 || arg !== '--')
  const { values } = parseArgs({ args, options: { [option]: { type: 'string' } } })
  const folder = values[option]
  if (!folder || !isAbsolute(folder)) throw new Error(`Name a folder by its whole path: --${option} /FOLDER`)
  return folder
}

export const isWithin = (folder, outer) => {
  const way = relative(outer, folder)
  return way === '' || !(way.startsWith('..') || isAbsolute(way))
}

/** Ends the process: with 0, or with the one line that says what is wrong. */
export const end = work =>
  work.then(
    () => exit(0),
    error => {
      console.error(error.message)
      exit(1)
    },
  )
