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

/** Returns the resolved version of a workspace folder's direct dependency, without its peer suffix. */
export function getDirectVersion(importer, name) {
  const { dependencies = {}, devDependencies = {} } = lockfile.importers[importer]
  return (dependencies[name] ?? devDependencies[name])?.version.split('(')[0]
}

/** Lists the versions of a package on which another package depends. */
export function listResolvedVersions(parent, name) {
  return Object.entries(lockfile.snapshots)
    .filter(([key]) => split(key)[0] === parent)
    .map(
      ([, snapshot]) =>
        (snapshot.dependencies?.[name] ?? snapshot.optionalDependencies?.[name])?.split('(')[0],
    )
    .filter(version => version !== undefined)
}

/** The names of all packages in the lockfile. */
export const packageNames = [...new Set(Object.keys(lockfile.packages).map(key => split(key)[0]))]
