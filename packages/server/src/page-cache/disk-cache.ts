import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { AppLogger } from '../context'
import type { CachedPage } from './cached-page'

const fileHeader = z.object({
  stamp: z.string(),
  key: z.string(),
  status: z.literal(200),
  headers: z.array(z.tuple([z.string(), z.string()])),
  digest: z.string(),
  br: z.int(),
  gzip: z.int(),
  sum: z.string(),
})

/**
 * Stores pages so that they survive a restart, one file each, in a subfolder named after the stamp.
 * Subfolders with other stamps contain pages from other builds or settings; they are deleted on load, as are
 * incomplete files.
 */
export function createDiskCache(folder: string, stamp: string, log: AppLogger) {
  const dir = join(folder, stamp)
  const getFile = (key: string) => join(dir, `${sha256(key).slice(0, 32)}.page`)
  const pending = new Map<string, Promise<void>>()

  /** Applies the changes to a file in order. Disk errors are only logged. */
  function enqueue(key: string, work: () => Promise<unknown>) {
    const done: Promise<void> = (pending.get(key) ?? Promise.resolve())
      .then(work)
      .then(
        () => undefined,
        (error: unknown) => log.error({ err: error }, 'a cached page could not be written to disk'),
      )
      .finally(() => {
        if (pending.get(key) === done) pending.delete(key)
      })
    pending.set(key, done)
  }

  async function write(key: string, page: CachedPage) {
    await mkdir(dir, { recursive: true })
    // Several processes may share the folder, and each may have process id 1 in its container, so names are
    // random.
    const temporary = join(dir, `${randomUUID()}.part`)
    await writeFile(temporary, serializePage(stamp, key, page))
    await rename(temporary, getFile(key))
  }

  return {
    /** Returns every complete page with this stamp. */
    async load(): Promise<[string, CachedPage][]> {
      const names = await readdir(folder).catch(() => [])
      for (const name of names)
        if (name !== stamp) await rm(join(folder, name), { recursive: true, force: true })
      const files = (await readdir(dir).catch(() => [])).filter(name => name.endsWith('.page'))
      const pages = await Promise.all(
        files.map(async name => {
          const page = await readPage(join(dir, name), stamp).catch(() => null)
          if (!page) await rm(join(dir, name), { force: true })
          return page
        }),
      )
      return pages.filter(page => page !== null)
    },
    write: (key: string, page: CachedPage) => enqueue(key, () => write(key, page)),
    remove: (key: string) => enqueue(key, () => rm(getFile(key), { force: true })),
    /** Resolves once all pending changes are on disk. */
    async flush() {
      while (pending.size > 0) await Promise.all(pending.values())
    },
  }
}

/** The format is one line of JSON, followed by the Brotli body and the gzip body. */
function serializePage(stamp: string, key: string, { br, gzip, ...page }: CachedPage): Buffer {
  const header = { stamp, key, ...page, br: br.length, gzip: gzip.length, sum: sha256(br, gzip) }
  return Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), br, gzip])
}

/** Throws if the file is incomplete or has another stamp. */
async function readPage(file: string, stamp: string): Promise<[string, CachedPage]> {
  const bytes = await readFile(file)
  const end = bytes.indexOf('\n')
  const header = fileHeader.parse(JSON.parse(bytes.toString('utf8', 0, end)))
  const br = bytes.subarray(end + 1, end + 1 + header.br)
  const gzip = bytes.subarray(end + 1 + header.br)
  const complete = gzip.length === header.gzip && sha256(br, gzip) === header.sum
  if (!complete || header.stamp !== stamp) throw new Error(`${file} is not a page of this build`)
  const { key, status, headers, digest } = header
  return [key, { status, headers, digest, br, gzip }]
}

function sha256(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}
