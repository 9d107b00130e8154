import { MismatchError } from '../problem.mjs'
import { hashLeaf, hashNode } from './hashes.mjs'
import { openCheckpoint } from './note.mjs'

const malformed = () => new MismatchError('The proof is malformed.')

/** Parses an inclusion proof of C2SP tlog-proof. */
function parseProof(text) {
  const end = text.indexOf('\n\n')
  const [header, ...lines] = text.slice(0, Math.max(end, 0)).split('\n')
  if (lines[0]?.startsWith('extra ')) lines.shift()
  const [, index] = /^index (0|[1-9]\d{0,15})$/.exec(lines.shift() ?? '') ?? []
  const path = lines.map(line => Buffer.from(line, 'base64'))
  const isExact = lines.every((line, at) => path[at].length === 32 && path[at].toString('base64') === line)
  if (header !== 'c2sp.org/tlog-proof@v1' || index === undefined || !isExact) throw malformed()
  return { index: Number(index), path, note: text.slice(end + 2) }
}

/** The root to which the path of a leaf below `size` leads (RFC 9162, 2.1.3.2); null if it has the wrong length. */
export function computeProvenRoot(leaf, { index, size, path }) {
  let node = index
  let last = size - 1
  let hash = leaf
  for (const sibling of path) {
    if (last === 0) return null
    if (node % 2 === 1 || node === last) {
      hash = hashNode(sibling, hash)
      while (node % 2 === 0 && node !== 0) {
        node = Math.floor(node / 2)
        last = Math.floor(last / 2)
      }
    } else hash = hashNode(hash, sibling)
    node = Math.floor(node / 2)
    last = Math.floor(last / 2)
  }
  return last === 0 ? hash : null
}

/** Throws unless a signed checkpoint includes an entry. Returns the index of the entry, and the checkpoint. */
export function verifyInclusion(entry, proof, keys) {
  const { index, path, note } = parseProof(proof)
  const checkpoint = openCheckpoint(note, keys)
  const { size, root } = checkpoint
  if (index >= size || !computeProvenRoot(hashLeaf(entry), { index, size, path })?.equals(root))
    throw new MismatchError(
      `The entry is not in the log that the checkpoint signed, with this content at position ${index}: the entry or the proof was changed.`,
    )
  return { index, checkpoint }
}
