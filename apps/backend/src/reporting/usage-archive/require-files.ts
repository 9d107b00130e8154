import { listSealRange } from '#src/reporting/seal/rows'
import { findMissingPart } from './files'
import { listParts, listRemovedArchives } from './rows'

/** Throws if a file is missing from which archived plays of these seals are read. */
export async function requireArchiveFiles(fromSeal: number, throughSeal: number): Promise<void> {
  for (const archive of await listRemovedArchives(fromSeal, throughSeal)) {
    const from = Math.max(fromSeal, archive.from_seal)
    for (const { number, day } of await listSealRange(from, Math.min(throughSeal, archive.through_seal)))
      for (const { part } of await listParts(number)) {
        const missing = await findMissingPart(day, part)
        if (missing !== null) throw new Error(`The file ${missing} of the usage archive is missing`)
      }
  }
}
