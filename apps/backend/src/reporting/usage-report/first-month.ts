import { z } from 'zod'
import { toJakartaDay } from '#src/platform/runtime/jakarta'
import { findFirstSeal } from '#src/reporting/seal/rows'
import { monthOfDay } from './rules/period'

const playRow = z.object({ received_at: z.coerce.number() })

/** The month in which the first play arrived, or null if there is none. */
export async function findFirstMonth(): Promise<string | null> {
  // The plays of the first seals may be in the archive.
  const seal = await findFirstSeal()
  if (seal) return monthOfDay(seal.day)
  const row: unknown = await strapi.db.connection('plays').orderBy('id').first('received_at')
  return row ? monthOfDay(toJakartaDay(playRow.parse(row).received_at)) : null
}
