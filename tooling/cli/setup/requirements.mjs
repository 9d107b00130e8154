import { statfsSync } from 'node:fs'
import { CliError } from '#program/cli-error.mjs'

const GIB = 1024 ** 3

/** Throws unless this version of Node is supported (20.19 or later). */
export function requireNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  throw new CliError(`Node 20.19 or newer is needed; this is ${version}. Get one at https://nodejs.org`)
}

/** Throws on Windows, which lacks process groups and the shell that package scripts require. */
export function requirePlatform(platform = process.platform) {
  if (platform === 'win32')
    throw new CliError('Windows is only supported with WSL: run the same command there')
}

/** Throws unless the disk that contains `folder` has `needed` GiB free. */
export function requireDiskSpace(folder, needed) {
  const { bavail, bsize } = statfsSync(folder)
  const free = (bavail * bsize) / GIB
  if (free >= needed) return
  throw new CliError(
    `Not enough disk: ${needed} GiB are needed under ${folder}, ${free.toFixed(1)} GiB are free`,
  )
}
