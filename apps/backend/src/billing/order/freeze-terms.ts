import { z } from 'zod'
import { loadInvoiceParties } from './invoice-parties'
import { getCurrentTerms } from './terms'

const uid = 'api::order.order'

const groupRow = z.object({
  business_unit: z.number().nullable(),
  package_key: z.string(),
  package_title: z.string(),
})

/**
 * Stores the current terms with orders that were placed before terms were stored. Their original terms are
 * unknown.
 */
async function freezeTerms(): Promise<void> {
  const rows: unknown = await strapi.db
    .getConnection()
    .from('orders')
    .whereNull('terms')
    .groupBy('business_unit_id', 'package_key')
    .select({ business_unit: 'business_unit_id', package_key: 'package_key' })
    .max({ package_title: 'package_title' })
  const groups = z.array(groupRow).parse(rows)
  await strapi.db.transaction(async () => {
    for (const { business_unit, package_key, package_title } of groups) {
      const unit = business_unit === null ? null : { id: business_unit }
      const terms = await getCurrentTerms({ business_unit: unit, package_key, package_title })
      const where = {
        terms: { $null: true },
        business_unit_id: business_unit ?? { $null: true },
        package_key,
      }
      await strapi.db.query(uid).updateMany({ where, data: { terms } })
    }
  })
}

const toOrder = (id: number) => ({ lines: [{ business_unit: { id } }] })

/** Stores the seller and customer with orders that were paid before these details were stored. */
async function freezeParties(): Promise<void> {
  const where = { state: 'paid', invoice_parties: { $null: true }, business_unit_id: { $notNull: true } }
  const rows: { id: number; business_unit_id: number }[] = await strapi.db
    .query(uid)
    .findMany({ where, select: ['id', 'business_unit_id'] })
  await strapi.db.transaction(async () => {
    for (const { id, business_unit_id } of rows)
      await strapi.db.query(uid).update({
        where: { id },
        data: { invoice_parties: await loadInvoiceParties(toOrder(business_unit_id)) },
      })
  })
}

/**
 * Must run at startup, while only one process prepares the database. From then on, an order's documents never
 * change.
 */
export async function freezeOrderTerms(): Promise<void> {
  await freezeTerms()
  await freezeParties()
}
