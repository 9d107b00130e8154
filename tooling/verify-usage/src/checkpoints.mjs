import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { openCheckpoint, readCheckpoint } from './log/note.mjs'
import { MismatchError, UnusableError } from './problem.mjs'

const getPrefix = size => `checkpoint-${String(size).padStart(12, '0')}`

/** The files of the checkpoints that the user has kept: files, or all files of a folder. */
async function listPaths(kept) {
  const paths = []
  for (const path of kept) {
    const found = await stat(path).catch(() => {
      throw new UnusableError(`${path} does not exist.`)
    })
    if (!found.isDirectory()) paths.push(path)
    else for (const name of (await readdir(path)).sort()) paths.push(join(path, name))
  }
  return paths
}

/** Reads the checkpoints that the user has kept, and reports those that cannot be used. */
export async function readKeptCheckpoints(kept, keys, results) {
  const checkpoints = []
  for (const path of await listPaths(kept)) {
    const name = basename(path)
    try {
      checkpoints.push({ name, ...openCheckpoint(await readFile(path, 'utf8'), keys) })
    } catch (error) {
      await results.check(name, () => Promise.reject(error))
    }
  }
  return checkpoints
}

/** Throws if a log is older than a checkpoint that was kept. */
export function requireNotOlder({ size, name }, current) {
  if (size > current.size)
    throw new MismatchError(
      `The log is older than the checkpoint that you have kept: it shows ${current.size} entries, but ${name} was signed for ${size}. Keep both files.`,
    )
}

const isRevoked = ({ publicKey }, keys) =>
  keys.some(({ state, public_key }) => state === 'revoked' && public_key === publicKey)

/** Throws unless at least one signature of the newest checkpoint is by a key that the log has not revoked. */
export function checkSigners({ signers }, { keys }) {
  const revoked = signers.filter(key => isRevoked(key, keys))
  if (revoked.length === signers.length)
    throw new MismatchError(
      `The checkpoint is signed only with the key ${revoked[0].id}, which the log says was revoked: somebody else may have signed it. Get a newer checkpoint, and its key from /.well-known/usage-log-key.`,
    )
  const ids = signers.filter(key => !revoked.includes(key)).map(({ id }) => id)
  return `signed with ${ids.length === 1 ? 'the key' : 'the keys'} ${ids.join(', ')}, which the log has not revoked`
}

/** Throws unless a log begins with the entries of a kept checkpoint. */
export function checkConsistency(kept, { roots, keys }) {
  if (!roots.get(kept.size).equals(kept.root))
    throw new MismatchError(
      `The log was forked or rewritten: its first ${kept.size} entries are not those that this checkpoint signed. Keep both checkpoints: together they prove it.`,
    )
  const revoked = kept.signers.every(key => isRevoked(key, keys))
    ? `; signed with the key ${kept.signers[0].id}, which was revoked later, but confirmed by the newer checkpoint`
    : ''
  return `the log begins with the ${kept.size} entries of this checkpoint${revoked}`
}

/** Whether a file has the same checkpoint with a signature that the new one lacks. */
async function hasMore(path, { text, signatures }) {
  const kept = await readFile(path, 'utf8').then(readCheckpoint, () => null)
  return (
    kept?.text === text &&
    !kept.signatures.every(({ name, id }) => signatures.some(one => one.name === name && one.id === id))
  )
}

/** Stores a checkpoint beside those that were kept, unless it is there with more signatures. Returns the path. */
export async function keepCheckpoint([kept], { size, note }) {
  const isFolder = (await stat(kept)).isDirectory()
  const path = join(isFolder ? kept : dirname(kept), getPrefix(size))
  if (!(await hasMore(path, readCheckpoint(note)))) await writeFile(path, note)
  return path
}
