import type { View } from '#app/engine/view'
import { findPlaylist } from '#app/zone-format'
import { findStoredLocale, getBrowserLocale } from './preferences'

const artwork = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
]

/**
 * Shows the track in the system's media controls. The controls have no effect, because the zone is controlled
 * in the portal.
 */
export function updateMediaSession(view: View): void {
  if (!('mediaSession' in navigator)) return
  const { mediaSession } = navigator
  const playing = view.screen === 'zone' ? view.track : null
  const isPlaying = view.screen === 'zone' && view.mode === 'playing'
  mediaSession.playbackState = isPlaying ? 'playing' : playing ? 'paused' : 'none'
  const album = view.screen === 'zone' ? findPlaylist(view.bundle, playing?.playlist ?? null) : null
  const title = playing?.track.title
  const name = album?.title[findStoredLocale() ?? getBrowserLocale()] ?? ''
  const shown = mediaSession.metadata
  if (shown?.title === title && shown?.album === (playing ? name : undefined)) return
  mediaSession.metadata = playing
    ? new MediaMetadata({
        title: playing.track.title,
        artist: playing.track.artists.join(', '),
        album: name,
        artwork,
      })
    : null
  // Without these handlers, a media key would pause the audio element directly, bypassing the engine.
  for (const action of ['play', 'pause', 'stop'] as const) mediaSession.setActionHandler(action, () => {})
}
