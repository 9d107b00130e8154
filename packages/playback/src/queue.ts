import type { Playlist, Track } from '@bgm/validation'
import { createRandom, hashText, shuffle } from './random'

export type QueueRequest = {
  /** Id of the zone. */
  zone: string
  playlist: Pick<Playlist, 'id' | 'revision'>
  /** What `playableTracks` returned for the playlist. */
  tracks: readonly Track[]
  /** `occurrence` of the resolution. */
  occurrence: string
}

const artistOf = ({ artists, id }: Track) => artists[0] ?? id

/**
 * Takes tracks from the shuffled list so that no artist follows itself as long as that is possible: an artist that has
 * more than half of what is left must come now.
 */
function separateArtists(shuffled: readonly Track[], previous: Track | undefined): Track[] {
  const left = [...shuffled]
  const counts = new Map<string, number>()
  for (const track of left) counts.set(artistOf(track), (counts.get(artistOf(track)) ?? 0) + 1)
  const ordered: Track[] = []
  let last = previous
  while (left.length > 0) {
    const urgent = [...counts].find(([, count]) => count * 2 > left.length)?.[0]
    const lastArtist = last && artistOf(last)
    const wanted = urgent !== undefined && urgent !== lastArtist ? urgent : undefined
    const fits = (track: Track) =>
      wanted === undefined ? artistOf(track) !== lastArtist : artistOf(track) === wanted
    const [next] = left.splice(Math.max(0, left.findIndex(fits)), 1)
    if (!next) break
    const artist = artistOf(next)
    counts.set(artist, (counts.get(artist) ?? 1) - 1)
    ordered.push(next)
    last = next
  }
  return ordered
}

/**
 * The endless play order of one occurrence. Every track comes once before any repeats, and the order is the same wherever
 * it is computed. Ends at once without tracks.
 */
export function* queueOf({ zone, playlist, tracks, occurrence }: QueueRequest): Generator<Track, void> {
  let previous: Track | undefined
  for (let pass = 0; tracks.length > 0; pass += 1) {
    const seed = hashText(`${zone}/${playlist.id}/${playlist.revision}/${occurrence}/${pass}`)
    for (const track of separateArtists(shuffle(tracks, createRandom(seed)), previous)) {
      yield track
      previous = track
    }
  }
}

/** `count` tracks of the play order from position `start` (0 is the first); fewer only if there are no tracks. */
export function upcomingTracks(request: QueueRequest, start: number, count: number): Track[] {
  const upcoming: Track[] = []
  let position = 0
  for (const track of queueOf(request)) {
    if (position >= start + count) break
    if (position >= start) upcoming.push(track)
    position += 1
  }
  return upcoming
}
