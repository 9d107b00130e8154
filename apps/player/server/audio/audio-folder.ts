import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

type StoredFile = {
  bytes: number
  usedAt: number
}

const unfinished = 'unfinished'
/**
 * A fetch completes or fails long before this, so an older temporary file was left behind by a killed
 * process.
 */
const abandonedMs = 60 * 60_000

/** Returns the path of a file, relative to the cache folder. */
export const getAudioPath = (sha256: string) => `${sha256.slice(0, 2)}/${sha256}`

/**
 * Opens the folder of cached files, which are identified by their hash. Above `maxBytes`, the least recently
 * used files are deleted.
 */
export async function openAudioFolder(dir: string, maxBytes: number, now: () => number) {
  await mkdir(join(dir, unfinished), { recursive: true })
  await removeAbandoned(join(dir, unfinished), now() - abandonedMs)
  const files = await listFiles(dir)
  let total = [...files.values()].reduce((sum, { bytes }) => sum + bytes, 0)

  const getPath = (sha256: string) => join(dir, getAudioPath(sha256))

  async function remove(sha256: string): Promise<void> {
    total -= files.get(sha256)?.bytes ?? 0
    files.delete(sha256)
    await rm(getPath(sha256), { force: true })
  }

  return {
    getPath,
    /** Returns the path to which a file is written until it is complete. */
    temporaryPath: (name: string) => join(dir, unfinished, name),
    remove,

    async makeRoom(bytes: number): Promise<void> {
      const oldestFirst = [...files].sort(([, a], [, b]) => a.usedAt - b.usedAt)
      for (const [sha256] of oldestFirst) {
        if (total + bytes <= maxBytes) return
        await remove(sha256)
      }
    },

    /** Deletes the least recently used files until `bytes` are free, because the disk is full. */
    async free(bytes: number): Promise<void> {
      const target = total - bytes
      const oldestFirst = [...files].sort(([, a], [, b]) => a.usedAt - b.usedAt)
      for (const [sha256] of oldestFirst) {
        if (total <= target) return
        await remove(sha256)
      }
    },

    /** Moves a complete file to its final path. */
    async add(sha256: string, bytes: number, temporaryPath: string): Promise<void> {
      const path = getPath(sha256)
      await mkdir(dirname(path), { recursive: true })
      await rename(temporaryPath, path)
      files.set(sha256, { bytes, usedAt: now() })
      total += bytes
    },

    /** Returns `damaged` if the file's size is not `bytes`. A complete file is marked as used. */
    async check(sha256: string, bytes: number): Promise<'complete' | 'damaged' | 'missing'> {
      const stored = files.get(sha256)
      if (!stored) return 'missing'
      const found = await stat(getPath(sha256)).catch(() => null)
      if (found?.size !== bytes) return 'damaged'
      stored.usedAt = now()
      return 'complete'
    },

    bytes: () => total,
  }
}

async function removeAbandoned(dir: string, before: number): Promise<void> {
  for (const name of await readdir(dir)) {
    const found = await stat(join(dir, name)).catch(() => null)
    if (found && found.mtimeMs < before) await rm(join(dir, name), { force: true })
  }
}

async function listFiles(dir: string): Promise<Map<string, StoredFile>> {
  const files = new Map<string, StoredFile>()
  for (const name of await readdir(dir, { recursive: true })) {
    const sha256 = /^[0-9a-f]{2}\/([0-9a-f]{64})$/.exec(name)?.[1]
    if (!sha256) continue
    const found = await stat(join(dir, name)).catch(() => null)
    if (found) files.set(sha256, { bytes: found.size, usedAt: found.mtimeMs })
  }
  return files
}
