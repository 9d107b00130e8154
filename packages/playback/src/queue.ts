import type { Playlist } from '@bgm/validation'
import type { PlayableTrack } from './explicit'
import { createRandom, hashText, shuffle } from './random'

export type QueueRequest = {
  zone: string
  playlist: Pick<Playlist, 'id' | 'revision'>
  /** The result of `listPlayableTracks` for the playlist. */
  tracks: readonly PlayableTrack[]
  /** The resolution's `occurrence`. */
  occurrence: string
}

const getMainArtist = ({ artists, id }: PlayableTrack) => artists[0] ?? id

/** Counts the tracks that are left of each artist, and finds the artist with most of them in constant time. */
class ArtistCounts {
  readonly #counts = new Map<string, number>()
  readonly #artists: Set<string>[] = []
  #highest = 0

  constructor(tracks: readonly PlayableTrack[]) {
    for (const track of tracks)
      this.#counts.set(getMainArtist(track), this.#getCount(getMainArtist(track)) + 1)
    for (const [artist, count] of this.#counts) this.#withCount(count).add(artist)
    this.#highest = this.#artists.length - 1
  }

  remove(artist: string): void {
    const count = this.#getCount(artist)
    this.#withCount(count).delete(artist)
    this.#withCount(count - 1).add(artist)
    this.#counts.set(artist, count - 1)
    while (this.#highest > 0 && this.#artists[this.#highest]?.size === 0) this.#highest -= 1
  }

  /** Returns the artist of more than half of `left` tracks, if there is one. */
  findMajority(left: number): string | undefined {
    if (this.#highest * 2 <= left) return undefined
    const [artist] = this.#artists[this.#highest] ?? []
    return artist
  }

  #getCount(artist: string): number {
    return this.#counts.get(artist) ?? 0
  }

  /** The artists with `count` tracks left. */
  #withCount(count: number): Set<string> {
    for (;;) {
      const artists = this.#artists[count]
      if (artists) return artists
      this.#artists.push(new Set())
    }
  }
}

/**
 * Yields the shuffled tracks so that, where possible, no artist plays twice in a row and none of the `recent`
 * tracks is among the first ones. An artist with more than half of the remaining tracks has to be next.
 */
function* arrangePass(
  shuffled: readonly PlayableTrack[],
  previous: PlayableTrack | undefined,
  recent: ReadonlySet<string>,
): Generator<PlayableTrack, void> {
  const counts = new ArtistCounts(shuffled)
  /** A linked list of the tracks that are left, by index. */
  const next = shuffled.map((_, index) => index + 1)
  let first = 0
  let last = previous && getMainArtist(previous)

  const find = (fits: (track: PlayableTrack) => boolean) => {
    let before = -1
    for (let index = first; index < shuffled.length; index = next[index] ?? shuffled.length) {
      const track = shuffled[index]
      if (track && fits(track)) return { track, index, before }
      before = index
    }
    return null
  }

  for (let position = 0; position < shuffled.length; position += 1) {
    const majority = counts.findMajority(shuffled.length - position)
    const wanted = majority === last ? undefined : majority
    const isOtherArtist = (track: PlayableTrack) =>
      wanted === undefined ? getMainArtist(track) !== last : getMainArtist(track) === wanted
    const isFresh = ({ id }: PlayableTrack) => position >= recent.size || !recent.has(id)
    const choice =
      find(track => isOtherArtist(track) && isFresh(track)) ??
      find(isOtherArtist) ??
      find(isFresh) ??
      find(() => true)
    if (!choice) return
    const { track, index, before } = choice
    if (before < 0) first = next[index] ?? shuffled.length
    else next[before] = next[index] ?? shuffled.length
    counts.remove(getMainArtist(track))
    last = getMainArtist(track)
    yield track
  }
}

/**
 * Yields the endless play order of one occurrence. Every track plays once before any repeats, the last quarter of
 * a pass is not at the beginning of the next, and the order is the same wherever it is computed. Yields nothing
 * if there are no tracks.
 */
export function* createPlayOrder({
  zone,
  playlist,
  tracks,
  occurrence,
}: QueueRequest): Generator<PlayableTrack, void> {
  const quarter = Math.floor(tracks.length / 4)
  let ended: PlayableTrack[] = []
  for (let pass = 0; tracks.length > 0; pass += 1) {
    const seed = hashText(`${zone}/${playlist.id}/${playlist.revision}/${occurrence}/${pass}`)
    const recent = new Set(ended.map(({ id }) => id))
    const previous = ended.at(-1)
    ended = []
    let position = 0
    for (const track of arrangePass(shuffle(tracks, createRandom(seed)), previous, recent)) {
      position += 1
      if (position > tracks.length - Math.max(quarter, 1)) ended.push(track)
      yield track
    }
  }
}

/** The play order of one occurrence, computed only as far as it has been read. */
export class PlayOrder {
  readonly #order: Generator<PlayableTrack, void>
  readonly #computed: PlayableTrack[] = []

  constructor(request: QueueRequest) {
    this.#order = createPlayOrder(request)
  }

  /** Yields `count` tracks from position `start` (0 is the first), fewer only if there are no tracks. */
  *list(start: number, count: number): Generator<PlayableTrack, void> {
    for (let position = start; position < start + count; position += 1) {
      const track = this.#at(position)
      if (!track) return
      yield track
    }
  }

  #at(position: number): PlayableTrack | undefined {
    while (this.#computed.length <= position) {
      const next = this.#order.next()
      if (next.done) return undefined
      this.#computed.push(next.value)
    }
    return this.#computed[position]
  }
}
