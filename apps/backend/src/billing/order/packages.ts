import { z } from 'zod'
import { findPackageTerms, type PackageTerms } from '#src/billing/package-term/terms'
import type { Account } from '#src/platform/http/request-context'

const titleRow = z.object({ title: z.string(), locale: z.string() })

export type Package = PackageTerms & { title: string }

/** Whether the package is sold for an area in m²; an unknown area always fits. */
export const fitsArea = ({ max_area }: Pick<PackageTerms, 'max_area'>, area: number | null): boolean =>
  max_area === null || area === null || area <= max_area

/**
 * The package with its title in the locale, falling back to Indonesian. Null if it is unknown or sold only
 * through the sales team.
 */
export async function findPackage(key: string, locale: Account['locale']): Promise<Package | null> {
  const terms = await findPackageTerms(key)
  if (!terms || terms.contact_only) return null
  const rows = z.array(titleRow).parse(
    await strapi.db.query('api::package.package').findMany({
      where: { key, locale: { $in: [locale, 'id'] }, publishedAt: { $notNull: true } },
    }),
  )
  const found = rows.find(row => row.locale === locale) ?? rows[0]
  return found ? { ...terms, title: found.title } : null
}
