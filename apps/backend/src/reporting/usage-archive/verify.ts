import { hasTrustedSignatures, listConfirmingSeals, matchesCheckpoint } from '#src/reporting/seal/checkpoint'
import { listChunkRoots, type Seal, sealChunkSize } from '#src/reporting/seal/rows'
import { digestCredits, hashPlay } from '#src/reporting/seal/rules/leaf'
import { hashTree } from '#src/reporting/seal/rules/merkle'
import { chunksPerPart, partSize } from './files'
import { parseLine, splitPart } from './lines'

const mismatchError = (day: string, reason: string) =>
  new Error(`The log of ${day} cannot be archived or restored: ${reason}`)

/** Returns the roots of a seal's chunks. Throws unless they match its signed checkpoint. */
export async function requireSealedRoots(seal: Seal): Promise<Buffer[]> {
  const roots = await listChunkRoots(seal.number)
  const isRoot = hashTree(roots).toString('hex') === seal.root && matchesCheckpoint(seal)
  if (!isRoot || !(await hasTrustedSignatures(await listConfirmingSeals(seal))))
    throw mismatchError(seal.day, 'its hashes differ from the signed checkpoint')
  return roots
}

/** The plays of a part, in order. Throws unless they are exactly the plays that were sealed. */
export function verifyPart({ day, size }: Seal, roots: readonly Buffer[], part: number, text: string) {
  const lines = splitPart(text, part).map(parseLine)
  const first = part * partSize
  if (lines.length !== Math.min(partSize, size - first))
    throw mismatchError(day, 'plays are missing or were added')
  const leaves = lines.map(({ index, play, credits }, at) => {
    if (index !== first + at) throw mismatchError(day, `play ${play.play_id} is in another place`)
    return Buffer.from(hashPlay(play, credits && digestCredits(credits)), 'hex')
  })
  for (let chunk = 0; chunk * sealChunkSize < leaves.length; chunk += 1) {
    const root = hashTree(leaves.slice(chunk * sealChunkSize, (chunk + 1) * sealChunkSize))
    if (!roots[part * chunksPerPart + chunk]?.equals(root))
      throw mismatchError(
        day,
        `something after line ${first + chunk * sealChunkSize + 1} differs from its seal`,
      )
  }
  return lines.map(({ play }) => play)
}
