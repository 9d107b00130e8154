import type { Resolution } from '@bgm/playback'
import { type Play, playLayers, type Track } from '@bgm/validation'
import * as z from 'zod/mini'
import { findPlaylistId, type Library } from './library'

const cursorSchema = z.object({
  occurrence: z.string(),
  playlist: z.string(),
  revision: z.number(),
  position: z.number(),
})
type Cursor = z.output<typeof cursorSchema>

/** The positions in the latest occurrences, and the ids of the latest tracks, both oldest first. */
export const queueStateSchema = z.object({ cursors: z.array(cursorSchema), recent: z.array(z.string()) })
export type QueueState = z.output<typeof queueStateSchema>

const maxCursors = 64
const maxRecent = 100

export type QueuedTrack = {
  track: Track
  playlist: string
  layer: Play['layer']
  /** The position in seconds at which the track starts. */
  from: number
  /** Where the queue continues after this track. */
  cursor: Cursor
}

/** A track that was cut off by a crash. */
export type InterruptedTrack = {
  track: string
  playlist: string | null
  /** The position in seconds. */
  position: number
}
/** So close to its end, a track is not continued, in seconds. */
const shortestRest = 15

const toPlayLayer = (layer: Resolution['layer']): Play['layer'] =>
  playLayers.find(known => known === layer) ?? 'fallback'

const getKey = ({ occurrence, playlist }: Pick<Cursor, 'occurrence' | 'playlist'>) =>
  `${playlist}\n${occurrence}`

/**
 * The positions in the play orders of the latest occurrences, and the latest tracks. They are saved, so that
 * an occurrence continues after another one or a restart, and tracks are not repeated soon.
 */
export class Queue {
  readonly #cursors: Map<string, Cursor>
  #recent: readonly string[]

  constructor(
    saved: QueueState | null,
    private interrupted: InterruptedTrack | null = null,
  ) {
    this.#cursors = new Map(saved?.cursors.map(cursor => [getKey(cursor), cursor]))
    this.#recent = saved?.recent ?? []
  }

  /** Returns the position of the next track in an occurrence; 0 if none of its tracks has been played. */
  getPosition(library: Library, playlist: string, occurrence: string): number {
    const cursor = this.#cursors.get(getKey({ occurrence, playlist }))
    return cursor && cursor.revision === library.playlist(playlist)?.revision ? cursor.position : 0
  }

  /**
   * Returns the next track that can play, from the resolved playlist, else from the fallback playlist, else
   * from any playlist of the plan: silence is worse than the music of another hour. Tracks that are not ready
   * are skipped; `current` and the latest tracks, a quarter of the playlist, are repeated only if no other
   * track is ready.
   */
  choose(
    library: Library,
    resolution: Resolution,
    isReady: (track: Track) => boolean,
    current: string | null,
  ): QueuedTrack | null {
    const playlist = findPlaylistId(resolution)
    const { occurrence, layer } = resolution
    const resumed = playlist && this.#resume(library, playlist, occurrence, isReady)
    if (resumed) return { ...resumed, layer: toPlayLayer(layer) }
    const own = playlist && this.#chooseFrom(library, playlist, occurrence, isReady, current)
    if (own) return { ...own, layer: toPlayLayer(layer) }
    const other = this.#findOtherPlaylist(library, isReady)
    const found = other && this.#chooseFrom(library, other, `${occurrence}/fallback`, isReady, current)
    return found ? { ...found, layer: 'fallback' } : null
  }

  #findOtherPlaylist(library: Library, isReady: (track: Track) => boolean): string | undefined {
    const { plan, playlists } = library.bundle
    const others = playlists.map(({ id }) => id).filter(id => id !== plan.fallback_playlist)
    return [plan.fallback_playlist ?? [], others].flat().find(id => library.playable(id).some(isReady))
  }

  /** Continues the track that a crash has cut off, unless the plan has moved on. */
  #resume(library: Library, playlist: string, occurrence: string, isReady: (track: Track) => boolean) {
    const { interrupted } = this
    const cursor = this.#cursors.get(getKey({ occurrence, playlist }))
    if (interrupted?.playlist !== playlist || !cursor) return null
    const track = library.playable(playlist).find(({ id }) => id === interrupted.track)
    if (!track || !isReady(track)) return null
    const { position } = interrupted
    return track.duration_ms / 1000 - position < shortestRest
      ? null
      : { track, playlist, cursor, from: position }
  }

  #chooseFrom(
    library: Library,
    playlist: string,
    occurrence: string,
    isReady: (track: Track) => boolean,
    current: string | null,
  ) {
    const start = this.getPosition(library, playlist, occurrence)
    const { length } = library.playable(playlist)
    const recent = new Set(this.#recent.slice(this.#recent.length - Math.floor(length / 4)))
    let best: { track: Track; position: number; rank: number } | null = null
    let position = start
    for (const track of library.upcoming(playlist, occurrence, start, 2 * length)) {
      position += 1
      if (!isReady(track)) continue
      const rank = track.id === current ? 0 : recent.has(track.id) ? 1 : 2
      if (!best || rank > best.rank) best = { track, position, rank }
      if (rank === 2) break
    }
    if (!best) return null
    const revision = library.playlist(playlist)?.revision ?? 0
    return {
      track: best.track,
      playlist,
      from: 0,
      cursor: { occurrence, playlist, revision, position: best.position },
    }
  }

  advance({ cursor, track }: QueuedTrack): QueueState {
    this.interrupted = null
    const key = getKey(cursor)
    this.#cursors.delete(key)
    this.#cursors.set(key, cursor)
    const [oldest] = this.#cursors.keys()
    if (this.#cursors.size > maxCursors && oldest !== undefined) this.#cursors.delete(oldest)
    this.#recent = [...this.#recent, track.id].slice(-maxRecent)
    return { cursors: [...this.#cursors.values()], recent: [...this.#recent] }
  }
}
