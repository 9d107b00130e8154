import { z } from 'zod'
import { findCheckpoint } from './checkpoints'

const indexRow = z.object({ index: z.coerce.number().int().nullable() })

/** The index after the last imported play of the seals up to this one. */
export async function findIndexAfterSeal(through: number): Promise<number> {
  const row: unknown = await strapi.db
    .connection('log_entries as e')
    .join('seal_leaves as l', 'l.play_id', 'e.play_row_id')
    .whereRaw('l.seal = (select max(seal) from seal_leaves where seal <= ?)', [through])
    .max({ index: 'e.index' })
    .first()
  const { index } = indexRow.parse(row)
  return index === null ? 0 : index + 1
}

const sealRows = z.array(
  z.object({
    entry: z.coerce.number().int(),
    number: z.coerce.number().int(),
    day: z.string(),
    index: z.coerce.number().int(),
  }),
)

/** The former daily seals of plays, by the index of their entry. */
export async function findSealsOfEntries(entries: readonly number[]) {
  const rows: unknown = await strapi.db
    .connection('log_entries as e')
    .join('seal_leaves as l', 'l.play_id', 'e.play_row_id')
    .join('seals as s', 's.number', 'l.seal')
    .whereRaw('e.index = any(?)', [[...entries]])
    .select({ entry: 'e.index', number: 's.number', day: 's.day', index: 'l.position' })
  return new Map(sealRows.parse(rows).map(({ entry, ...seal }) => [entry, seal]))
}

const rowIds = z.array(z.object({ id: z.coerce.number().int() }))

/** The row ids of those plays that the newest checkpoint covers. */
export async function findSealedPlays(plays: readonly number[]): Promise<Set<number>> {
  const checkpoint = await findCheckpoint()
  if (!checkpoint) return new Set()
  const rows: unknown = await strapi.db
    .connection('log_entries')
    .whereRaw('play_row_id = any(?)', [[...plays]])
    .where('index', '<', checkpoint.size)
    .select({ id: 'play_row_id' })
  return new Set(rowIds.parse(rows).map(({ id }) => id))
}
