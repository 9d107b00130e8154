import type { PlayableTrack } from '../explicit'
import type { QueueRequest } from '../queue'
import { createRandom, hashText, shuffle } from '../random'

const getArtist = ({ artists, id }: PlayableTrack) => artists[0] ?? id

function findMajority(left: readonly PlayableTrack[]): string | undefined {
  return left
    .map(getArtist)
    .find(artist => 2 * left.filter(one => getArtist(one) === artist).length > left.length)
}

/** Chooses each track of a pass by filtering all that are left, in quadratic time. */
function arrangePlainly(
  shuffled: readonly PlayableTrack[],
  before: readonly PlayableTrack[],
): PlayableTrack[] {
  const recent = before.slice(-Math.max(1, Math.floor(shuffled.length / 4)))
  const left = [...shuffled]
  const order: PlayableTrack[] = []
  while (left.length > 0) {
    const previous = order.at(-1) ?? before.at(-1)
    const last = previous && getArtist(previous)
    const majority = findMajority(left)
    const isFresh = (track: PlayableTrack) => order.length >= recent.length || !recent.includes(track)
    const others = left.filter(track =>
      majority === undefined || majority === last ? getArtist(track) !== last : getArtist(track) === majority,
    )
    const chosen = others.find(isFresh) ?? others[0] ?? left.find(isFresh) ?? left[0]
    if (!chosen) break
    order.push(chosen)
    left.splice(left.indexOf(chosen), 1)
  }
  return order
}

/** The first passes of a play order, with which the tests compare `createPlayOrder`. */
export function listPlainOrder(request: QueueRequest, passes: number): PlayableTrack[] {
  const { zone, playlist, tracks, occurrence } = request
  let previous: PlayableTrack[] = []
  return Array.from({ length: passes }, (_, pass) => {
    const seed = hashText(`${zone}/${playlist.id}/${playlist.revision}/${occurrence}/${pass}`)
    previous = arrangePlainly(shuffle(tracks, createRandom(seed)), previous)
    return previous
  }).flat()
}
