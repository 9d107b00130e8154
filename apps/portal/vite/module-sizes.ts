import { writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'

/**
 * The length of each module in each script, in characters, without comments and indentation, for
 * `npm run bench -- bundle`.
 */
export type ModuleSizes = Record<string, Record<string, number>>

const getName = (id: string, root: string) =>
  relative(root, id.replace(/^\0/, '').replace(/\?.*$/, '')).replace(/^.*\/node_modules\//, 'node_modules/')

const getLength = (code: string) => code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^\s+/gm, '').length

/** Writes `build/modules.json`. */
export const moduleSizes: Plugin = {
  name: 'module-sizes',
  apply: (_, { isSsrBuild, command }) => command === 'build' && !isSsrBuild,
  async writeBundle({ dir = '' }, bundle) {
    const root = join(this.environment.config.root, '../..')
    const sizes: ModuleSizes = {}
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue
      sizes[chunk.fileName] = Object.fromEntries(
        Object.entries(chunk.modules)
          .map(([id, { code }]): [string, number] => [getName(id, root), getLength(code ?? '')])
          .filter(([, length]) => length > 0),
      )
    }
    await writeFile(join(dir, '../modules.json'), JSON.stringify(sizes))
  },
}
