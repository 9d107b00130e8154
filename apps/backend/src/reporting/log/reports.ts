import { z } from 'zod'
import { parseEntry } from './rules/entry'

const entryRows = z.array(z.object({ bytes: z.instanceof(Uint8Array) }))
const reportSchema = z.object({
  period: z.string(),
  version: z.number(),
  log_size: z.number(),
  manifest_sha256: z.string(),
})

/** What the entries of the log, or the first `size` ones, say about reports, in their order. */
export async function listLoggedReports(
  size = Number.MAX_SAFE_INTEGER,
): Promise<z.output<typeof reportSchema>[]> {
  const rows: unknown = await strapi.db
    .connection('log_entries')
    .where({ type: 'report' })
    .where('index', '<', size)
    .orderBy('index')
    .select('bytes')
  return entryRows.parse(rows).map(({ bytes }) => reportSchema.parse(parseEntry(bytes)))
}
