import { chmodSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Takes the permissions of other users off everything in a folder: older files keep the mode they were stored with. */
export function tightenModes(folder: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    const found = lstatSync(path)
    if (found.isDirectory()) tightenModes(path)
    if ((found.isDirectory() || found.isFile()) && found.mode & 0o077) chmodSync(path, found.mode & 0o700)
  }
}
