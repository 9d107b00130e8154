import { maxPlaylistTracks, type PlaylistChange } from '@bgm/validation'

/**
 * A track at its position in a playlist. Tracks that are not playable, such as withdrawn tracks, are kept
 * but hidden.
 */
export type PlaylistTrack = { track_id: number; documentId: string; playable: boolean; artist: string }

/** Moves a track to a position among the playable tracks. */
function move<T extends PlaylistTrack>(tracks: readonly T[], id: string, to: number): T[] {
  const moved = tracks.find(({ documentId }) => documentId === id)
  if (!moved) return [...tracks]
  const others = tracks.filter(one => one !== moved)
  const playable = others.flatMap((one, index) => (one.playable ? [index] : []))
  const at = playable[to] ?? others.length
  return [...others.slice(0, at), moved, ...others.slice(at)]
}

/** The index of the first track, starting at `from`, that follows another one by the same artist, or -1. */
const findNeighbour = (tracks: readonly PlaylistTrack[], from: number): number =>
  tracks.findIndex((track, index) => index >= from && index > 0 && tracks[index - 1]?.artist === track.artist)

/**
 * Swaps each track that follows another by the same artist with the next track that fits, if there is one.
 */
function separate<T extends PlaylistTrack>(tracks: readonly T[]): T[] {
  const hidden = tracks.filter(({ playable }) => !playable)
  const ordered = tracks.filter(({ playable }) => playable)
  const fits = (at: number, artist: string) =>
    ordered[at - 1]?.artist !== artist && ordered[at + 1]?.artist !== artist
  for (let at = findNeighbour(ordered, 1); at > 0; at = findNeighbour(ordered, at + 1)) {
    const track = ordered[at]
    if (!track) break
    const far = (other: number) => Math.abs(other - at) > 1
    const canSwap = (other: T, index: number) =>
      far(index) && fits(at, other.artist) && fits(index, track.artist)
    const after = ordered.findIndex((other, index) => index > at && canSwap(other, index))
    const partner = after >= 0 ? after : ordered.findIndex(canSwap)
    const other = ordered[partner]
    if (!other) continue
    ordered[at] = other
    ordered[partner] = track
  }
  return [...ordered, ...hidden]
}

/** The tracks after a change. Tracks to add have already been looked up. */
export function applyChange<T extends PlaylistTrack>(
  tracks: readonly T[],
  change: PlaylistChange,
  added: readonly T[],
): T[] {
  if (change.kind === 'separate') return separate(tracks)
  if (change.kind === 'move') return move(tracks, change.track, change.to)
  if (change.kind === 'remove') return tracks.filter(({ documentId }) => !change.tracks.includes(documentId))
  const known = new Set(tracks.map(({ track_id }) => track_id))
  return [...tracks, ...added.filter(({ track_id }) => !known.has(track_id))]
}

export const isPlaylistTooLong = (tracks: readonly unknown[]): boolean => tracks.length > maxPlaylistTracks

/** The positions, from 1, of playable tracks that follow another track by the same artist. */
export function listSameArtistNeighbours(tracks: readonly PlaylistTrack[], limit: number) {
  const playable = tracks.filter(one => one.playable)
  const found: { position: number; artist: string }[] = []
  for (
    let at = findNeighbour(playable, 1);
    at > 0 && found.length < limit;
    at = findNeighbour(playable, at + 1)
  )
    found.push({ position: at + 1, artist: playable[at]?.artist ?? '' })
  return found
}
