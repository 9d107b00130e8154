import type { Core } from '@strapi/strapi'
import { generateSampleMusic } from '../music/generate'
import { listSamplePlaylistTracks, type SamplePlaylist, samplePlaylists } from './playlists'
import { type SampleTrack, sampleArtists, sampleTracks } from './tracks'

type Ids = Map<string, number>
type Row = { id: number } & Record<string, unknown>

/** Adds the rows whose key is missing, and returns the ids of all by key. */
async function ensureRows(
  strapi: Core.Strapi,
  uid: `api::${string}.${string}`,
  key: string,
  rows: Record<string, unknown>[],
): Promise<Ids> {
  const query = strapi.db.query(uid)
  const stored: Row[] = await query.findMany({ where: { [key]: { $in: rows.map(row => row[key]) } } })
  const ids: Ids = new Map(stored.map(row => [String(row[key]), row.id]))
  for (const data of rows) {
    if (ids.has(String(data[key]))) continue
    const { id }: Row = await query.create({ data })
    ids.set(String(data[key]), id)
  }
  return ids
}

const buildTrackRow = ({ number, composers, moods, ...track }: SampleTrack, artists: Ids) => ({
  title: track.title,
  artists: [artists.get(track.artist)],
  composers: composers.join('\n'),
  arrangers: track.arranger,
  publishers: track.publisher,
  isrc: track.isrc,
  iswc: track.iswc,
  label: track.publisher,
  release: track.release,
  catalogue_number: number,
  explicit: track.explicit,
  genres: track.genre,
  moods: moods.join(', '),
  tempo: track.tempo,
  vocals: 'instrumental',
  rights_basis: 'cc0',
})

const buildPlaylistRow = (playlist: SamplePlaylist, index: number, tracks: Ids) => ({
  slug: playlist.slug,
  title_id: playlist.title[0],
  title_en: playlist.title[1],
  description_id: playlist.description[0],
  description_en: playlist.description[1],
  kind: 'curated',
  published: true,
  fallback: playlist.fallback ?? false,
  position: (index + 1) * 10,
  industries: playlist.industries.join(', '),
  moods: playlist.moods.join(', '),
  genres: playlist.genres.join(', '),
  audience_gender: playlist.audience.genders?.join(', '),
  audience_age_group: playlist.audience.age_groups?.join(', '),
  audience_lifestyle: playlist.audience.lifestyles?.join(', '),
  cover_gesture: playlist.cover[0],
  cover_palette: playlist.cover[1],
  cover_density: playlist.cover[2],
  tracks: listSamplePlaylistTracks(playlist).map(({ number }) => tracks.get(number)),
})

async function linkCleanVersion(strapi: Core.Strapi, tracks: Ids): Promise<void> {
  const clean = sampleTracks.find(({ getCleanVersion }) => getCleanVersion)
  const explicit = sampleTracks.find(({ title }) => title === clean?.getCleanVersion)
  if (!clean || !explicit) return
  await strapi.db.query('api::track.track').update({
    where: { id: tracks.get(explicit.number), clean_version: { id: { $null: true } } },
    data: { clean_version: tracks.get(clean.number) },
  })
}

/** Adds the sample catalogue; its audio is generated in the background. */
export async function seedCatalogue(strapi: Core.Strapi): Promise<void> {
  await strapi.db.transaction(async () => {
    const artists = await ensureRows(
      strapi,
      'api::artist.artist',
      'slug',
      sampleArtists.map(artist => ({ ...artist, sort_name: artist.name })),
    )
    const rows = sampleTracks.map(track => buildTrackRow(track, artists))
    const tracks = await ensureRows(strapi, 'api::track.track', 'catalogue_number', rows)
    await linkCleanVersion(strapi, tracks)
    const playlists = samplePlaylists.map((playlist, index) => buildPlaylistRow(playlist, index, tracks))
    await ensureRows(strapi, 'api::playlist.playlist', 'slug', playlists)
  })
  await generateSampleMusic()
  strapi.log.info('The sample catalogue exists')
}
