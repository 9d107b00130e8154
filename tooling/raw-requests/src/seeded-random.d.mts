export type SeededRandom = {
  /** A number from 0 (inclusive) to 1 (exclusive). */
  next(): number
  upTo(limit: number): number
  between(low: number, high: number): number
  of(share: number): boolean
  pick<T>(list: readonly T[]): T
  bytes(count: number): Uint8Array
}

export declare function createSeededRandom(seed: number): SeededRandom
