import {
  listPlayableTracks,
  type PlayableTrack,
  PlayOrder,
  type Resolution,
  type TrackPolicy,
} from '@bgm/playback'
import type { Bundle, Playlist, Track } from '@bgm/validation'

type AudioIdentity = Pick<Track, 'id' | 'revision' | 'sha256'>

/** Looking up a new string in a set is slow, and all files are looked up at every change of the track. */
const audioKeys = new WeakMap<AudioIdentity, string>()

/** The key of a file in the cache. It includes the hash, so that a changed file has a different key. */
export function getAudioKey(file: AudioIdentity): string {
  const known = audioKeys.get(file)
  if (known !== undefined) return known
  const key = `${file.id}/${file.revision}/${file.sha256}`
  audioKeys.set(file, key)
  return key
}

/** The number of occurrences whose play order is kept, more than a plan has in a day. */
const maxOrders = 64

/** The playlists and tracks of a bundle. */
export class Library {
  readonly #tracks: ReadonlyMap<string, Track>
  readonly #playlists: ReadonlyMap<string, Playlist>
  readonly #policy: TrackPolicy
  readonly #playable = new Map<string, PlayableTrack[]>()
  readonly #orders = new Map<string, PlayOrder>()
  #all: readonly PlayableTrack[] | null = null

  constructor(readonly bundle: Bundle) {
    this.#tracks = new Map(bundle.tracks.map(track => [track.id, track]))
    this.#playlists = new Map(bundle.playlists.map(playlist => [playlist.id, playlist]))
    const { explicit, banned } = bundle.policy
    this.#policy = { explicit, banned: new Set(banned) }
  }

  playlist(id: string | null): Playlist | null {
    return id === null ? null : (this.#playlists.get(id) ?? null)
  }

  playable(playlist: string): PlayableTrack[] {
    const known = this.#playable.get(playlist)
    if (known) return known
    const ids = this.playlist(playlist)?.tracks ?? []
    const tracks = listPlayableTracks(ids, this.#tracks, this.#policy)
    this.#playable.set(playlist, tracks)
    return tracks
  }

  /** Lists `count` tracks from position `start` of the playlist's play order in an occurrence. */
  upcoming(playlistId: string, occurrence: string, start: number, count: number): Iterable<PlayableTrack> {
    return this.#findOrder(playlistId, occurrence)?.list(start, count) ?? []
  }

  #findOrder(playlistId: string, occurrence: string): PlayOrder | null {
    const key = `${playlistId}\n${occurrence}`
    const known = this.#orders.get(key)
    if (known) return known
    const playlist = this.playlist(playlistId)
    if (!playlist) return null
    const zone = this.bundle.zone.id
    const order = new PlayOrder({ zone, playlist, tracks: this.playable(playlistId), occurrence })
    this.#orders.set(key, order)
    const [oldest] = this.#orders.keys()
    if (this.#orders.size > maxOrders && oldest !== undefined) this.#orders.delete(oldest)
    return order
  }

  /** Returns every track that the plan may need. */
  allTracks(): readonly PlayableTrack[] {
    this.#all ??= [...new Set([...this.#playlists.keys()].flatMap(id => this.playable(id)))]
    return this.#all
  }
}

export const findPlaylistId = ({ source }: Resolution) =>
  source.kind === 'playlist' ? source.playlist : null
