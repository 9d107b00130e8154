/** Returns a 32-bit hash of a string (FNV-1a). */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}

/**
 * Returns a generator of a reproducible sequence of numbers from 0 (inclusive) to 1 (exclusive), using
 * mulberry32.
 */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Returns a shuffled copy (Fisher–Yates). */
export function shuffle<T>(items: readonly T[], random: () => number): T[] {
  const shuffled: T[] = []
  for (const item of items) {
    const index = Math.floor(random() * (shuffled.length + 1))
    const displaced = shuffled[index]
    if (index === shuffled.length || displaced === undefined) shuffled.push(item)
    else {
      shuffled.push(displaced)
      shuffled[index] = item
    }
  }
  return shuffled
}
