/** Returns numbers from 0 (inclusive) to 1 (exclusive). */
export type Random = () => number

/** A deterministic generator: mulberry32, seeded with the FNV-1a hash of a text. */
export function createRandom(text: string): Random {
  let seed = 2166136261
  for (const letter of text) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 16777619)
  return () => {
    seed = (seed + 0x6d2b79f5) | 0
    let value = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }
}
