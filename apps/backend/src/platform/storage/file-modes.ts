import { chmodSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Removes other users' permissions from everything in a folder. Files created before the umask was set may
 * have such permissions.
 */
export function restrictFileModes(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    const found = lstatSync(path)
    if (found.isDirectory()) restrictFileModes(path)
    if ((found.isDirectory() || found.isFile()) && found.mode & 0o077) chmodSync(path, found.mode & 0o700)
  }
}
