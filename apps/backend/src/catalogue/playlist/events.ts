import { defineEvent } from '#src/platform/events'

/**
 * An organisation has changed one of its playlists (a `documentId`). Raise it last in the transaction, because its handler
 * locks the counter of the change feed.
 */
export const playlistChanged = defineEvent<{ playlist: string; organisation: number }>()
