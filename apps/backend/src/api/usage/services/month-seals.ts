import { z } from 'zod'
import { sha256Bytes } from '#src/api/seal/rules/merkle'

const sealRows = z.array(
  z.object({
    number: z.coerce.number(),
    day: z.string(),
    root: z.string(),
    checkpoint: z.string(),
  }),
)

/** The first and last seal of a month's days, or null if no day is sealed yet. */
export async function findMonthSeals({ from, until }: { from: string; until: string }) {
  const rows = sealRows.parse(
    await strapi.db
      .connection('seals')
      .where('day', '>=', from)
      .where('day', '<', until)
      .orderBy('day')
      .select('number', 'day', 'root', 'checkpoint'),
  )
  const [first] = rows
  const last = rows.at(-1)
  if (!first || !last) return null
  return { first, last, checkpointHash: sha256Bytes(last.checkpoint).toString('hex') }
}
export type MonthSeals = NonNullable<Awaited<ReturnType<typeof findMonthSeals>>>
