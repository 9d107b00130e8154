import { readFileSync } from 'node:fs'

/**
 * Finds a user for PostgreSQL, which does not run as root. Returns `{}` for an ordinary user, otherwise the
 * ids of postgres or nobody.
 */
export function findClusterOwner() {
  if (process.getuid?.() !== 0) return {}
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map(line => line.split(':'))
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody')
  if (!user)
    throw new Error('PostgreSQL does not run as root, and this machine has neither postgres nor nobody')
  return { uid: Number(user[2]), gid: Number(user[3]) }
}
