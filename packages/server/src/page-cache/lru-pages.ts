import { type CachedPage, compressedSize } from './cached-page'

export type CacheLimits = {
  entries: number
  /** The maximum total size of the compressed pages. */
  bytes: number
}

export type CacheEntry = {
  page: CachedPage
  /**
   * The number of purges before the page was rendered. If it is lower than the current number, the page is
   * revalidated before it is served.
   */
  generation: number
  /** When the page was last rendered, and when a render last failed, in milliseconds; 0 means never. */
  renderedAt: number
  failedAt: number
}

/**
 * Creates a store of cache entries, least recently used first. `onRemove` is called for each entry that is
 * evicted or removed.
 */
export function createLruPages(limits: CacheLimits, onRemove: (key: string) => void) {
  const entries = new Map<string, CacheEntry>()
  let bytes = 0

  function remove(key: string) {
    const entry = entries.get(key)
    if (!entry) return
    bytes -= compressedSize(entry.page)
    entries.delete(key)
    onRemove(key)
  }

  return {
    peek: (key: string) => entries.get(key),

    /** Returns the entry and marks it as most recently used. */
    use(key: string): CacheEntry | undefined {
      const entry = entries.get(key)
      if (entry) {
        entries.delete(key)
        entries.set(key, entry)
      }
      return entry
    },

    /** Adds or replaces an entry, then evicts the least recently used ones until the limits are met. */
    set(key: string, entry: CacheEntry) {
      const size = compressedSize(entry.page)
      if (size > limits.bytes) {
        remove(key)
        return
      }
      const previous = entries.get(key)
      bytes += size - (previous ? compressedSize(previous.page) : 0)
      entries.set(key, entry)
      for (const oldest of entries.keys()) {
        if (entries.size <= limits.entries && bytes <= limits.bytes) break
        remove(oldest)
      }
    },

    remove,
    keys: () => [...entries.keys()],
    size: () => ({ entries: entries.size, bytes }),
  }
}
