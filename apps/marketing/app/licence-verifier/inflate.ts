import type { Bytes } from './ed25519'

/**
 * Decompresses bytes. Returns null if they are damaged, and `large` as soon as the result has more than `limit` bytes,
 * so that a small file cannot fill the memory.
 */
export async function inflate(
  bytes: Bytes,
  format: 'gzip' | 'deflate',
  limit: number,
): Promise<Uint8Array | 'large' | null> {
  const result = new Uint8Array(limit)
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(format)).getReader()
  try {
    for (let length = 0; ; ) {
      const { done, value } = await reader.read()
      if (done) return result.subarray(0, length)
      if (length + value.length > limit) {
        await reader.cancel().catch(() => undefined)
        return 'large'
      }
      result.set(value, length)
      length += value.length
    }
  } catch {
    return null
  }
}
