import { z } from 'zod'

const setting = z.object({ keep_months: z.number().int().nullable() })

/** The number of months until staff choose a different one. */
const defaultMonths = 24

/** The minimum number of months for which the plays of a final month stay in the database. */
export async function getRetentionMonths(): Promise<number> {
  const row: unknown = await strapi.db.query('api::seal.usage-setting').findOne({})
  return (row ? setting.parse(row).keep_months : null) ?? defaultMonths
}
