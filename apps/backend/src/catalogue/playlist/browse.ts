import type { playlists } from '@bgm/contract'
import { z } from 'zod'
import { splitSearchWords } from '#src/catalogue/track/rules/search-terms'
import { findTrackIds } from '#src/catalogue/track/search'
import { type Scope, unitRowsInScope } from '#src/customers'
import {
  countFacets,
  type FacetFilter,
  type FilterablePlaylist,
  filterByFacets,
  sortByIndustry,
} from './rules/facets'
import { getPlaylistLinkTableName, loadPlaylistTotals } from './tracks'
import { playlistViews, wordListColumn } from './view'

type BrowseQuery = z.output<typeof playlists.browse.query>

const curatedRows = z.array(
  z
    .object({
      id: z.number(),
      title_id: z.string(),
      title_en: z.string().nullable(),
      industries: wordListColumn,
      moods: wordListColumn,
      genres: wordListColumn,
      audience_gender: wordListColumn,
      audience_age_group: wordListColumn,
      audience_lifestyle: wordListColumn,
    })
    .transform(({ id, title_id, title_en, ...row }) => ({
      id,
      title: `${title_id} ${title_en ?? ''}`,
      industry: row.industries,
      mood: row.moods,
      genre: row.genres,
      gender: row.audience_gender,
      age_group: row.audience_age_group,
      lifestyle: row.audience_lifestyle,
    })),
)
type Curated = FilterablePlaylist & { title: string }

/** Published curated playlists in display order. There are a few hundred at most. */
async function listCurated(): Promise<Curated[]> {
  const rows: unknown = await strapi.db
    .connection('playlists')
    .where({ kind: 'curated', published: true, fallback: false })
    .orderByRaw('coalesce(position, 1000000), id')
    .limit(2000)
    .select('*')
  return curatedRows.parse(rows)
}

/** The maximum number of matching tracks that a search for playlists considers. */
const maxTracks = 1000

const playlistRows = z.array(z.object({ playlist_id: z.number() }))

async function findPlaylistsWith(tracks: readonly number[]): Promise<Set<number>> {
  const rows: unknown = await strapi.db
    .connection(getPlaylistLinkTableName())
    .whereIn('track_id', [...tracks])
    .distinct('playlist_id')
  return new Set(playlistRows.parse(rows).map(({ playlist_id }) => playlist_id))
}

async function filterByText(curated: Curated[], { q, artist }: BrowseQuery): Promise<Curated[]> {
  const [byTrack, byArtist] = await Promise.all([
    q ? findTrackIds({ q }, maxTracks).then(findPlaylistsWith) : null,
    artist ? findTrackIds({ artist }, maxTracks).then(findPlaylistsWith) : null,
  ])
  const words = splitSearchWords(q ?? '')
  const hasTitle = ({ title }: Curated) => {
    const own = splitSearchWords(title)
    return words.length > 0 && words.every(word => own.some(part => part.startsWith(word)))
  }
  // Playlists whose title matches the search come first.
  const sorted = [...curated.filter(hasTitle), ...curated.filter(playlist => !hasTitle(playlist))]
  return sorted.filter(
    playlist =>
      (byTrack === null || hasTitle(playlist) || byTrack.has(playlist.id)) &&
      (byArtist === null || byArtist.has(playlist.id)),
  )
}

async function filterByTempo(curated: Curated[], tempo: number | undefined): Promise<Curated[]> {
  if (tempo === undefined) return curated
  const totals = await loadPlaylistTotals(curated.map(({ id }) => id))
  return curated.filter(({ id }) => (totals.get(id)?.tempo_mean ?? 0) <= tempo)
}

const industryRows = z.array(z.object({ industry: z.string().nullable() }))

/** The industries of the units in scope, most frequent first. */
async function listOwnIndustries(scope: Scope): Promise<string[]> {
  const rows: unknown = await unitRowsInScope(scope)
    .groupBy('u.industry')
    .orderByRaw('count(*) desc')
    .limit(3)
    .select('u.industry')
  return industryRows.parse(rows).flatMap(({ industry }) => industry ?? [])
}

/** A page of the matching curated playlists, starting with those for the organisation's industries. */
export async function browsePlaylists(scope: Scope, query: BrowseQuery) {
  const { industry, mood, genre, gender, age_group, lifestyle, page, page_size } = query
  const [curated, industries] = await Promise.all([listCurated(), listOwnIndustries(scope)])
  const candidates = await filterByTempo(await filterByText(curated, query), query.tempo)
  const filter: FacetFilter = { industry, mood, genre, gender, age_group, lifestyle }
  const matching = filterByFacets(candidates, filter)
  const sorted = query.q ? matching : sortByIndustry(matching, industries)
  const shown = sorted.slice((page - 1) * page_size, page * page_size)
  return {
    playlists: await playlistViews(shown.map(({ id }) => id)),
    pagination: {
      page,
      pageSize: page_size,
      pageCount: Math.ceil(sorted.length / page_size),
      total: sorted.length,
    },
    facets: countFacets(candidates, filter),
    industries,
  }
}
