import { createHash } from 'node:crypto'
import { chmod, copyFile, mkdir, open, readdir, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'

const nullIfMissing = error => {
  if (error.code === 'ENOENT') return null
  throw error
}

/** The relative paths of all files in a folder; empty if the folder does not exist. */
export async function listFiles(folder) {
  const entries = (await readdir(folder, { recursive: true, withFileTypes: true }).catch(nullIfMissing)) ?? []
  return entries
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath ?? entry.path, entry.name)).replaceAll(sep, '/'))
    .sort()
}

export async function copyInto(from, to) {
  await mkdir(dirname(to), { recursive: true })
  await copyFile(from, to)
  // Copies are readable only by their owner, regardless of the original's mode.
  await chmod(to, 0o600)
}

/** Returns a function that copies files that are new or changed since its last call; deleted files are skipped. */
export function createCopier(from, to) {
  const copied = new Map()
  return async () => {
    for (const path of await listFiles(from)) {
      const found = await stat(join(from, path)).catch(nullIfMissing)
      const state = found && `${found.size} ${found.mtimeMs}`
      if (!found || copied.get(path) === state) continue
      const done = await copyInto(join(from, path), join(to, path)).then(() => true, nullIfMissing)
      if (done) copied.set(path, state)
    }
  }
}

/** Flushes a file to disk (fsync) and returns its size and SHA-256. */
export async function flushAndHashFile(path) {
  const file = await open(path)
  try {
    const hash = createHash('sha256')
    for await (const part of file.createReadStream({ start: 0, autoClose: false })) hash.update(part)
    await file.sync()
    return { size: (await file.stat()).size, sha256: hash.digest('hex') }
  } finally {
    await file.close()
  }
}

/** Flushes a folder to disk (fsync), so that files created or renamed in it survive a crash. */
export async function flushFolder(folder) {
  const handle = await open(folder)
  await handle.sync()
  await handle.close()
}
