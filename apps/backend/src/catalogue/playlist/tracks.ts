import { z } from 'zod'
import { getLinkTableName } from '#src/catalogue/track/playable'

export const getPlaylistLinkTableName = () => getLinkTableName('api::playlist.playlist', 'tracks')

export const playlistTrackRows = (playlists: readonly number[]) =>
  strapi.db
    .getConnection()
    .from(`${getPlaylistLinkTableName()} as l`)
    .join('tracks as t', 't.id', 'l.track_id')
    .whereIn('l.playlist_id', [...playlists])
    .where('t.state', 'ready')

const linkRows = z.array(z.object({ playlist_id: z.number(), track_id: z.number(), documentId: z.string() }))

/** The playable tracks of playlists, in order. */
export const listPlaylistTracks = async (playlists: readonly number[]) =>
  linkRows.parse(
    await playlistTrackRows(playlists)
      .orderBy(['l.playlist_id', 'l.track_ord', 'l.id'])
      .select('l.playlist_id', 'l.track_id', 't.document_id as documentId'),
  )

const average = z.coerce.number().transform(Math.round)

const totalRows = z.array(
  z.object({
    playlist_id: z.number(),
    tracks: z.coerce.number(),
    duration_ms: z.coerce.number(),
    explicit: z.coerce.number(),
    tempo_mean: average.nullable(),
    tempo_low: z.number().nullable(),
    tempo_high: z.number().nullable(),
    first: z.number().nullable(),
  }),
)
export type PlaylistTotals = Omit<z.output<typeof totalRows>[number], 'playlist_id'>

export const noTotals: PlaylistTotals = {
  tracks: 0,
  duration_ms: 0,
  explicit: 0,
  tempo_mean: null,
  tempo_low: null,
  tempo_high: null,
  first: null,
}

/** Totals of the playable tracks, keyed by playlist row id. Empty playlists are omitted. */
export async function loadPlaylistTotals(playlists: readonly number[]): Promise<Map<number, PlaylistTotals>> {
  const { connection } = strapi.db
  const rows = await playlistTrackRows(playlists)
    .groupBy('l.playlist_id')
    .select('l.playlist_id', connection.raw('sum(case when t.explicit then 1 else 0 end) as explicit'))
    .count({ tracks: '*' })
    .sum({ duration_ms: 't.duration_ms' })
    .avg({ tempo_mean: 't.tempo' })
    .min({ tempo_low: 't.tempo', first: 'l.track_ord' })
    .max({ tempo_high: 't.tempo' })
  return new Map(totalRows.parse(rows).map(({ playlist_id, ...totals }) => [playlist_id, totals]))
}

const firstRows = z.array(z.object({ playlist_id: z.number(), documentId: z.string() }))

/** The first playable track of each playlist, for its preview. */
export async function findFirstTracks(
  totals: ReadonlyMap<number, PlaylistTotals>,
): Promise<Map<number, string>> {
  const places = [...totals].flatMap(([playlist, { first }]) => (first === null ? [] : [[playlist, first]]))
  if (places.length === 0) return new Map()
  const rows: unknown = await playlistTrackRows(places.map(([playlist]) => playlist ?? 0))
    .whereIn(['l.playlist_id', 'l.track_ord'], places)
    .select('l.playlist_id', 't.document_id as documentId')
  return new Map(firstRows.parse(rows).map(({ playlist_id, documentId }) => [playlist_id, documentId]))
}
