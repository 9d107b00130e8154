import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Log } from '../context'
import type { CachedPage } from './cached-page'

const head = z.object({
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
 * Pages that survive a restart, one file each, under a name of `stamp`: what was made by another build, or for other
 * addresses, is no page of this one and goes. A file that is not whole is passed over.
 */
export function createDiskCache(folder: string, stamp: string, log: Log) {
  const dir = join(folder, stamp)
  const fileOf = (key: string) => join(dir, `${sha(key).slice(0, 32)}.page`)
  const queue = new Map<string, Promise<void>>()

  /** One change of a file after the other; a disk that fails is told and costs nothing else. */
  function later(key: string, work: () => Promise<unknown>) {
    const done: Promise<void> = (queue.get(key) ?? Promise.resolve())
      .then(work)
      .then(
        () => undefined,
        (error: unknown) => log.error({ err: error }, 'a page could not be kept on disk'),
      )
      .finally(() => {
        if (queue.get(key) === done) queue.delete(key)
      })
    queue.set(key, done)
  }

  async function write(key: string, page: CachedPage) {
    await mkdir(dir, { recursive: true })
    // Several processes may share the folder, and in containers each of them is the first process.
    const part = join(dir, `${randomUUID()}.part`)
    await writeFile(part, bytesOf(stamp, key, page))
    await rename(part, fileOf(key))
  }

  return {
    /** Every whole page of this stamp; other stamps' folders are removed. */
    async load(): Promise<[string, CachedPage][]> {
      const names = await readdir(folder).catch(() => [])
      for (const name of names)
        if (name !== stamp) await rm(join(folder, name), { recursive: true, force: true })
      const files = (await readdir(dir).catch(() => [])).filter(name => name.endsWith('.page'))
      const pages = await Promise.all(
        files.map(async name => {
          const read = readPage(await readFile(join(dir, name)).catch(() => Buffer.alloc(0)), stamp)
          if (!read) await rm(join(dir, name), { force: true })
          return read
        }),
      )
      return pages.filter(page => page !== null)
    },
    write: (key: string, page: CachedPage) => later(key, () => write(key, page)),
    remove: (key: string) => later(key, () => rm(fileOf(key), { force: true })),
    /** Resolves when nothing is on its way to the disk any more. */
    async flush() {
      while (queue.size > 0) await Promise.all(queue.values())
    },
  }
}

/** One line that says what follows, then both bodies. */
function bytesOf(stamp: string, key: string, { br, gzip, ...page }: CachedPage): Buffer {
  const line = { stamp, key, ...page, br: br.length, gzip: gzip.length, sum: sha(br, gzip) }
  return Buffer.concat([Buffer.from(`${JSON.stringify(line)}\n`), br, gzip])
}

function readPage(bytes: Buffer, stamp: string): [string, CachedPage] | null {
  const end = bytes.indexOf(10)
  const parsed = head.safeParse(end < 0 ? null : json(bytes.toString('utf8', 0, end)))
  if (!parsed.success || parsed.data.stamp !== stamp) return null
  const { key, status, headers, digest, sum } = parsed.data
  const br = bytes.subarray(end + 1, end + 1 + parsed.data.br)
  const gzip = bytes.subarray(end + 1 + parsed.data.br)
  if (gzip.length !== parsed.data.gzip || sha(br, gzip) !== sum) return null
  return [key, { status, headers, digest, br, gzip }]
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function sha(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}
