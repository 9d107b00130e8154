import { z } from 'zod'
import { integerColumn } from '#src/platform/database/columns'

const entryRows = z.array(z.object({ index: integerColumn, bytes: z.instanceof(Uint8Array) }))
export type IndexedEntry = z.output<typeof entryRows>[number]

/** Match the indexes `log_entries_zones` and `log_entries_venues`. */
const kinds = {
  zones: ['zone_id', `type = 'zone' or type = 'licence' or type = 'device' or type = 'rejection'`],
  venues: ['business_unit_id', `type = 'venue'`],
} as const

const pageSize = 500

/**
 * The entries about zones (zone, licence, device, rejection) or venues below an index, in their order, in pages. Of
 * rejections, those whose index is in the range.
 */
export async function* readEntriesAbout(
  kind: keyof typeof kinds,
  ids: readonly number[],
  { size, from, until }: { size: number; from: number; until: number },
): AsyncGenerator<IndexedEntry[]> {
  const [member, ofTypes] = kinds[kind]
  for (let after = -1; ids.length > 0; ) {
    const rows: unknown = await strapi.db
      .connection('log_entries')
      .whereRaw(`(${ofTypes})`)
      .whereRaw(`substring(encode(bytes, 'escape') from '"${member}":([0-9]+)')::bigint = any(?)`, [[...ids]])
      .whereRaw(`(type <> 'rejection' or index between ? and ?)`, [from, until])
      .where('index', '>', after)
      .where('index', '<', size)
      .orderBy('index')
      .limit(pageSize)
      .select('index', 'bytes')
    const entries = entryRows.parse(rows)
    yield entries
    if (entries.length < pageSize) return
    after = entries.at(-1)?.index ?? after
  }
}

/** The entries with these indexes, in pages. */
export async function* readEntriesAt(indexes: readonly number[]): AsyncGenerator<IndexedEntry[]> {
  for (let start = 0; start < indexes.length; start += pageSize)
    yield entryRows.parse(
      await strapi.db
        .connection('log_entries')
        .whereRaw('index = any(?)', [indexes.slice(start, start + pageSize)])
        .orderBy('index')
        .select('index', 'bytes'),
    )
}
