export type AppFile = {
  path: string
  /** In lower-case hex. */
  sha256: string
}

async function hash(bytes: ArrayBuffer): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return [...new Uint8Array(digest)].map(byte => byte.toString(16).padStart(2, '0')).join('')
}

/** Returns the body of a response if it is exactly this file, e.g. not a login page; otherwise null. */
async function readExact(response: Response | undefined, { sha256 }: AppFile): Promise<ArrayBuffer | null> {
  const bytes = await response?.arrayBuffer().catch(() => null)
  return bytes && (await hash(bytes)) === sha256 ? bytes : null
}

const copyWith = ({ headers }: Response, bytes: ArrayBuffer) => {
  const kept = new Headers(headers)
  // The body is no longer encoded.
  for (const name of ['content-encoding', 'content-length']) kept.delete(name)
  return new Response(bytes, { headers: kept })
}

/** The files of one version of the app in Cache Storage, each verified by its hash. */
export class AppCache {
  readonly #files: ReadonlyMap<string, AppFile>

  constructor(
    private readonly name: string,
    files: readonly AppFile[],
    private readonly storage: Pick<CacheStorage, 'open' | 'delete'> = caches,
    // Browsers refuse to call `fetch` as a method of another object.
    private readonly send: typeof fetch = (input, init) => fetch(input, init),
  ) {
    this.#files = new Map(files.map(file => [file.path, file]))
  }

  has(path: string): boolean {
    return this.#files.has(path)
  }

  /** Stores every file; if one cannot be fetched or differs, throws and leaves nothing behind. */
  async install(): Promise<void> {
    try {
      await Promise.all([...this.#files.values()].map(file => this.#fetch(file)))
    } catch (error) {
      await this.storage.delete(this.name)
      throw error
    }
  }

  /** Returns a stored file. A missing or damaged one is fetched again. */
  async read(path: string): Promise<Response> {
    const file = this.#files.get(path)
    if (!file) return this.send(path)
    const cache = await this.storage.open(this.name).catch(() => null)
    const stored = await cache?.match(path).catch(() => undefined)
    const bytes = await readExact(stored, file)
    if (stored && bytes) return copyWith(stored, bytes)
    return this.#fetch(file).catch(() => this.send(path))
  }

  async #fetch(file: AppFile): Promise<Response> {
    // Bypasses the HTTP cache, because the page may have changed at the same URL.
    const response = await this.send(file.path, { cache: 'reload' })
    const bytes = response.ok ? await readExact(response, file) : null
    if (!bytes) throw new Error(`${file.path} is not the file of this version`)
    const copy = copyWith(response, bytes)
    const cache = await this.storage.open(this.name)
    await cache.put(file.path, copy.clone())
    return copy
  }
}
