import type { Emitter } from '#app/engine/events'
import type { Gateway } from '#app/engine/gateway/gateway'
import { Library } from '#app/engine/programme/library'
import type { SavedState } from './saved-state'
import type { StorageEvents } from './storage-events'

type BundleSyncDependencies = {
  saved: SavedState
  gateway: Gateway
  zone: string
  events: Emitter<StorageEvents>
}

/** The zone's bundle: initially the stored bundle, then the server's whenever its version differs. */
export class BundleSync {
  library: Library | null = null
  #etag: string | null = null
  /** The last known version of the bundle on the server. */
  #latest = ''
  #isPulling = false
  #isStopped = false

  constructor(private readonly dependencies: BundleSyncDependencies) {}

  async open(): Promise<void> {
    const stored = await this.dependencies.saved.find('bundle')
    if (stored?.bundle.zone.id !== this.dependencies.zone) return
    this.#etag = stored.etag
    await this.#follow(new Library(stored.bundle))
  }

  stop(): void {
    this.#isStopped = true
  }

  /** Loads the bundle if the server has a different version. */
  async pull(version: string): Promise<void> {
    this.#latest = version
    if (this.#isPulling) return
    this.#isPulling = true
    const { saved, gateway } = this.dependencies
    try {
      for (let asked = ''; this.#latest !== this.library?.bundle.version && this.#latest !== asked; ) {
        asked = this.#latest
        const found = await gateway.findBundle(this.library ? this.#etag : null)
        if (!found || this.#isStopped) return
        this.#etag = found.etag
        const saving = saved.save('bundle', found)
        await this.#follow(new Library(found.bundle))
        await saving
      }
    } finally {
      this.#isPulling = false
    }
  }

  async #follow(library: Library): Promise<void> {
    this.library = library
    await this.dependencies.events.emit('libraryChanged', library)
  }
}
