import { findPlaylistTitles, type PlaylistRef } from '#src/catalogue'
import type { Scope } from '#src/customers'
import { findFirstZone } from './board'
import { loadPlans } from './plan'
import { loadPlaybackRows } from './playback-row'
import { resolveAt } from './resolution'

const dayMs = 86_400_000

/**
 * The playlist that a zone's schedule plays at this time, or null if it plays the default playlist or
 * nothing.
 */
async function findScheduledPlaylist(id: number, now: number): Promise<PlaylistRef | null> {
  const plan = (await loadPlans(await loadPlaybackRows([id]), now)).get(id)
  const current = plan && resolveAt(plan, now)
  return current?.layer === 'slot' ? current.playlist : null
}

/**
 * The setup progress of the caller's first zone, from its licence to playing music. Null if no zone is
 * licensed, and from one day after the device was paired if the zone has music.
 */
export async function findZoneSetup(scope: Scope, now: number) {
  const zone = await findFirstZone(scope, now)
  if (!zone) return null
  const { id, documentId, name, state, paired_at, default_playlist } = zone
  const titles = await findPlaylistTitles(default_playlist === null ? [] : [default_playlist])
  const playlist = titles.get(default_playlist ?? '') ?? (await findScheduledPlaylist(id, now))
  if (playlist && paired_at !== null && now - paired_at > dayMs) return null
  return {
    zone: { id: documentId, name },
    paired: paired_at !== null,
    playlist,
    playing: state === 'playing',
  }
}
