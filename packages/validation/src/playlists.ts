import * as z from 'zod/mini'
import { bodyObject, formObject, hasLength, integer, optionalField, properName, text } from './fields'
import type { ValidationKey } from './message-keys'

/** The maximum number of playlists that an organisation can create. */
export const maxOwnPlaylists = 500
export const maxPlaylistTracks = 5000
/** The maximum number of tracks that one change may add or remove. */
export const maxTracksPerChange = 500

const title = properName(80)
const description = text(400)
const invalid = 'validation.invalid' satisfies ValidationKey
const id = text(64)
const ids = z.array(id, invalid).check(hasLength(1, maxTracksPerChange, invalid))
const version = integer(1, 1e9, invalid)
const position = integer(0, maxPlaylistTracks - 1, invalid)

export const playlistFormSchema = formObject({ title, description: optionalField(description) })
export type PlaylistForm = z.output<typeof playlistFormSchema>

/** `copy_of` is the playlist from which the new playlist copies its tracks and cover. */
export const newPlaylistBodySchema = bodyObject({
  title,
  description: optionalField(description),
  copy_of: optionalField(id),
})
export type NewPlaylistBody = z.output<typeof newPlaylistBodySchema>

/** `title` is the title of the copy that is created if the playlist is curated. */
export const varyZoneBodySchema = bodyObject({ playlist: id, title })

export const playlistBodySchema = bodyObject({ version, title, description: optionalField(description) })
export type PlaylistBody = z.output<typeof playlistBodySchema>

/**
 * A change to the tracks. `to` is a position among the playable tracks, counted from 0; `separate` moves
 * tracks by the same artist apart.
 */
export const playlistChangeSchema = z.discriminatedUnion(
  'kind',
  [
    bodyObject({ kind: z.literal('add'), tracks: ids }),
    bodyObject({ kind: z.literal('remove'), tracks: ids }),
    bodyObject({ kind: z.literal('move'), track: id, to: position }),
    bodyObject({ kind: z.literal('separate') }),
  ],
  invalid,
)
export type PlaylistChange = z.output<typeof playlistChangeSchema>

export const playlistChangeBodySchema = bodyObject({ version, change: playlistChangeSchema })

export const playlistVersionBodySchema = bodyObject({ version })
