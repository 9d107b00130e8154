import { computeConsistentRoots, emptyRoot } from '../log.mjs'

/**
 * Why a tree does not follow from the one that was signed before; null if it does. `fork` is proof that the log has signed
 * two trees that contradict each other, which nobody else can produce; `unproven` is not.
 */
export function findInconsistency(known, { size, root }, proof) {
  if (size === 0 && !root.equals(emptyRoot)) return 'fork'
  if (!known || known.size === 0) return proof.length === 0 ? null : 'unproven'
  if (size === known.size) {
    if (!root.equals(known.root)) return 'fork'
    return proof.length === 0 ? null : 'unproven'
  }
  const roots = computeConsistentRoots(known, size, proof)
  if (!roots?.now.equals(root)) return 'unproven'
  // The proof leads to the signed root, from another tree of the known size.
  return roots.before.equals(known.root) ? null : 'fork'
}
