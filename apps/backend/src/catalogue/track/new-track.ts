import { z } from 'zod'
import { generateUnusedSlug } from '#src/site'
import type { TrackDetails } from './rules/details'

const artistUid = 'api::artist.artist'

/** The details of a new track, with at least a title. */
export type NewTrack = Omit<TrackDetails, 'clean_version'> & { title: string }

const idRows = z.array(z.object({ id: z.number() }))

/** The id of the artist with this name, ignoring case. Adds the artist if none exists. */
async function ensureArtist(name: string): Promise<number> {
  const query = strapi.db.query(artistUid)
  const artistRows: unknown = await query.findMany({
    where: { name: { $eqi: name } },
    select: ['id'],
    orderBy: { id: 'asc' },
    limit: 1,
  })
  const [known] = idRows.parse(artistRows)
  if (known) return known.id
  const { id }: { id: number } = await query.create({
    data: { name, slug: await generateUnusedSlug(artistUid, name) },
  })
  return id
}

const joined = (names: string[] | undefined, by: string) => names?.join(by) || null

/** The columns of a new track. Adds artists that do not exist yet. */
export async function prepareTrackColumns(details: NewTrack) {
  const { artists: named = [], composers, arrangers, publishers, genres, moods, ...columns } = details
  const artists: number[] = []
  for (const name of new Set(named)) artists.push(await ensureArtist(name))
  return {
    ...columns,
    artists: [...new Set(artists)],
    composers: joined(composers, '\n'),
    arrangers: joined(arrangers, '\n'),
    publishers: joined(publishers, '\n'),
    genres: joined(genres, ', '),
    moods: joined(moods, ', '),
  }
}
