import {
  listPlayableTracks,
  listUpcomingTracks,
  type PlayableTrack,
  type QueueRequest,
  type Resolution,
} from '@bgm/playback'
import type { Bundle, Playlist, Track } from '@bgm/validation'

/** The key of a file in the cache. It includes the hash, so that a changed file has a different key. */
export const getAudioKey = ({ id, revision, sha256 }: Pick<Track, 'id' | 'revision' | 'sha256'>) =>
  `${id}/${revision}/${sha256}`

/** The playlists and tracks of a bundle. */
export class Library {
  readonly #tracks: ReadonlyMap<string, Track>
  readonly #playlists: ReadonlyMap<string, Playlist>
  readonly #playable = new Map<string, PlayableTrack[]>()

  constructor(readonly bundle: Bundle) {
    this.#tracks = new Map(bundle.tracks.map(track => [track.id, track]))
    this.#playlists = new Map(bundle.playlists.map(playlist => [playlist.id, playlist]))
  }

  playlist(id: string | null): Playlist | null {
    return id === null ? null : (this.#playlists.get(id) ?? null)
  }

  playable(playlist: string): PlayableTrack[] {
    const known = this.#playable.get(playlist)
    if (known) return known
    const ids = this.playlist(playlist)?.tracks ?? []
    const tracks = listPlayableTracks(ids, this.#tracks, this.bundle.policy.explicit)
    this.#playable.set(playlist, tracks)
    return tracks
  }

  /** Returns `count` tracks from position `start` of the playlist's play order in an occurrence. */
  upcoming(playlistId: string, occurrence: string, start: number, count: number): PlayableTrack[] {
    const playlist = this.playlist(playlistId)
    if (!playlist) return []
    const request: QueueRequest = {
      zone: this.bundle.zone.id,
      playlist,
      tracks: this.playable(playlistId),
      occurrence,
    }
    return listUpcomingTracks(request, start, count)
  }

  /** Returns every track that the plan may need. */
  allTracks(): PlayableTrack[] {
    const ids = [...this.#playlists.keys()]
    return [...new Set(ids.flatMap(id => this.playable(id)))]
  }
}

export const findPlaylistId = ({ source }: Resolution) =>
  source.kind === 'playlist' ? source.playlist : null
