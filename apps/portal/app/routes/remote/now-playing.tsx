import type { RemoteZone } from '@bgm/api-client'
import { createCentredLobePath } from '@bgm/ui'
import { PlaylistCover } from '#app/components/playlist-cover'
import { formatPlaylistTitle } from '#app/components/zone-text'
import { useLocale, useText } from '#app/text'
import type { PlaylistChoice } from './override-form'

const heights = [
  29, 38, 26, 15, 14, 20, 18, 27, 41, 32, 18, 33, 27, 15, 24, 36, 22, 16, 30, 40, 25, 17, 28, 34, 19, 23,
]

/** The current track, in large type, with the cover of its playlist. */
export function NowPlaying({ zone, playlists }: { zone: RemoteZone; playlists: readonly PlaylistChoice[] }) {
  const t = useText()
  const locale = useLocale()
  const { now_playing: track, now: resolution, state } = zone
  const playlist = track?.playlist ?? resolution.playlist
  const cover = playlists.find(({ id }) => id === playlist?.id)?.cover
  return (
    <section className="on-deep rounded-leaf-panel px-6.5 py-6 wrap-anywhere">
      <div className="flex items-start gap-4">
        {cover ? <PlaylistCover cover={cover} className="mt-1 size-18 rounded-leaf-card" /> : null}
        <div className="min-w-0">
          <p className="text-label font-[650] text-accent">{formatPlaylistTitle(t, playlist, locale)}</p>
          <h2 className="mt-1 text-[1.75rem] leading-[1.12] font-bold tracking-[-0.035em]">
            {track?.title ?? t('zones.nothing_playing')}
          </h2>
          <p className="mt-1 min-h-6 text-muted">{track?.artists.join(', ')}</p>
        </div>
      </div>
      <svg viewBox="0 0 312 84" aria-hidden="true" className="mt-3.5 h-auto w-full">
        {heights.map((height, place) => (
          <path
            key={place}
            className={state === 'playing' ? 'fill-on-deep' : 'fill-deep-line'}
            transform={`translate(${6 + place * 12} 42)`}
            d={state === 'playing' ? createCentredLobePath(height, 6.6) : createCentredLobePath(4, 5)}
          />
        ))}
      </svg>
    </section>
  )
}
