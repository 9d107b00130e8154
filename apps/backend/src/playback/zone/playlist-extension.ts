import { maxPlaylistTracks, maxTracksPerChange } from '@bgm/validation'
import {
  changePlaylistTracks,
  findSimilarTracks,
  listPlacedTracks,
  loadPlaylistTotals,
  type OwnPlaylist,
} from '#src/catalogue'
import type { Account } from '#src/platform/http/request-context'
import { measureLoad } from './playlist-load'
import { listZonesUsingPlaylist } from './playlist-zones'

const hour = 3_600_000
const minute = 60_000
/** A playlist should be at least this long, in milliseconds, and play at most `maxPasses` times per slot. */
const minDuration = 4 * hour
const maxPasses = 3

/**
 * Similar tracks that make a playlist long enough for its longest slot in these zones, or an hour of similar
 * tracks if it is already long enough.
 */
export async function listExtensionTracks(
  playlist: Pick<OwnPlaylist, 'id' | 'documentId'>,
  zones: readonly number[],
): Promise<string[]> {
  const { load } = await measureLoad(playlist.documentId, zones)
  const length = (await loadPlaylistTotals([playlist.id])).get(playlist.id)?.duration_ms ?? 0
  const longest = load ? (load.until_minute - load.from_minute) * minute : 0
  const known = await listPlacedTracks(playlist.id)
  return findSimilarTracks({
    playlist: playlist.id,
    seed: playlist.documentId,
    known: new Set(known.map(({ track_id }) => track_id)),
    milliseconds: Math.max(hour, Math.max(minDuration, longest / maxPasses) - length),
    limit: Math.min(maxTracksPerChange, maxPlaylistTracks - known.length),
  })
}

/** Adds similar tracks to a playlist and returns the number of added tracks. */
export async function extendPlaylist(
  playlist: OwnPlaylist,
  account: Account,
  version: number,
): Promise<number> {
  const zones = await listZonesUsingPlaylist(playlist.documentId, {
    organisation: playlist.organisation,
    units: null,
  })
  const tracks = await listExtensionTracks(
    playlist,
    zones.map(({ id }) => id),
  )
  if (tracks.length > 0) await changePlaylistTracks(playlist, account, version, { kind: 'add', tracks })
  return tracks.length
}
