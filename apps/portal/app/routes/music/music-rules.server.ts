import {
  audienceAgeGroups,
  audienceGenders,
  audienceLifestyles,
  cleanText,
  industrySlugs,
  musicGenres,
  musicMoods,
} from '@bgm/validation'
import { isSearchText } from '#app/http/query.server'

/** Facets that accept several values. */
const facets: Record<Facet, readonly string[]> = {
  industry: industrySlugs,
  mood: musicMoods,
  genre: musicGenres,
  gender: audienceGenders,
  age_group: audienceAgeGroups,
  lifestyle: audienceLifestyles,
}
export type Facet = 'industry' | 'mood' | 'genre' | 'gender' | 'age_group' | 'lifestyle'

export type MusicFilter = { q: string; artist: string; tempo: string } & Record<Facet, string[]>

const isTempo = (value: string) => /^\d{2,3}$/.test(value) && Number(value) >= 50 && Number(value) < 200

/** Reads the facets of a query string; unknown values are left out. */
export function readMusicFilter(request: Request) {
  const { searchParams } = new URL(request.url)
  const one = (name: string, rule: (value: string) => boolean) => {
    const value = cleanText((searchParams.get(name) ?? '').slice(0, 500)).trim()
    return rule(value) ? value : ''
  }
  const some = (name: Facet) => facets[name].filter(value => searchParams.getAll(name).includes(value))
  const filter: MusicFilter = {
    q: one('q', isSearchText),
    artist: one('artist', isSearchText),
    tempo: one('tempo', isTempo),
    industry: some('industry'),
    mood: some('mood'),
    genre: some('genre'),
    gender: some('gender'),
    age_group: some('age_group'),
    lifestyle: some('lifestyle'),
  }
  const page = /^[1-9]\d{0,3}$/.test(searchParams.get('page') ?? '') ? Number(searchParams.get('page')) : 1
  return { filter, page }
}

/** Converts the filter to the backend's format: no empty values, and several values separated by commas. */
export const toMusicQuery = (filter: MusicFilter): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]) => (String(value) ? [[name, String(value)]] : [])),
  )
