import type { Scope } from '#src/api/membership/services/scope'
import { findPlaylistTitles, type PlaylistRef } from '#src/api/playlist/services/titles'
import { findFirstZone } from './board'
import { loadPlans } from './plan'
import { loadPlaybackRows } from './playback-row'
import { resolveAt } from './resolution'

const dayMs = 86_400_000

/** What the schedule of a zone plays at this time; null if that is its default playlist or nothing. */
async function findScheduledPlaylist(id: number, now: number): Promise<PlaylistRef | null> {
  const plan = (await loadPlans(await loadPlaybackRows([id]), now)).get(id)
  const current = plan && resolveAt(plan, now)
  return current?.layer === 'slot' ? current.playlist : null
}

/**
 * How far the first zone of the caller is set up, from its licence to playing music; null before a licence, and from a
 * day after its device was paired if it has music.
 */
export async function findZoneSetup(scope: Scope, now: number) {
  const zone = await findFirstZone(scope, now)
  if (!zone) return null
  const { id, documentId, name, state, paired_at, default_playlist } = zone
  const titles = await findPlaylistTitles(default_playlist === null ? [] : [default_playlist])
  const playlist = titles.get(default_playlist ?? '') ?? (await findScheduledPlaylist(id, now))
  if (playlist && paired_at !== null && now - paired_at > dayMs) return null
  return { zone: { documentId, name }, paired: paired_at !== null, playlist, playing: state === 'playing' }
}
