import { z } from 'zod'
import { listPackageTerms, type PackageTerms } from '#src/billing/package-term/terms'
import type { Account } from '#src/platform/http/request-context'

const titleRow = z.object({ key: z.string(), title: z.string(), locale: z.string() })

/** `titles` is the name in both languages. */
export type Package = PackageTerms & { title: string; titles: { id: string; en: string } }

/**
 * The published packages that are not sold only through the sales team, keyed by their key. Titles fall back to
 * Indonesian.
 */
export async function listOffers(locale: Account['locale']): Promise<Map<string, Package>> {
  const [terms, rows] = await Promise.all([
    listPackageTerms(),
    strapi.db.query('api::package.package').findMany({
      where: { locale: { $in: ['id', 'en'] }, publishedAt: { $notNull: true } },
      select: ['key', 'title', 'locale'],
    }),
  ])
  const published = z.array(titleRow).parse(rows)
  return new Map(
    terms.flatMap(term => {
      const own = published.filter(({ key }) => key === term.key)
      const titleIn = (language: string) => own.find(row => row.locale === language)?.title
      const id = titleIn('id') ?? own[0]?.title
      if (term.contact_only || id === undefined) return []
      const titles = { id, en: titleIn('en') ?? id }
      return [[term.key, { ...term, title: titles[locale], titles }] as const]
    }),
  )
}

/**
 * The package with its title in the locale, falling back to Indonesian. Null if it is unknown or sold only
 * through the sales team.
 */
export const findPackage = async (key: string, locale: Account['locale']): Promise<Package | null> =>
  (await listOffers(locale)).get(key) ?? null
