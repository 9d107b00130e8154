import type { Core } from '@strapi/strapi'
import { albums } from './albums'
import { generateSampleMusic } from './generate'
import { listSamplePlaylistTracks } from './playlist-tracks'
import { samplePlaylists } from './playlists'
import { type SampleTrack, sampleTracks } from './tracks'

type Row = { id: number }
type Ids = Map<string, number>

async function ensureArtists(strapi: Core.Strapi): Promise<Ids> {
  const artists = strapi.db.query('api::artist.artist')
  const ids: Ids = new Map()
  for (const { artist: name, slug } of albums) {
    const found: Row | null = await artists.findOne({ where: { slug } })
    const { id } = found ?? ((await artists.create({ data: { name, slug, sort_name: name } })) as Row)
    ids.set(slug, id)
  }
  return ids
}

const rowOf = (track: SampleTrack, artists: Ids) => ({
  title: track.title,
  artists: [artists.get(track.album.slug)],
  composers: track.composers.join('\n'),
  arrangers: track.arranger,
  publishers: track.album.publisher,
  isrc: track.isrc,
  iswc: track.iswc,
  label: track.album.publisher,
  release: `${track.album.titles[0]} (contoh)`,
  catalogue_number: track.number,
  explicit: track.explicit,
  genres: track.album.genre,
  moods: track.album.moods.join(', '),
  tempo: track.tempo,
  vocals: 'instrumental',
  rights_basis: 'cc0',
})

/** Adds missing tracks, without audio, and returns the ids of all tracks by catalogue number. */
async function ensureTracks(strapi: Core.Strapi, artists: Ids): Promise<Ids> {
  const query = strapi.db.query('api::track.track')
  const stored: { id: number; catalogue_number: string }[] = await query.findMany({
    where: { catalogue_number: { $in: sampleTracks.map(({ number }) => number) } },
    select: ['id', 'catalogue_number'],
  })
  const ids: Ids = new Map(stored.map(({ id, catalogue_number }) => [catalogue_number, id]))
  const missing = sampleTracks.filter(({ number }) => !ids.has(number))
  for (const track of missing) {
    const { id }: Row = await query.create({ data: rowOf(track, artists) })
    ids.set(track.number, id)
  }
  for (const { number, cleanVersion } of missing)
    if (cleanVersion)
      await query.update({
        where: { id: ids.get(number) },
        data: { clean_version: ids.get(cleanVersion) },
      })
  return ids
}

async function ensurePlaylists(strapi: Core.Strapi, tracks: Ids): Promise<void> {
  const query = strapi.db.query('api::playlist.playlist')
  for (const [index, playlist] of samplePlaylists.entries()) {
    const {
      slug,
      title,
      description,
      industries,
      moods,
      genres,
      cover,
      audience = {},
      fallback = false,
    } = playlist
    if ((await query.count({ where: { slug } })) > 0) continue
    await query.create({
      data: {
        slug,
        title_id: title[0],
        title_en: title[1],
        description_id: description[0],
        description_en: description[1],
        kind: 'curated',
        published: true,
        fallback,
        position: (index + 1) * 10,
        industries: industries.join(', '),
        moods: moods.join(', '),
        genres: genres.join(', '),
        audience_gender: audience.genders?.join(', '),
        audience_age_group: audience.age_groups?.join(', '),
        audience_lifestyle: audience.lifestyles?.join(', '),
        cover_gesture: cover[0],
        cover_palette: cover[1],
        cover_density: cover[2],
        tracks: listSamplePlaylistTracks(playlist).map(({ number }) => tracks.get(number)),
      },
    })
  }
}

/** Adds the sample catalogue; its audio is generated in the background. */
export async function seedMusic(strapi: Core.Strapi): Promise<void> {
  await strapi.db.transaction(async () => {
    const artists = await ensureArtists(strapi)
    await ensurePlaylists(strapi, await ensureTracks(strapi, artists))
  })
  await generateSampleMusic()
  strapi.log.info('The sample catalogue exists')
}
