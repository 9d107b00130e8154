import type { ZoneDetail } from '@bgm/api-client'
import { DeepCard } from '@bgm/ui'
import { PlaylistTile } from '#app/components/playlist-tile'
import { useHasPermission } from '#app/components/use-has-permission'
import { ZoneOverdue, ZoneStateLine } from '#app/components/zone-state'
import {
  formatMoment,
  formatPlaybackReason,
  formatPlaylistTitle,
  formatZoneAdvice,
} from '#app/components/zone-text'
import { useLocale, useText } from '#app/text'
import { TrackActions } from '../remote/track-actions'

/** Shows what the zone is playing and why, and what to do about any problem. */
export function NowPlayingCard({ zone, now }: { zone: ZoneDetail; now: number }) {
  const t = useText()
  const locale = useLocale()
  const may = useHasPermission()
  const manages = may('player.manage')
  const { now_playing: track, now: resolution, next_change: next, time_zone: timeZone, state } = zone
  const advice = formatZoneAdvice(t, zone, { now, locale, manages })
  const playlist = track?.playlist ?? resolution.playlist
  const heard = state === 'playing' || state === 'paused' || state === 'offline'
  const title = heard && track ? track.title : formatPlaylistTitle(t, resolution.playlist, locale)
  return (
    <DeepCard>
      <div className="grid items-center gap-x-9 gap-y-5 sm:grid-cols-[auto_minmax(0,1fr)]">
        <PlaylistTile
          id={resolution.source === 'playlist' ? (playlist?.id ?? null) : null}
          className="size-32 rounded-[44px_6px] sm:size-44 sm:rounded-[56px_6px] [&>i]:[--pattern-size:64px]!"
        />
        <div className="min-w-0 wrap-anywhere">
          <h2 className="sr-only">{t('zone.now.title')}</h2>
          <ZoneStateLine zone={zone} now={now} />
          <p className="mt-2.5 mb-1 text-[clamp(1.5rem,1.2rem+1.4vw,2rem)] leading-[1.12] font-bold tracking-[-0.035em]">
            {title}
          </p>
          {heard && track ? <p className="text-muted">{track.artists.join(', ')}</p> : null}
          {heard && track && playlist ? (
            <p className="text-label">
              {t('zone.now.from_playlist', { playlist: formatPlaylistTitle(t, playlist, locale) })}
            </p>
          ) : null}
          {advice ? <p className="mt-2 text-label">{advice}</p> : null}
          <ZoneOverdue zone={zone} className="mt-2" />
          <p className="mt-3 text-small text-muted">
            {next
              ? `${t('zones.next', { time: formatMoment(next.at, now, locale, timeZone) })}: ${formatPlaylistTitle(t, next.playlist, locale)}`
              : t('zones.nothing_next')}
          </p>
        </div>
      </div>
      {track && may('zone.control') ? (
        <TrackActions zone={zone} className="mt-6 border-t border-line pt-5" />
      ) : null}
      <p className="mt-6 border-t border-line pt-4 text-label">
        <b className="font-semibold">
          {t(resolution.source === 'playlist' ? 'zone.now.why' : 'zone.now.why_silent')}
        </b>{' '}
        {formatPlaybackReason(t, resolution, { now, locale, timeZone })}
      </p>
    </DeepCard>
  )
}
