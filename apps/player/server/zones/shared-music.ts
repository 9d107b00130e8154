import type { Bundle, Track } from '@bgm/validation'

type Music = Pick<Bundle, 'playlists' | 'tracks'>

export type SharedMusic = {
  hash: string
  /** The `playlists` and `tracks` properties of a bundle as JSON, without the enclosing braces. */
  json: string
  /** Tracks by id and revision. */
  tracks: ReadonlyMap<string, Track>
}

export const trackKey = (id: string, revision: number) => `${id} ${revision}`

/** Stores the music of bundles, with one copy for all zones that play the same music. */
export function createSharedMusicStore() {
  const entries = new Map<string, { music: SharedMusic; zones: number }>()
  let bytes = 0

  function add(hash: string, { playlists, tracks }: Music) {
    const json = JSON.stringify({ playlists, tracks }).slice(1, -1)
    const byKey = new Map(tracks.map(track => [trackKey(track.id, track.revision), track]))
    const entry = { music: { hash, json, tracks: byKey }, zones: 0 }
    entries.set(hash, entry)
    bytes += json.length
    return entry
  }

  return {
    /** Returns the stored music with the given hash and increments the number of zones that use it. */
    acquire(hash: string, music: Music): SharedMusic {
      const entry = entries.get(hash) ?? add(hash, music)
      entry.zones += 1
      return entry.music
    },

    /** Drops the music once no zone uses it. */
    release({ hash, json }: SharedMusic): void {
      const entry = entries.get(hash)
      if (!entry) return
      entry.zones -= 1
      if (entry.zones > 0) return
      entries.delete(hash)
      bytes -= json.length
    },

    bytes: () => bytes,
  }
}
