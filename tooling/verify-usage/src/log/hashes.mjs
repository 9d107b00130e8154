import * as crypto from 'node:crypto'

const digest = bytes => crypto.createHash('sha256').update(bytes).digest()

/** `crypto.hash` is faster, but not in the first versions of Node 20. */
export const sha256 = crypto.hash ? bytes => crypto.hash('sha256', bytes, 'buffer') : digest

export const hashBytes = 32

const node = Buffer.alloc(1 + 2 * hashBytes, 1)

/** The hash of an inner node (RFC 6962, 2.1). */
export function hashNode(left, right) {
  left.copy(node, 1)
  right.copy(node, 1 + hashBytes)
  return sha256(node)
}

/** The hash of a leaf (RFC 6962, 2.1). */
export const hashLeaf = bytes => sha256(Buffer.concat([Buffer.of(0), bytes]))

export const emptyRoot = sha256(Buffer.alloc(0))
