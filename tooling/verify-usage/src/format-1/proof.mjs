import { computeRoot, hashLeaf } from './hashes.mjs'
import { MismatchError } from './problem.mjs'

const isHash = text => typeof text === 'string' && /^[\da-f]{64}$/.test(text)

/** Checks that a line is part of its day's seal. */
export function checkProof({ play, credits, index, size, path, checkpoints }, chain) {
  if (!Array.isArray(checkpoints) || !Array.isArray(path) || !path.every(isHash) || !play)
    throw new MismatchError('The proof is incomplete.')
  const [own] = checkpoints.map(text => chain.add(text))
  if (!own) throw new MismatchError('The proof contains no checkpoint.')
  if (own.size !== size || index >= size)
    throw new MismatchError(
      `The proof is for ${size} lines, but the checkpoint of ${own.day} covers ${own.size}.`,
    )
  const hashes = path.map(text => Buffer.from(text, 'hex'))
  const root = computeRoot(hashLeaf({ play, credits: credits ?? null }), { index, size, path: hashes })
  if (root?.toString('hex') !== own.root)
    throw new MismatchError(
      `Play ${play.play_id} is not part of the seal of ${own.day} with this content: the line or the path was changed.`,
    )
  return `play ${play.play_id} is line ${index + 1} of ${size} of ${own.day}, unchanged`
}
