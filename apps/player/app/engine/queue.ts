import type { Resolution } from '@bgm/playback'
import { type Play, playLayers, type Track } from '@bgm/validation'
import * as z from 'zod/mini'
import { findPlaylistId, type Library } from './library'

export const cursorSchema = z.object({
  occurrence: z.string(),
  playlist: z.string(),
  revision: z.number(),
  position: z.number(),
})
export type Cursor = z.output<typeof cursorSchema>

export interface QueuedTrack {
  track: Track
  playlist: string
  layer: Play['layer']
  /** Where the queue continues after this track. */
  cursor: Cursor
}

const toPlayLayer = (layer: Resolution['layer']): Play['layer'] =>
  playLayers.find(known => known === layer) ?? 'fallback'

/**
 * The position in the current occurrence's play order. It is saved, so that tracks are not repeated after a
 * restart.
 */
export class Queue {
  #cursor: Cursor | null

  constructor(cursor: Cursor | null) {
    this.#cursor = cursor
  }

  /** Returns the position of the next track in an occurrence; 0 if none of its tracks has been played. */
  positionOf(library: Library, playlist: string, occurrence: string): number {
    const cursor = this.#cursor
    const isSame =
      cursor?.occurrence === occurrence &&
      cursor.playlist === playlist &&
      cursor.revision === library.playlist(playlist)?.revision
    return isSame ? cursor.position : 0
  }

  /**
   * Returns the next track that can play, from the resolved playlist or else from the fallback playlist.
   * Tracks that are not ready are skipped; `current` is repeated only if no other track is ready.
   */
  choose(
    library: Library,
    resolution: Resolution,
    isReady: (track: Track) => boolean,
    current: string | null,
  ): QueuedTrack | null {
    const playlist = findPlaylistId(resolution)
    const fallback = library.bundle.plan.fallback_playlist
    const { occurrence, layer } = resolution
    const own = playlist && this.#chooseFrom(library, playlist, occurrence, isReady, current)
    if (own) return { ...own, layer: toPlayLayer(layer) }
    const other = fallback && this.#chooseFrom(library, fallback, `${occurrence}/fallback`, isReady, current)
    return other ? { ...other, layer: 'fallback' } : null
  }

  #chooseFrom(
    library: Library,
    playlist: string,
    occurrence: string,
    isReady: (track: Track) => boolean,
    current: string | null,
  ) {
    const position = this.positionOf(library, playlist, occurrence)
    const upcoming = library.upcoming(playlist, occurrence, position, 2 * library.playable(playlist).length)
    const fresh = upcoming.findIndex(track => isReady(track) && track.id !== current)
    const index = fresh >= 0 ? fresh : upcoming.findIndex(isReady)
    const track = upcoming[index]
    if (!track) return null
    const revision = library.playlist(playlist)?.revision ?? 0
    return { track, playlist, cursor: { occurrence, playlist, revision, position: position + index + 1 } }
  }

  advance({ cursor }: QueuedTrack): Cursor {
    this.#cursor = cursor
    return cursor
  }
}
