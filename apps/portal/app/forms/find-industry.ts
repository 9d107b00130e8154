import type { Industry } from '../services/industries.server'

/** Whether every typed word occurs in the name of an industry or in its synonyms. */
export function matchesIndustry({ name, search_terms }: Industry, typed: string): boolean {
  const text = normalise(`${name} ${search_terms}`)
  const joined = text.replaceAll(' ', '')
  return normalise(typed)
    .split(' ')
    .every(word => text.includes(word) || joined.includes(word))
}

/** The industries with the typed text as name, key or synonym. */
export function findExactIndustries(industries: Industry[], typed: string): Industry[] {
  const needle = join(typed)
  if (needle === '') return []
  return industries.filter(({ key, name, search_terms }) =>
    [key, name, ...search_terms.split(',')].some(term => join(term) === needle),
  )
}

/** The exact matches, or else the partial ones. */
export function resolveIndustries(industries: Industry[], typed: string): Industry[] {
  const exact = findExactIndustries(industries, typed)
  if (exact.length > 0) return exact
  return normalise(typed) === '' ? [] : industries.filter(industry => matchesIndustry(industry, typed))
}

/** Ignores case, accents and punctuation: "Café" equals "cafe". */
const normalise = (text: string) =>
  text
    .slice(0, 2000)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const join = (text: string) => normalise(text).replaceAll(' ', '')
