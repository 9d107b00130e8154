import { musicGenres, musicMoods } from '@bgm/validation'
import { z } from 'zod'
import { type Page, paginateRows } from '#src/database/paginate-rows'
import { emptyAsUndefined, pageQuery } from '#src/http/page-query'
import { findTrackIds } from './search'
import { trackViews } from './view'

export const trackQuery = z.strictObject({
  q: emptyAsUndefined(z.string().max(100)),
  genre: emptyAsUndefined(z.enum(musicGenres)),
  mood: emptyAsUndefined(z.enum(musicMoods)),
  ...pageQuery,
})

/** A page of the playable tracks that match, by title; without a condition, of the newest ones. */
export async function listTracks({ q, genre, mood }: z.output<typeof trackQuery>, page: Page) {
  const found = await findTrackIds({
    ...(q && { q }),
    ...(genre && { genres: [genre] }),
    ...(mood && { moods: [mood] }),
  })
  if (found.length === 0) return { tracks: [], pagination: { ...page, pageCount: 0, total: 0 } }
  const rows = strapi.db.getConnection().from('tracks as t').whereIn('t.id', found)
  const { ids, pagination } = await paginateRows(rows, 't', [{ by: 'lower(t.title)' }, { by: 't.id' }], page)
  return { tracks: await trackViews(ids), pagination }
}
