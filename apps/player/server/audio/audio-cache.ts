import { createHash, randomUUID } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import type { AppLogger } from '@bgm/server/context'
import type { Track } from '@bgm/validation'
import { readChunks } from '#server/backend/call-backend'
import { createCallQueue } from '#server/backend/call-queue'
import { openAudioFolder } from './audio-folder'

type AudioCacheOptions = {
  openAudio: (file: AudioFile) => Promise<Response>
  /** The cache folder, which is created if missing. */
  dir: string
  /** Above this size, the least recently used files are deleted. */
  maxBytes: number
  log: AppLogger
  now?: () => number
}

export type AudioKind = 'track' | 'announcement'
/** A file in a bundle. `kind` determines its URL in the backend, and is `track` by default. */
export type AudioFile = Pick<Track, 'id' | 'revision' | 'sha256' | 'bytes' | 'mime'> & { kind?: AudioKind }
export type AudioCache = Awaited<ReturnType<typeof openAudioCache>>

/** Thrown if a file could not be stored, although it could be fetched: the disk is full, read-only or broken. */
export class DiskError extends Error {}

const onDisk = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw new DiskError('The disk failed', { cause: error })
  })

/** On a full disk, this many times the size of the file that did not fit is freed. */
const freedFiles = 4

/**
 * Stores audio files on disk by the hash of their content. A file is written under a temporary name and
 * renamed once it is complete and its hash is correct, so a killed process leaves no partial file under the
 * final name. The size is checked on each use, because a power failure may truncate a file.
 */
export async function openAudioCache(options: AudioCacheOptions) {
  const { openAudio, dir, maxBytes, log, now = Date.now } = options
  const pending = new Map<string, Promise<void>>()
  const runFetch = createCallQueue({ concurrency: 4, maxWaiting: 2_000 })
  const folder = await openAudioFolder(dir, maxBytes, now)

  async function store(file: AudioFile): Promise<void> {
    const temporary = folder.temporaryPath(randomUUID())
    try {
      await onDisk(folder.makeRoom(file.bytes))
      await writeVerified(await openAudio(file), temporary, file)
      await onDisk(folder.add(file.sha256, file.bytes, temporary))
    } finally {
      await rm(temporary, { force: true }).catch(() => {})
    }
  }

  async function fetchFile(file: AudioFile): Promise<void> {
    try {
      await store(file).catch(async (error: unknown) => {
        if (!(error instanceof DiskError)) throw error
        await onDisk(folder.free(freedFiles * file.bytes))
        await store(file)
      })
    } catch (error) {
      log.error({ err: error, track: file.id }, 'an audio file could not be cached')
      throw error
    }
  }

  async function isCached({ sha256, bytes }: AudioFile): Promise<boolean> {
    const state = await folder.check(sha256, bytes)
    if (state === 'damaged' && !pending.has(sha256)) await folder.remove(sha256)
    return state === 'complete'
  }

  return {
    /**
     * Returns the path of the complete file. If the file is not cached, concurrent calls share one fetch.
     * Throws `DiskError` if it cannot be stored, and another error if the fetch fails.
     */
    async getPath(file: AudioFile): Promise<string> {
      const { sha256 } = file
      if (!(await isCached(file))) {
        const running =
          pending.get(sha256) ?? runFetch(() => fetchFile(file)).finally(() => pending.delete(sha256))
        pending.set(sha256, running)
        await running
      }
      return folder.getPath(sha256)
    },
    /** Opens the file in the backend, for when it cannot be stored here. */
    open: openAudio,
    bytes: folder.bytes,
  }
}

/** Writes the content to `path`; throws if it does not match the hash. */
async function writeVerified(response: Response, path: string, { sha256, bytes }: AudioFile): Promise<void> {
  const hash = createHash('sha256')
  let size = 0
  const target = await onDisk(open(path, 'wx'))
  try {
    for await (const chunk of readChunks(response)) {
      size += chunk.byteLength
      if (size > bytes) throw new Error('The file is larger than expected')
      hash.update(chunk)
      await onDisk(target.writeFile(chunk))
    }
    if (hash.digest('hex') !== sha256) throw new Error('The file does not match its hash')
  } finally {
    await target.close()
  }
}
