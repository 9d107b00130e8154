import { createHash } from 'node:crypto'
import { chmod, copyFile, mkdir, open, readdir, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'

const absent = error => {
  if (error.code === 'ENOENT') return null
  throw error
}

/** Every file below a folder, by its path from there; none where there is no such folder. */
export async function filesIn(folder) {
  const entries = (await readdir(folder, { recursive: true, withFileTypes: true }).catch(absent)) ?? []
  return entries
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath ?? entry.path, entry.name)).replaceAll(sep, '/'))
    .sort()
}

export async function copyInto(from, to) {
  await mkdir(dirname(to), { recursive: true })
  await copyFile(from, to)
  // A copy is readable by its owner alone, whatever the file was.
  await chmod(to, 0o600)
}

/** Copies what is new or other than the time before; a file that goes away meanwhile is left out. */
export function copier(from, to) {
  const copied = new Map()
  return async () => {
    for (const path of await filesIn(from)) {
      const found = await stat(join(from, path)).catch(absent)
      const state = found && `${found.size} ${found.mtimeMs}`
      if (!found || copied.get(path) === state) continue
      const done = await copyInto(join(from, path), join(to, path)).then(() => true, absent)
      if (done) copied.set(path, state)
    }
  }
}

/** Size and SHA-256 of a file, which is on the disk for good afterwards. */
export async function settled(path) {
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

/** What was renamed or made in a folder is on the disk for good. */
export async function settleFolder(folder) {
  const handle = await open(folder)
  await handle.sync()
  await handle.close()
}
