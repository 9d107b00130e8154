import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '@bgm/server/context'
import type { Track } from '@bgm/validation'
import { readChunks } from '#server/backend/call-backend'
import { createCallQueue } from '#server/backend/call-queue'

interface CachedFile {
  bytes: number
  usedAt: number
}

interface AudioCacheOptions {
  openAudio: (file: AudioFile) => Promise<Response>
  /** The folder of the cache; created if missing. */
  dir: string
  /** The least recently used files are deleted beyond this size. */
  maxBytes: number
  log: Log
  now?: () => number
}

export type AudioKind = 'track' | 'announcement'
/** A file of a bundle. Announcements are read from another address than tracks. */
export type AudioFile = Pick<Track, 'id' | 'revision' | 'sha256' | 'bytes' | 'mime'> & { kind?: AudioKind }
export type AudioCache = Awaited<ReturnType<typeof openAudioCache>>

const unfinished = 'unfinished'
/** Fetches finish or fail long before this, so an older file was left behind by a killed process. */
const abandonedMs = 60 * 60_000

/** The path of a file within the cache folder. */
export const getAudioPath = (sha256: string) => `${sha256.slice(0, 2)}/${sha256}`

/**
 * Audio files on disk, by the hash of their content. A file is written under a temporary name and renamed once it is
 * complete and its hash is correct, so a killed process leaves no partial file. Its size is checked at each use,
 * because a power failure may truncate it.
 */
export async function openAudioCache(options: AudioCacheOptions) {
  const { openAudio, dir, maxBytes, log, now = Date.now } = options
  const pending = new Map<string, Promise<void>>()
  const runFetch = createCallQueue({ concurrency: 4, maxWaiting: 2_000 })
  await mkdir(join(dir, unfinished), { recursive: true })
  await removeAbandoned(join(dir, unfinished), now() - abandonedMs)
  const files = await listFiles(dir)
  let total = [...files.values()].reduce((sum, { bytes }) => sum + bytes, 0)

  const pathOf = (sha256: string) => join(dir, getAudioPath(sha256))

  async function remove(sha256: string): Promise<void> {
    total -= files.get(sha256)?.bytes ?? 0
    files.delete(sha256)
    await rm(pathOf(sha256), { force: true })
  }

  async function makeRoom(bytes: number): Promise<void> {
    const oldestFirst = [...files].sort(([, a], [, b]) => a.usedAt - b.usedAt)
    for (const [sha256] of oldestFirst) {
      if (total + bytes <= maxBytes) return
      await remove(sha256)
    }
  }

  async function fetchFile(file: AudioFile): Promise<void> {
    const { sha256, bytes } = file
    const temporary = join(dir, unfinished, randomUUID())
    try {
      await makeRoom(bytes)
      const response = await openAudio(file)
      await writeVerified(response, temporary, file)
      await mkdir(join(dir, sha256.slice(0, 2)), { recursive: true })
      await rename(temporary, pathOf(sha256))
      files.set(sha256, { bytes, usedAt: now() })
      total += bytes
    } catch (error) {
      log.error({ err: error, track: file.id }, 'an audio file could not be cached')
      throw error
    } finally {
      await rm(temporary, { force: true })
    }
  }

  async function isCached({ sha256, bytes }: AudioFile): Promise<boolean> {
    const cached = files.get(sha256)
    if (!cached) return false
    const found = await stat(pathOf(sha256)).catch(() => null)
    if (found?.size === bytes) {
      cached.usedAt = now()
      return true
    }
    if (!pending.has(sha256)) await remove(sha256)
    return false
  }

  return {
    /** The path of the complete file. Concurrent calls share one fetch if it is not cached. Throws if that fails. */
    async getPath(file: AudioFile): Promise<string> {
      const { sha256 } = file
      if (!(await isCached(file))) {
        const running =
          pending.get(sha256) ?? runFetch(() => fetchFile(file)).finally(() => pending.delete(sha256))
        pending.set(sha256, running)
        await running
      }
      return pathOf(sha256)
    },
    bytes: () => total,
  }
}

/** Throws if the content does not match the hash. */
async function writeVerified(response: Response, path: string, { sha256, bytes }: AudioFile): Promise<void> {
  const hash = createHash('sha256')
  let size = 0
  const target = await open(path, 'wx')
  try {
    for await (const chunk of readChunks(response)) {
      size += chunk.byteLength
      if (size > bytes) throw new Error('The file is larger than expected')
      hash.update(chunk)
      await target.writeFile(chunk)
    }
    if (hash.digest('hex') !== sha256) throw new Error('The file does not match its hash')
  } finally {
    await target.close()
  }
}

async function removeAbandoned(dir: string, before: number): Promise<void> {
  for (const name of await readdir(dir)) {
    const found = await stat(join(dir, name)).catch(() => null)
    if (found && found.mtimeMs < before) await rm(join(dir, name), { force: true })
  }
}

async function listFiles(dir: string): Promise<Map<string, CachedFile>> {
  const files = new Map<string, CachedFile>()
  for (const name of await readdir(dir, { recursive: true })) {
    const sha256 = /^[0-9a-f]{2}\/([0-9a-f]{64})$/.exec(name)?.[1]
    if (!sha256) continue
    const found = await stat(join(dir, name)).catch(() => null)
    if (found) files.set(sha256, { bytes: found.size, usedAt: found.mtimeMs })
  }
  return files
}
