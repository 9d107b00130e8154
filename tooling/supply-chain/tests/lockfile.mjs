import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

const root = new URL('../../../', import.meta.url)
const read = path => readFileSync(new URL(path, root), 'utf8')

export const workspace = parse(read('pnpm-workspace.yaml'))
export const lockfile = parse(read('pnpm-lock.yaml'))

/** `name@1.2.3(peer@4)` → `['name', '1.2.3']`. */
const split = key => {
  const plain = key.split('(')[0]
  const at = plain.lastIndexOf('@')
  return [plain.slice(0, at), plain.slice(at + 1)]
}

/** Lists the distinct versions of a package in the lockfile. */
export function listVersions(name) {
  const versions = Object.keys(lockfile.packages)
    .map(split)
    .filter(([candidate]) => candidate === name)
    .map(([, version]) => version)
  return [...new Set(versions)]
}

export const packageNames = [...new Set(Object.keys(lockfile.packages).map(key => split(key)[0]))]
