import { hash } from 'node:crypto'

export const sha256Bytes = (content: string | Uint8Array): Buffer => hash('sha256', content, 'buffer')

const leafPrefix = Buffer.of(0)

/** The RFC 6962 hash of a leaf. Hexadecimal output takes half as long to compute as a `Buffer`. */
export const hashLeaf = (content: string | Uint8Array): string =>
  // The prefix is a zero byte in UTF-8 as well.
  hash('sha256', typeof content === 'string' ? `\0${content}` : Buffer.concat([leafPrefix, content]))

/** A buffer that is reused for every node: the prefix and two hashes. */
const node = Buffer.alloc(65, 1)

function hashNode(left: Buffer, right: Buffer): Buffer {
  node.set(left, 1)
  node.set(right, 33)
  return hash('sha256', node, 'buffer')
}

/** Computes the next level up from pairs of nodes. If the number is odd, the last node is carried over. */
function levelAbove(nodes: readonly Buffer[]): Buffer[] {
  const above: Buffer[] = []
  for (let index = 0; index < nodes.length; index += 2) {
    const left = nodes[index]
    const right = nodes[index + 1]
    if (left) above.push(right ? hashNode(left, right) : left)
  }
  return above
}

/**
 * The Merkle tree hash (RFC 6962) over leaf hashes, or over the roots of subtrees of equal size (the last may
 * be smaller).
 */
export function hashTree(nodes: readonly Buffer[]): Buffer {
  return nodes.length > 1 ? hashTree(levelAbove(nodes)) : (nodes[0] ?? sha256Bytes(''))
}

/** The audit path (RFC 6962) of a node, from the lowest level up. */
export function getAuditPath(nodes: readonly Buffer[], index: number): Buffer[] {
  if (nodes.length < 2) return []
  const sibling = nodes[index ^ 1]
  return [...(sibling ? [sibling] : []), ...getAuditPath(levelAbove(nodes), index >> 1)]
}
