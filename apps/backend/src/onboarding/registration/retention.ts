import { z } from 'zod'
import { removeTaxFile, taxFileRow } from '#src/customers'

const uid = 'api::registration.registration'
/** In months, as promised in the privacy policy. */
const retention = 12
const batch = 100

const rows = z.array(z.object({ id: z.number(), tax_file: taxFileRow.nullable() }))

/**
 * Deletes registrations that were not confirmed and have not changed for twelve months, with their tax files.
 * The accounts remain. Returns the number of registrations deleted, at most a hundred per call.
 */
export async function deleteAbandonedRegistrations(now = new Date()): Promise<number> {
  const limit = new Date(now)
  limit.setUTCMonth(limit.getUTCMonth() - retention)
  const where = { confirmed_at: null, updatedAt: { $lt: limit } }
  const abandoned: unknown = await strapi.db
    .query(uid)
    .findMany({ where, select: ['id'], populate: { tax_file: true }, limit: batch })
  let deleted = 0
  for (const { id, tax_file } of rows.parse(abandoned)) {
    // A registration that is continued at this moment stays.
    const { count } = await strapi.db.query(uid).deleteMany({ where: { ...where, id } })
    if (count === 1 && tax_file) await removeTaxFile(tax_file)
    deleted += count
  }
  return deleted
}
