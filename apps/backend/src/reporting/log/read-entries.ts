import { z } from 'zod'
import { mapInSlices } from '#src/platform/runtime/map-in-slices'
import { hashLeaf } from '#src/reporting/seal/rules/merkle'
import { listEntries } from './entries'

const entrySchema = z.looseObject({ type: z.string() })
export type LogEntry = z.output<typeof entrySchema> & { readonly index: number }

const parseBytes = (index: number, bytes: Uint8Array): LogEntry => ({
  ...entrySchema.parse(JSON.parse(Buffer.from(bytes).toString())),
  index,
})

/** The entries from one index to before another. Throws if one is missing or is not what the tree contains. */
export async function readEntries(from: number, to: number): Promise<LogEntry[]> {
  const stored = await listEntries(from, to)
  return mapInSlices(stored, ({ bytes, leaf }, position) => {
    const index = from + position
    if (hashLeaf(bytes) !== leaf.toString('hex'))
      throw new Error(`Entry ${index} of the usage log differs from its leaf`)
    return parseBytes(index, bytes)
  })
}

const indexedRows = z.array(z.object({ index: z.coerce.number().int(), bytes: z.instanceof(Uint8Array) }))

/** The entries with these indexes. */
export async function findEntries(indexes: readonly number[]): Promise<LogEntry[]> {
  const rows: unknown = await strapi.db
    .connection('log_entries')
    .whereRaw('index = any(?)', [[...indexes]])
    .select('index', 'bytes')
  return indexedRows.parse(rows).map(({ index, bytes }) => parseBytes(index, bytes))
}

const pageSize = 2048

/** The entries of venues, zones and licences before an index, in order, in pages. */
export async function* readRegisters(size: number): AsyncGenerator<LogEntry[]> {
  for (let after = -1; ; ) {
    const rows: unknown = await strapi.db
      .connection('log_entries')
      // Matches the condition of the index `log_entries_registers`.
      .whereRaw("(type = 'venue' or type = 'zone' or type = 'licence')")
      .where('index', '>', after)
      .where('index', '<', size)
      .orderBy('index')
      .limit(pageSize)
      .select('index', 'bytes')
    const entries = indexedRows.parse(rows)
    yield await mapInSlices(entries, ({ index, bytes }) => parseBytes(index, bytes))
    if (entries.length < pageSize) return
    after = entries.at(-1)?.index ?? after
  }
}
