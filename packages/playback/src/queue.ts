import type { Playlist } from '@bgm/validation'
import type { PlayableTrack } from './explicit'
import { createRandom, hashText, shuffle } from './random'

export type QueueRequest = {
  /** The zone's id. */
  zone: string
  playlist: Pick<Playlist, 'id' | 'revision'>
  /** The result of `listPlayableTracks` for the playlist. */
  tracks: readonly PlayableTrack[]
  /** The resolution's `occurrence`. */
  occurrence: string
}

const getMainArtist = ({ artists, id }: PlayableTrack) => artists[0] ?? id

/**
 * Reorders the shuffled list so that, where possible, no artist plays twice in a row. For that, an artist
 * with more than half of the remaining tracks has to be next.
 */
function separateArtists(
  shuffled: readonly PlayableTrack[],
  previous: PlayableTrack | undefined,
): PlayableTrack[] {
  const left = [...shuffled]
  const counts = new Map<string, number>()
  for (const track of left) counts.set(getMainArtist(track), (counts.get(getMainArtist(track)) ?? 0) + 1)
  const ordered: PlayableTrack[] = []
  let last = previous
  while (left.length > 0) {
    const urgent = [...counts].find(([, count]) => count * 2 > left.length)?.[0]
    const lastArtist = last && getMainArtist(last)
    const wanted = urgent !== undefined && urgent !== lastArtist ? urgent : undefined
    const fits = (track: PlayableTrack) =>
      wanted === undefined ? getMainArtist(track) !== lastArtist : getMainArtist(track) === wanted
    const [next] = left.splice(Math.max(0, left.findIndex(fits)), 1)
    if (!next) break
    const artist = getMainArtist(next)
    counts.set(artist, (counts.get(artist) ?? 1) - 1)
    ordered.push(next)
    last = next
  }
  return ordered
}

/**
 * Yields the endless play order of one occurrence. Every track plays once before any repeats, and the order
 * is the same wherever it is computed. Yields nothing if there are no tracks.
 */
export function* createPlayOrder({
  zone,
  playlist,
  tracks,
  occurrence,
}: QueueRequest): Generator<PlayableTrack, void> {
  let previous: PlayableTrack | undefined
  for (let pass = 0; tracks.length > 0; pass += 1) {
    const seed = hashText(`${zone}/${playlist.id}/${playlist.revision}/${occurrence}/${pass}`)
    for (const track of separateArtists(shuffle(tracks, createRandom(seed)), previous)) {
      yield track
      previous = track
    }
  }
}

/**
 * Lists `count` tracks of the play order from position `start` (0 is the first). Returns fewer only if there
 * are no tracks.
 */
export function listUpcomingTracks(request: QueueRequest, start: number, count: number): PlayableTrack[] {
  const upcoming: PlayableTrack[] = []
  let position = 0
  for (const track of createPlayOrder(request)) {
    if (position >= start + count) break
    if (position >= start) upcoming.push(track)
    position += 1
  }
  return upcoming
}
