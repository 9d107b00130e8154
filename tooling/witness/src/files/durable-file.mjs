import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { WitnessError } from '../problem.mjs'

const reasons = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EROFS: 'the disk is read-only',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  ENOENT: 'the folder does not exist',
}

export const describeFileError = ({ code, message }) => reasons[code] ?? message

/** Directories cannot be synchronised on Windows, where a rename is durable without it. */
async function syncFolder(folder) {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Replaces a file as a whole; the new content is on the disk when this resolves. */
export async function writeDurably(path, content, mode = 0o600) {
  const part = `${path}.part`
  try {
    const handle = await open(part, 'w', mode)
    try {
      await handle.writeFile(content)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(part, path)
    await syncFolder(dirname(path))
  } catch (error) {
    await rm(part, { force: true }).catch(() => {})
    throw new WitnessError(`${path} cannot be written: ${describeFileError(error)}.`, { cause: error })
  }
}
