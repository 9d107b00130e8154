import { z } from 'zod'

const uid = 'api::package-term.package-term'

/** A price in whole rupiah, or null if the stored value is not a valid price. */
const price = z
  .preprocess(value => (value === null ? null : Number(value)), z.number().int().positive().nullable())
  .catch(null)

const termsRow = z
  .object({
    key: z.string(),
    price_monthly: price,
    price_yearly: price,
    contact_only: z.boolean().nullable(),
    max_zones: z.number().int().min(1).catch(0),
    /** The largest area in m² that the package covers, or null for any area. */
    max_area: z.number().int().positive().nullable().catch(null),
  })
  .transform(row => ({
    ...row,
    contact_only: row.contact_only !== false || (row.price_monthly === null && row.price_yearly === null),
  }))

export type PackageTerms = z.output<typeof termsRow>

/** A package's terms, which are the same in every locale, or null if it has none. */
export async function findPackageTerms(key: string): Promise<PackageTerms | null> {
  const row: unknown = await strapi.db.query(uid).findOne({ where: { key } })
  return row ? termsRow.parse(row) : null
}

export async function listPackageTerms(): Promise<PackageTerms[]> {
  return z.array(termsRow).parse(await strapi.db.query(uid).findMany({ orderBy: { id: 'asc' } }))
}

const toText = (amount: number | null) => (amount === null ? null : String(amount))

/** A package without terms is sold only through the sales team. */
const withoutTerms = {
  price_monthly: null,
  price_yearly: null,
  contact_only: true,
  max_zones: 1,
  max_area: null,
}

/** Adds the terms to the packages in an API response. */
export async function addTermsToPackages(response: unknown): Promise<unknown> {
  const terms = new Map((await listPackageTerms()).map(row => [row.key, row]))
  const addTerms = (entry: unknown) => {
    if (typeof entry !== 'object' || entry === null || !('key' in entry)) return entry
    const { price_monthly, price_yearly, contact_only, max_zones, max_area } =
      terms.get(String(entry.key)) ?? withoutTerms
    const prices = contact_only
      ? { price_monthly: null, price_yearly: null }
      : { price_monthly: toText(price_monthly), price_yearly: toText(price_yearly) }
    return { ...entry, ...prices, contact_only, max_zones: Math.max(1, max_zones), max_area }
  }
  return Array.isArray(response) ? response.map(addTerms) : addTerms(response)
}
