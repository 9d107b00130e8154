/** The facets by which curated playlists are filtered. */
const facets = ['industry', 'mood', 'genre', 'gender', 'age_group', 'lifestyle'] as const
type Facet = (typeof facets)[number]

export type FilterablePlaylist = { id: number } & Record<Facet, readonly string[]>
export type FacetFilter = Partial<Record<Facet, readonly string[] | undefined>>

const matchesFacet = (playlist: FilterablePlaylist, facet: Facet, chosen: readonly string[] | undefined) =>
  !chosen || chosen.length === 0 || chosen.some(value => playlist[facet].includes(value))

const matches = (playlist: FilterablePlaylist, filter: FacetFilter, except?: Facet) =>
  facets.every(facet => facet === except || matchesFacet(playlist, facet, filter[facet]))

/** Playlists that match at least one of the chosen values in every facet that has any. */
export const filterByFacets = <T extends FilterablePlaylist>(
  playlists: readonly T[],
  filter: FacetFilter,
): T[] => playlists.filter(playlist => matches(playlist, filter))

/** The number of playlists with each facet value, given the selection in the other facets. */
export function countFacets(playlists: readonly FilterablePlaylist[], filter: FacetFilter) {
  const count = (facet: Facet) => {
    const counts: Record<string, number> = {}
    for (const playlist of playlists)
      if (matches(playlist, filter, facet))
        for (const value of playlist[facet]) counts[value] = (counts[value] ?? 0) + 1
    return counts
  }
  return {
    industry: count('industry'),
    mood: count('mood'),
    genre: count('genre'),
    gender: count('gender'),
    age_group: count('age_group'),
    lifestyle: count('lifestyle'),
  }
}

/** Puts playlists for one of the industries first, and otherwise keeps their order. */
export const sortByIndustry = <T extends FilterablePlaylist>(
  playlists: readonly T[],
  own: readonly string[],
): T[] => {
  const fits = (playlist: FilterablePlaylist) => own.some(industry => playlist.industry.includes(industry))
  return [...playlists.filter(fits), ...playlists.filter(playlist => !fits(playlist))]
}
