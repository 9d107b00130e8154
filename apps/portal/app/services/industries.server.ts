import type { Api } from '@bgm/api-client'
import { locales } from '@bgm/i18n'

export type Industry = {
  key: string
  name: string
  /** Synonyms separated by commas. */
  search_terms: string
}

/** Lists the industries in the editors' order, with names in the member's language. */
export async function listIndustries(api: Api): Promise<Industry[]> {
  const industries = await api.content.listIndustries()
  return industries.map(({ key, name, search_terms }) => ({ key, name, search_terms: search_terms ?? '' }))
}

/** Lists the industries with their names and synonyms in every language, for the search. */
export async function listSearchableIndustries(api: Api): Promise<Industry[]> {
  const [industries, ...translations] = await Promise.all([
    listIndustries(api),
    ...locales.map(locale => api.content.listIndustries(locale)),
  ])
  const terms = new Map<string, Set<string>>()
  for (const { key, name, search_terms } of translations.flat()) {
    const known = terms.get(key) ?? new Set()
    for (const term of [name, ...(search_terms ?? '').split(',')]) if (term.trim()) known.add(term.trim())
    terms.set(key, known)
  }
  return industries.map(industry => ({
    ...industry,
    search_terms: [...(terms.get(industry.key) ?? [])].filter(term => term !== industry.name).join(', '),
  }))
}

/** Returns a function that maps an industry key to its name, or to the key itself if it is not in the CMS. */
export async function getIndustryNameLookup(api: Api): Promise<(key: string) => string> {
  const names = new Map((await listIndustries(api)).map(({ key, name }) => [key, name]))
  return key => names.get(key) ?? key
}
