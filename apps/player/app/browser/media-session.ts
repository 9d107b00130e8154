import type { View } from '#app/engine/view'

/**
 * Shows the track in the system's media controls. The controls have no effect, because the zone is controlled from the
 * portal.
 */
export function updateMediaSession(view: View): void {
  if (!('mediaSession' in navigator)) return
  const track = view.screen === 'zone' ? view.track?.track : undefined
  navigator.mediaSession.playbackState =
    view.screen === 'zone' && view.mode === 'playing' ? 'playing' : track ? 'paused' : 'none'
  const { title } = navigator.mediaSession.metadata ?? {}
  if (title === track?.title) return
  navigator.mediaSession.metadata = track
    ? new MediaMetadata({ title: track.title, artist: track.artists.join(', ') })
    : null
  // Without a handler, a media key would pause the audio element directly, bypassing the engine.
  for (const action of ['play', 'pause', 'stop'] as const)
    navigator.mediaSession.setActionHandler(action, () => {})
}
