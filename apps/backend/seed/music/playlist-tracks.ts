import type { SamplePlaylist } from './playlists'
import { type SampleTrack, sampleTracks } from './tracks'

/**
 * Lists the tracks of a playlist, alternating between its styles. Clean versions are substituted
 * automatically, so they are not listed.
 */
export function listSamplePlaylistTracks({ styles, limit }: SamplePlaylist): SampleTrack[] {
  const clean = new Set(sampleTracks.map(({ cleanVersion }) => cleanVersion))
  const perStyle = styles.map(style =>
    sampleTracks.filter(({ album, number }) => album.style === style && !clean.has(number)),
  )
  const longest = Math.max(...perStyle.map(({ length }) => length))
  const inTurn = Array.from({ length: longest }, (_, index) =>
    perStyle.flatMap(tracks => tracks[index] ?? []),
  ).flat()
  return inTurn.slice(0, limit)
}
