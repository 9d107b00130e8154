import { hash } from 'node:crypto'

const leafPrefix = Buffer.of(0)
const nodePrefix = Buffer.of(1)

export const sha256 = (...parts: (string | Uint8Array)[]): Buffer =>
  hash(
    'sha256',
    Buffer.concat(parts.map(part => (typeof part === 'string' ? Buffer.from(part) : part))),
    'buffer',
  )

/** The hash of a leaf by RFC 6962. */
export const hashLeaf = (content: string | Uint8Array): Buffer =>
  // The prefix is a zero byte in UTF-8, too; this way the content is not copied.
  typeof content === 'string' ? hash('sha256', `\0${content}`, 'buffer') : sha256(leafPrefix, content)

/** The level above: pairs of nodes; the last one of an odd number is taken over. */
function levelAbove(nodes: readonly Buffer[]): Buffer[] {
  const above: Buffer[] = []
  for (let at = 0; at < nodes.length; at += 2) {
    const [left, right] = nodes.slice(at, at + 2)
    if (left) above.push(right ? sha256(nodePrefix, left, right) : left)
  }
  return above
}

/** The Merkle tree hash (RFC 6962) over leaf hashes, or over the roots of subtrees of equal size but for the last. */
export function hashTree(nodes: readonly Buffer[]): Buffer {
  const [root = sha256(''), ...others] = nodes
  return others.length === 0 ? root : hashTree(levelAbove(nodes))
}

/** The audit path (RFC 6962) of a node, from the lowest level up. */
export function findPath(nodes: readonly Buffer[], index: number): Buffer[] {
  if (nodes.length < 2) return []
  const sibling = nodes[index ^ 1]
  return [...(sibling ? [sibling] : []), ...findPath(levelAbove(nodes), index >> 1)]
}
