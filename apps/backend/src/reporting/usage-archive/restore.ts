import { z } from 'zod'
import type { SealedPlay } from '#src/reporting/seal/rules/sealed-play'
import { type OnDay, requireSeal } from './create'
import { partSize, readPart } from './files'
import { type ArchivePart, findArchive, listParts, type UsageArchive } from './rows'
import { requireSealedRoots, verifyPart } from './verify'

/** The number of rows per statement, which may contain 65,535 values. */
const insertSize = 1000

const whole = z.coerce.number().int()
const leafRows = z.array(z.object({ position: whole, play_id: whole }))
const counted = z.object({ plays: whole })

/** Inserts verified plays with the ids that their leaves refer to. */
async function insertPart({ seal, part }: ArchivePart, plays: readonly SealedPlay[]): Promise<void> {
  const first = part * partSize
  await strapi.db.transaction(async ({ trx }) => {
    for (let at = 0; at < plays.length; at += insertSize) {
      const page = plays.slice(at, at + insertSize)
      const leaves = leafRows.parse(
        await trx('seal_leaves')
          .where({ seal })
          .where('position', '>=', first + at)
          .where('position', '<', first + at + page.length)
          .orderBy('position'),
      )
      const rows = page.map((play, index) => {
        const leaf = leaves[index]
        if (leaf?.position !== first + at + index) throw new Error(`A leaf of seal ${seal} is missing`)
        return { id: leaf.play_id, ...play }
      })
      await trx('plays').insert(rows).onConflict(['id', 'received_at']).ignore()
    }
  })
}

/**
 * Completes the restoration if all plays are present. A concurrent removal would have deleted some of them.
 */
const markRestored = ({ month, from_seal, through_seal, plays }: UsageArchive) =>
  strapi.db.transaction(async ({ trx }) => {
    const changed: number = await trx('usage_archives')
      .where({ month, state: 'removed' })
      .update({ state: 'stored', changed_at: Date.now() })
    const row: unknown = await trx('seal_leaves as l')
      .join('plays as p', 'p.id', 'l.play_id')
      .whereBetween('l.seal', [from_seal, through_seal])
      .count({ plays: '*' })
      .first()
    if (changed !== 1 || counted.parse(row).plays !== plays)
      throw new Error(`${month} was changed by another process: restore it again`)
  })

/** Restores a month's plays to the database after comparing each with its seal. Can be repeated. */
export async function restorePlays(month: string, onDay: OnDay = () => undefined) {
  const archive = await findArchive(month)
  if (archive?.state !== 'removed') throw new Error(`The plays of ${month} have not been removed`)
  for (let number = archive.from_seal; number <= archive.through_seal; number += 1) {
    const seal = await requireSeal(number)
    const roots = await requireSealedRoots(seal)
    for (const part of await listParts(number))
      await insertPart(part, verifyPart(seal, roots, part.part, await readPart(seal.day, part)))
    onDay(seal.day, seal.size)
  }
  await markRestored(archive)
  return { plays: archive.plays }
}
