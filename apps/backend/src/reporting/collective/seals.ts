import { z } from 'zod'

const row = z.object({ number: z.coerce.number() })

/** The number of the seal for a day such as `2026-11-20`, or null if the day is not sealed. */
export async function findSealNumberByDay(day: string): Promise<number | null> {
  if (!z.iso.date().safeParse(day).success) return null
  const found: unknown = await strapi.db.connection('seals').where({ day }).first('number')
  return found ? row.parse(found).number : null
}
