import { readFile as readFileWithCallback } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { UnusableError } from '../problem.mjs'
import { formatTilePath, fullWidth, getTileWidth } from './tile-path.mjs'

/** Takes a fifth of the time that `node:fs/promises` does for small files. */
const readFile = promisify(readFileWithCallback)

/** The number of files that are read before they are needed. */
const ahead = 8

/** A log in a folder with the layout of C2SP tlog-tiles. */
export function openLogFolder(folder) {
  const read = async path => {
    try {
      return await readFile(join(folder, path))
    } catch (error) {
      if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR')
        throw new UnusableError(`${join(folder, path)} cannot be read: ${error.message}`)
      throw new UnusableError(`${join(folder, path)} is missing. Mirror the log again; it continues.`)
    }
  }
  return {
    readCheckpoint: async () => (await read('checkpoint')).toString(),
    readTile: (level, index, width) => read(formatTilePath(level, index, width)),
    /** The bundles with the entries from the one with index `from` on, of the tree with `size` entries. */
    async *readBundles(size, from = 0) {
      const queue = []
      let next = Math.floor(from / fullWidth)
      for (;;) {
        for (; queue.length < ahead && next * fullWidth < size; next += 1) {
          const [index, count] = [next, getTileWidth(0, next, size)]
          const bytes = read(formatTilePath('entries', index, count))
          // Prevents an unhandled rejection if the caller stops before it reads this one.
          bytes.catch(() => undefined)
          queue.push({ index, count, bytes })
        }
        const bundle = queue.shift()
        if (!bundle) return
        yield { ...bundle, first: bundle.index * fullWidth, bytes: await bundle.bytes }
      }
    },
  }
}
