import { z } from 'zod'
import { buildCoverageTable, findCurrentWording, type SiteSetting, siteSettingPopulate } from '#src/site'
import { invoiceAddressSchema, loadAddressLines } from './invoice-parties'
import { findPackage } from './packages'

const perLocale = <T extends z.ZodType>(value: T) => z.object({ id: value, en: value })

const termsShape = z.object({
  royalty: z.enum(['separate', 'included']),
  /** The wording about the royalty that is printed on invoices. */
  sentence: perLocale(z.string()),
  coverage: perLocale(z.array(z.object({ label: z.string(), covered: z.boolean() }))),
  package_title: perLocale(z.string()),
  address: z.array(z.string()),
  hotel_stars: z.number().nullable(),
})

/**
 * The terms of an order other than amounts. They are stored when the order is placed and later read only
 * from the order.
 */
export type OrderTerms = z.output<typeof termsShape>

type OrderedPackage = { business_unit: { id: number } | null; package_key: string; package_title: string }

async function getSettingTerms(): Promise<Pick<OrderTerms, 'royalty' | 'sentence' | 'coverage'>> {
  const rows: SiteSetting[] = await strapi.db
    .query('api::site-setting.site-setting')
    .findMany({ populate: siteSettingPopulate })
  const settingIn = (locale: string) => rows.find(row => row.locale === locale)
  const id = settingIn('id')
  const en = settingIn('en') ?? id
  const sentence = (setting?: SiteSetting) => (setting && findCurrentWording(setting)?.sentence) ?? ''
  return {
    royalty: id?.royalty ?? 'separate',
    sentence: { id: sentence(id), en: sentence(en) },
    coverage: { id: id ? buildCoverageTable(id) : [], en: en ? buildCoverageTable(en) : [] },
  }
}

async function getPackageTitles({ package_key: key, package_title: title }: OrderedPackage) {
  return (await findPackage(key, 'id'))?.titles ?? { id: title, en: title }
}

const unitShape = z.object({ ...invoiceAddressSchema.shape, hotel_stars: z.number().nullable() })

async function getUnitTerms({
  business_unit: unit,
}: OrderedPackage): Promise<Pick<OrderTerms, 'address' | 'hotel_stars'>> {
  const row: unknown =
    unit && (await strapi.db.query('api::business-unit.business-unit').findOne({ where: { id: unit.id } }))
  if (!row) return { address: [], hotel_stars: null }
  const address = unitShape.parse(row)
  return { address: await loadAddressLines(address), hotel_stars: address.hotel_stars }
}

/** The current terms, to be stored with a new order. */
export const getCurrentTerms = async (ordered: OrderedPackage): Promise<OrderTerms> => ({
  ...(await getSettingTerms()),
  package_title: await getPackageTitles(ordered),
  ...(await getUnitTerms(ordered)),
})

export function parseStoredTerms(value: unknown): OrderTerms | null {
  const parsed = termsShape.safeParse(value)
  return parsed.success ? parsed.data : null
}

/**
 * The terms stored with an order, or the current terms if the order was placed by an older version that did
 * not store any. Throws if stored terms cannot be parsed, because the current ones must not replace them.
 */
export async function getTerms(
  order: OrderedPackage & { number: string; terms: unknown },
): Promise<OrderTerms> {
  if (order.terms === null) return getCurrentTerms(order)
  const stored = parseStoredTerms(order.terms)
  if (!stored) throw new Error(`The stored terms of order ${order.number} cannot be read`)
  return stored
}
