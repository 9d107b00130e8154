import { type OnDay, requireSeal } from './create'
import { readPart } from './files'
import { findArchive, listParts } from './rows'
import { requireSealedRoots, verifyPart } from './verify'

/**
 * Reads all files of an archived month and compares every play with its seal. Returns the number of plays.
 */
export async function checkArchive(month: string, onDay: OnDay = () => undefined): Promise<number> {
  const archive = await findArchive(month)
  if (!archive) throw new Error(`${month} is not archived`)
  let plays = 0
  for (let number = archive.from_seal; number <= archive.through_seal; number += 1) {
    const seal = await requireSeal(number)
    const roots = await requireSealedRoots(seal)
    let size = 0
    for (const part of await listParts(number))
      size += verifyPart(seal, roots, part.part, await readPart(seal.day, part)).length
    if (size !== seal.size) throw new Error(`The archive of ${seal.day} is incomplete`)
    plays += size
    onDay(seal.day, size)
  }
  return plays
}
