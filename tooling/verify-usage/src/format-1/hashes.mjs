import { createHash } from 'node:crypto'

export const sha256 = (...parts) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}

/** Serialises a value as canonical JSON (RFC 8785). */
export function canonicalJson(value) {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const names = Object.keys(value).sort()
  return `{${names.map(name => `${JSON.stringify(name)}:${canonicalJson(value[name])}`).join(',')}}`
}

/** Returns the leaf hash (RFC 6962) of a line. */
export function hashLeaf({ play, credits }) {
  const digest = credits === null ? null : sha256(canonicalJson(credits)).toString('hex')
  return sha256(Buffer.of(0), canonicalJson({ ...play, credits: digest }))
}

const getNode = (left, right) => sha256(Buffer.of(1), left, right)

/**
 * Creates a tree to which hashes are added from left to right. Only the roots of complete subtrees are kept
 * in memory.
 */
export function createMerkleTree() {
  const stack = []
  return {
    add(hash) {
      let subtree = { size: 1, hash }
      while (stack.at(-1)?.size === subtree.size) {
        const left = stack.pop()
        subtree = { size: 2 * left.size, hash: getNode(left.hash, subtree.hash) }
      }
      stack.push(subtree)
    },
    root: () =>
      stack.length === 0
        ? sha256('')
        : stack.map(({ hash }) => hash).reduceRight((right, left) => getNode(left, right)),
  }
}

export function hashTree(hashes) {
  const tree = createMerkleTree()
  for (const hash of hashes) tree.add(hash)
  return tree.root()
}

/**
 * Returns the root to which a path leads (RFC 9162, section 2.1.3.2); null if the path has the wrong length.
 */
export function computeRoot(leaf, { index, size, path }) {
  let node = index
  let last = size - 1
  let hash = leaf
  for (const sibling of path) {
    if (last === 0) return null
    if (node % 2 === 1 || node === last) {
      hash = getNode(sibling, hash)
      while (node % 2 === 0 && node !== 0) {
        node = Math.floor(node / 2)
        last = Math.floor(last / 2)
      }
    } else hash = getNode(hash, sibling)
    node = Math.floor(node / 2)
    last = Math.floor(last / 2)
  }
  return last === 0 ? hash : null
}
