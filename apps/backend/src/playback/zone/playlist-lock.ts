import { findDefaultLocks, listGroupRows, loadUnitLocks, type Scope } from '#src/customers'
import { listZonesUsingPlaylist } from './playlist-zones'

/**
 * Whether a playlist is part of what the head office has decided: it is in a list of a lock, or it is used in a unit
 * whose playlists or schedule are locked.
 */
export async function isPlaylistLocked({ organisation, units }: Scope, playlist: string): Promise<boolean> {
  const [groups, fallback] = [await listGroupRows({ organisation }), await findDefaultLocks(organisation)]
  const locks = [...groups.map(group => group.locks), fallback]
  if (locks.some(one => one?.allowed_playlists.includes(playlist))) return true
  const zones = await listZonesUsingPlaylist(playlist, { organisation, units })
  const used = await loadUnitLocks(organisation, [...new Set(zones.map(({ unit }) => unit))])
  return [...used.values()].some(unit => unit.playlists !== 'free' || unit.schedule !== 'free')
}
