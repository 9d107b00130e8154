import type { Industry } from '../services/industries.server'

/** Whether every typed word occurs in the industry's name or synonyms. */
export function matchesIndustry({ name, search_terms }: Industry, typed: string): boolean {
  const text = normalise(`${name} ${search_terms}`)
  const joined = text.replaceAll(' ', '')
  return normalise(typed)
    .split(' ')
    .every(word => text.includes(word) || joined.includes(word))
}

/** Returns the industries whose name, key or synonym equals the typed text. */
export function findExactIndustries(industries: Industry[], typed: string): Industry[] {
  const needle = join(typed)
  if (needle === '') return []
  return industries.filter(({ key, name, search_terms }) =>
    [key, name, ...search_terms.split(',')].some(term => join(term) === needle),
  )
}

/** Returns the exact matches, or else the partial matches. */
export function resolveIndustries(industries: Industry[], typed: string): Industry[] {
  const exact = findExactIndustries(industries, typed)
  if (exact.length > 0) return exact
  return normalise(typed) === '' ? [] : industries.filter(industry => matchesIndustry(industry, typed))
}

/** Normalises case, accents and punctuation: "Café" equals "cafe". */
const normalise = (text: string) =>
  text
    .slice(0, 2000)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const join = (text: string) => normalise(text).replaceAll(' ', '')
