import type { Localised, RemoteZone } from '@bgm/api-client'
import { useFetcher } from '@remix-run/react'
import { getFieldErrors, isFormReply } from '#app/forms/reply'

/** The fetcher key of all forms that change the playlist. */
export const playlistFetcherKey = 'playlist'

export type PlaylistSummary = {
  id: string
  title: Localised
}

const hour = 60 * 60_000

/** Returns the zone as it will be once the server has accepted the playlist that is being sent. */
export function useOptimisticZone(
  zone: RemoteZone,
  playlists: readonly PlaylistSummary[],
  now: number,
): RemoteZone {
  const { formData } = useFetcher({ key: playlistFetcherKey })
  const form = formData?.get('form')
  if (form === 'end-override') return { ...zone, override: null }
  const chosen = playlists.find(({ id }) => id === formData?.get('playlist'))
  if (form !== 'override' || !chosen) return zone
  const until = new Date(getOverrideEnd(zone, String(formData?.get('hours')), now)).toISOString()
  const { id, title } = chosen
  return { ...zone, override: { playlist: { id, title }, from: new Date(now).toISOString(), until } }
}

/** Returns when a choice ends, in epoch milliseconds: after some hours, or when the schedule changes. */
export function getOverrideEnd({ next_change, override }: RemoteZone, hours: string, now: number): number {
  const next = next_change && !override ? Date.parse(next_change.at) : null
  return hours === 'slot' && next ? next : now + (Number(hours) || 1) * hour
}

/** How long a connected player may take to start the playlist, in milliseconds. */
const startTimeout = 10_000

export type PlaylistProgress =
  | 'sending'
  | 'playing'
  | 'waiting'
  | 'offline'
  | 'paused'
  | 'silence'
  | 'unanswered'

/** Returns the progress of the chosen playlist on the player; null if no playlist has been chosen. */
export function findPlaylistProgress(
  zone: RemoteZone,
  isSending: boolean,
  now: number,
): PlaylistProgress | null {
  const { override, now_playing, now: planned, state, desired } = zone
  if (!override) return null
  if (isSending) return 'sending'
  if (state === 'offline') return 'offline'
  if (planned.layer === 'mandatory-silence') return 'silence'
  if (desired.paused) return 'paused'
  const follows = override.playlist
    ? state === 'playing' && now_playing?.playlist?.id === override.playlist.id
    : state === 'silent'
  if (follows) return 'playing'
  return override.from && now - Date.parse(override.from) > startTimeout ? 'unanswered' : 'waiting'
}

/** Returns whether a change of the playlist is being sent, and why the server rejected the last one. */
export function usePlaylistRequest() {
  const { state, data } = useFetcher({ key: playlistFetcherKey })
  const [rejection] = isFormReply(data) ? Object.values(getFieldErrors(data.result)).flat() : []
  return { isSending: state !== 'idle', rejection: state === 'idle' ? rejection : undefined }
}
