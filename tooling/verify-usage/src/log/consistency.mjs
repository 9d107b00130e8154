import { hashNode } from './hashes.mjs'

const isPowerOfTwo = number => 2 ** Math.floor(Math.log2(number)) === number

/**
 * The roots to which a consistency proof leads (RFC 9162, 2.1.4.2): that of the tree with `size` entries, and that of
 * its first `known.size` entries. Null if the proof has the wrong length. `known.size` is above 0 and below `size`.
 */
export function computeConsistentRoots(known, size, path) {
  const [first, ...rest] = isPowerOfTwo(known.size) ? [known.root, ...path] : path
  if (path.length === 0) return null
  let node = known.size - 1
  let last = size - 1
  const rise = () => {
    node = Math.floor(node / 2)
    last = Math.floor(last / 2)
  }
  while (node % 2 === 1) rise()
  let before = first
  let now = first
  for (const hash of rest) {
    if (last === 0) return null
    if (node % 2 === 1 || node === last) {
      before = hashNode(hash, before)
      now = hashNode(hash, now)
      while (node % 2 === 0 && node !== 0) rise()
    } else now = hashNode(now, hash)
    rise()
  }
  return last === 0 ? { before, now } : null
}
