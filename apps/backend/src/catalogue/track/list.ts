import type { tracks } from '@bgm/contract'
import type { z } from 'zod'
import type { Page } from '#src/platform/database/paginate-rows'
import { findTrackIds } from './search'
import { trackViews } from './view'

const maxFound = 300

/**
 * A page of the matching playable tracks, sorted by title, or of the newest tracks if there are no criteria.
 */
export async function listTracks(
  { q, genre, mood }: z.output<typeof tracks.list.query>,
  { page, pageSize }: Page,
) {
  const search = { ...(q && { q }), ...(genre && { genres: [genre] }), ...(mood && { moods: [mood] }) }
  const found = await findTrackIds(search, maxFound)
  const total = found.length
  return {
    tracks: await trackViews(found.slice((page - 1) * pageSize, page * pageSize)),
    pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total },
  }
}
