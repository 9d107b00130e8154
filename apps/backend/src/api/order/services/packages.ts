import { z } from 'zod'
import type { Account } from '../../../call'

const amount = z.preprocess(value => (value === null ? null : Number(value)), z.number().int().nullable())

const packageRow = z.object({
  key: z.string(),
  title: z.string(),
  locale: z.string(),
  price_monthly: amount,
  price_yearly: amount,
  contact_only: z.boolean(),
  max_zones: z.number().int(),
})

export type Package = z.output<typeof packageRow>

/** What is sold under that key today, in that language or in Indonesian; null for what only sales can offer. */
export async function findPackage(key: string, locale: Account['locale']): Promise<Package | null> {
  const rows = z.array(packageRow).parse(
    await strapi.db.query('api::package.package').findMany({
      where: { key, locale: { $in: [locale, 'id'] }, publishedAt: { $notNull: true } },
    }),
  )
  const found = rows.find(row => row.locale === locale) ?? rows[0]
  return found && !found.contact_only ? found : null
}
