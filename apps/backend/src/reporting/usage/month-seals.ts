import { z } from 'zod'
import type { Scope } from '#src/customers'
import { sha256Bytes } from '#src/reporting/seal/rules/merkle'
import { isMonthRemoved } from '#src/reporting/usage-archive/rows'
import { findPlayRange } from './lines'
import type { UsagePeriod } from './totals'

const sealRows = z.array(
  z.object({
    number: z.coerce.number(),
    day: z.string(),
    root: z.string(),
    checkpoint: z.string(),
  }),
)
const columns = ['s.number', 's.day', 's.root', 's.checkpoint']

const highestRow = z.object({ highest: z.coerce.number().nullable() })

const seals = () => strapi.db.connection('seals as s').orderBy('s.number').select(columns)

/** The seals that contain the first and the last of a month's plays, which are sealed in the order of their ids. */
async function listSealsOfPlays(scope: Scope, period: UsagePeriod) {
  const { highest } = highestRow.parse(
    await strapi.db
      .connection('seal_days as d')
      .join('seals as s', 's.number', 'd.number')
      .max({ highest: 'd.highest_play' })
      .first(),
  )
  const lastDate = new Date(Date.parse(period.until) - 1).toISOString().slice(0, 10)
  const range =
    highest === null
      ? null
      : await findPlayRange({ scope, period, works: null }, [period.from, lastDate], highest)
  if (!range) return []
  return sealRows.parse(
    await seals()
      .join('seal_leaves as l', 'l.seal', 's.number')
      .whereIn('l.play_id', [range.first, range.last]),
  )
}

// The plays of an archived month are no longer in the database.
const listSealsOfDays = async ({ from, until }: UsagePeriod) =>
  sealRows.parse(await seals().where('s.day', '>=', from).where('s.day', '<', until))

/** The first and last seal that contain plays of a month, or null if none of them is sealed yet. */
export async function findMonthSeals(scope: Scope, period: UsagePeriod) {
  const rows = (await isMonthRemoved(period.month))
    ? await listSealsOfDays(period)
    : await listSealsOfPlays(scope, period)
  const [first] = rows
  const last = rows.at(-1)
  if (!first || !last) return null
  return { first, last, checkpointHash: sha256Bytes(last.checkpoint).toString('hex') }
}
export type MonthSeals = NonNullable<Awaited<ReturnType<typeof findMonthSeals>>>
