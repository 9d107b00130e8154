import { spawnSync } from 'node:child_process'
import { chmodSync, lchownSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The ids of `nobody` on a machine that does not name it. */
const unnamed = { uid: 65534, gid: 65534 }

function readUsers(file) {
  try {
    return readFileSync(file, 'utf8')
      .split('\n')
      .map(line => line.split(':'))
  } catch {
    return []
  }
}

export const isRoot = () => process.getuid?.() === 0

/**
 * Finds a user for PostgreSQL, which does not run as root. Returns `{}` for an ordinary user, otherwise the
 * ids of postgres or nobody.
 */
export function findClusterOwner(file = '/etc/passwd') {
  if (!isRoot()) return {}
  const users = readUsers(file)
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody')
  const [uid, gid] = (user ?? []).slice(2, 4).map(Number)
  return uid > 0 && gid > 0 ? { uid, gid } : unnamed
}

/** Returns the owner of existing data, which stays the same when the machine gets a user named postgres. */
export function findOwner(folder) {
  if (!isRoot()) return {}
  const { uid, gid } = statSync(folder)
  return uid === 0 ? findClusterOwner() : { uid, gid }
}

const shellTest = (flag, path, owner) =>
  spawnSync('/bin/sh', ['-c', `test ${flag} "$1"`, 'sh', path], { ...owner, cwd: '/' }).status === 0

/** Whether this user can enter the folder, and all folders above it. */
export const canEnter = (folder, owner) => shellTest('-x', folder, owner)
export const canRun = (program, owner) => shellTest('-x', program, owner)

/** Gives a data folder and its content to the owner, e.g. after root copied it. */
export function giveTo(owner, folder) {
  chmodSync(folder, 0o700)
  if (owner.uid === undefined) return
  lchownSync(folder, owner.uid, owner.gid)
  for (const entry of readdirSync(folder, { recursive: true }))
    lchownSync(join(folder, entry), owner.uid, owner.gid)
}
