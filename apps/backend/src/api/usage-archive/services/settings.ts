import { z } from 'zod'

const setting = z.object({ keep_months: z.number().int().nullable() })

/** Until staff choose another. */
const standardMonths = 24

/** How many months after it is final a month stays in the database at least. */
export async function getKeepMonths(): Promise<number> {
  const row: unknown = await strapi.db.query('api::seal.usage-setting').findOne({})
  return (row ? setting.parse(row).keep_months : null) ?? standardMonths
}
