import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { environment } from '#src/platform/runtime/environment'
import { createBucketClient } from './bucket'

/** Files that only the backend serves. A key may contain folders. */
type PrivateFiles = {
  /** Stores a copy of a local file. */
  keep(key: string, path: string): Promise<void>
  /** Stores bytes. Whoever reads the file meanwhile gets it as it was before, or complete. */
  write(key: string, bytes: Buffer): Promise<void>
  read(key: string): Promise<{ size: number; body: Readable } | null>
  /** Does nothing if the file does not exist. */
  remove(key: string): Promise<void>
}

/** Flushes a file to disk (fsync), because its source may be deleted next. */
async function flush(path: string): Promise<void> {
  const file = await open(path)
  await file.sync().finally(() => file.close())
}

function inFolder(name: string): PrivateFiles {
  const folder = join(environment.privateDir, name)
  return {
    async keep(key, path) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await copyFile(path, join(folder, key))
      await flush(join(folder, key))
    },
    async write(key, bytes) {
      const path = join(folder, key)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      const part = `${path}.${randomUUID()}.part`
      await writeFile(part, bytes, { flush: true })
      await rename(part, path)
    },
    async read(key) {
      const found = await stat(join(folder, key)).catch(() => null)
      return found && { size: found.size, body: createReadStream(join(folder, key)) }
    },
    remove: key => rm(join(folder, key), { force: true }),
  }
}

function inBucket(bucket: string, name: string): PrivateFiles {
  const files = createBucketClient(bucket)
  return {
    keep: async (key, path) => files.put(`${name}/${key}`, { bytes: await readFile(path) }),
    write: (key, bytes) => files.put(`${name}/${key}`, { bytes }),
    read: key => files.get(`${name}/${key}`),
    remove: key => files.remove(`${name}/${key}`),
  }
}

const { S3_PRIVATE_BUCKET: bucket } = environment

/** Opens S3_PRIVATE_BUCKET if it is set, otherwise the private folder. */
export const openPrivateFiles = (name: string) => (bucket ? inBucket(bucket, name) : inFolder(name))
