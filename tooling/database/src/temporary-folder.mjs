import { chmodSync, mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { systemFolder } from './binaries.mjs'
import { canEnter } from './owner.mjs'

/** Creates a temporary folder that the owner of the cluster can enter. */
export function createTemporaryFolder(owner) {
  let parent = tmpdir()
  if (!canEnter(parent, owner)) {
    parent = systemFolder
    mkdirSync(parent, { recursive: true, mode: 0o755 })
  }
  const folder = mkdtempSync(join(parent, 'bgm-postgres-'))
  chmodSync(folder, 0o711)
  return folder
}
