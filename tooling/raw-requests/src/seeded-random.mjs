/** Creates a random number generator that depends only on its seed. */
export function createSeededRandom(seed) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const upTo = limit => Math.floor(next() * limit)
  return {
    next,
    upTo,
    between: (low, high) => low + upTo(high - low + 1),
    of: share => next() < share,
    pick: list => list[upTo(list.length)],
    bytes: count => Buffer.from(Array.from({ length: count }, () => upTo(256))),
  }
}
