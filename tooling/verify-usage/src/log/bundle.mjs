import { MismatchError } from '../problem.mjs'

const prefixBytes = 2

/**
 * Calls `onEntry(bytes, hashed)` for each entry of a bundle, whose lengths have two bytes. `hashed` is the entry after a
 * zero byte, the input of its leaf's hash. Throws unless there are exactly `count` entries.
 */
export function readBundle(bundle, { index, count, first }, onEntry) {
  let at = 0
  let found = 0
  while (at < bundle.length) {
    const start = at + prefixBytes
    const end = start <= bundle.length ? start + bundle.readUInt16BE(at) : Number.POSITIVE_INFINITY
    if (end > bundle.length) throw new MismatchError(`Bundle ${index} ends within entry ${first + found}.`)
    if (found === count)
      throw new MismatchError(`Bundle ${index} has more than the ${count} entries that the log has there.`)
    // The length is not needed any more, and hashing without a copy is faster.
    bundle[start - 1] = 0
    onEntry(bundle.subarray(start, end), bundle.subarray(start - 1, end))
    found += 1
    at = end
  }
  if (found < count)
    throw new MismatchError(`Bundle ${index} has ${found} entries; the log has ${count} there.`)
}
