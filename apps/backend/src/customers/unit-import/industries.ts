import { z } from 'zod'
import { normaliseText } from '#src/customers/region/rules/region-spelling'

const industryRows = z.array(
  z.object({ key: z.string(), name: z.string(), locale: z.string(), search_terms: z.string().nullish() }),
)

const join = (text: string) => normaliseText(text.slice(0, 2000)).replaceAll(' ', '')

export type IndustryLookup = {
  /** The key of the industry that has this key or name. */
  find(typed: string): string | undefined
  /** The names of industries that are also called like this, or whose names contain it. */
  suggest(typed: string): { names: string[]; isCertain: boolean }
}

/** The names of the industries in both languages, and what else they are called. */
export async function loadIndustries(locale: string): Promise<IndustryLookup> {
  const rows = industryRows.parse(
    await strapi.db
      .query('api::industry.industry')
      .findMany({ select: ['key', 'name', 'locale', 'search_terms'], orderBy: ['position', 'id'] }),
  )
  const keys = new Map(
    rows.flatMap(({ key, name }) => [[join(key), key] as const, [join(name), key] as const]),
  )
  const terms = rows.flatMap(({ key, name, search_terms }) =>
    [key, name, ...(search_terms ?? '').split(',')].map(term => ({ key, term: join(term) })),
  )
  const getName = (key: string) =>
    (rows.find(row => row.key === key && row.locale === locale) ?? rows.find(row => row.key === key))?.name ??
    key
  const list = (matches: (term: string) => boolean) => [
    ...new Set(terms.flatMap(({ key, term }) => (matches(term) ? [key] : []))),
  ]
  return {
    find: typed => keys.get(join(typed)),
    suggest(typed) {
      const needle = join(typed)
      if (needle.length < 3) return { names: [], isCertain: false }
      const exact = list(term => term === needle)
      const found = exact.length > 0 ? exact : list(term => term.includes(needle))
      const isStart = list(term => term.startsWith(needle)).length === 1
      const isCertain = found.length === 1 && (exact.length === 1 || isStart)
      return { names: found.slice(0, 3).map(getName), isCertain }
    },
  }
}
