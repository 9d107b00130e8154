import type { RemoteZone, ZoneCommand } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Notice, TextLink } from '@bgm/ui'
import { useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { LockNote } from '#app/components/lock-note'
import { ZoneStateLine } from '#app/components/zone-state'
import { formatZoneAdvice } from '#app/components/zone-text'
import type { HeldLocks } from '#app/services/groups.server'
import { useLocale, useText } from '#app/text'
import { useOptimisticZone } from './chosen-playlist'
import { LatestTrackAction } from './latest-track-action'
import { NowPlaying } from './now-playing'
import { OverrideForm, type PlaylistChoice } from './override-form'
import { OverrideNote } from './override-note'
import { PlaybackButtons } from './playback-buttons'
import { TrackActions } from './track-actions'
import { VolumeForm } from './volume-form'

type RemoteViewProps = {
  zone: RemoteZone
  playlists: PlaylistChoice[]
  held: HeldLocks
  command: ZoneCommand | null
  now: number
  /** Whether the person may also pair devices and renew licences. */
  manages: boolean
  /** Whether the person may ban songs for good. */
  decides: boolean
  /** Shown above the remote. */
  head?: ReactNode
  /** Shown below the playlists. */
  children: ReactNode
}

/** The remote of a zone, for members and for holders of a staff pass. */
export function RemoteView({
  zone: loaded,
  playlists,
  held,
  command,
  now,
  manages,
  decides,
  head,
  children,
}: RemoteViewProps) {
  const t = useText()
  const locale = useLocale()
  const zone = useOptimisticZone(loaded, playlists, now)
  const { playlists: level, allowed } = held.locks
  const chosen = level === 'list' ? playlists.filter(({ id }) => allowed.playlists.includes(id)) : playlists
  const advice = formatZoneAdvice(t, zone, { now, locale, manages })
  const broken = zone.state !== 'playing' && zone.state !== 'paused' && zone.state !== 'silent'
  return (
    <div className="mx-auto grid max-w-[26rem] gap-x-14 xl:max-w-[58rem] xl:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
      <div>
        {head}
        <header className="mb-3.5 flex items-start justify-between gap-3">
          <div className="min-w-0 wrap-anywhere">
            <h1 className="text-h3 font-bold">{zone.name}</h1>
            <p className="text-label text-muted">{zone.business_unit.name}</p>
          </div>
          <ZoneStateLine zone={zone} now={now} className="pt-0.5 text-right" />
        </header>
        <NowPlaying zone={zone} playlists={playlists} />
        <Loaded now={now} />
        {broken && advice ? (
          <Notice tone="warn" className="mt-4">
            {advice}
          </Notice>
        ) : null}
        <LatestTrackAction zone={zone} now={now} decides={decides} />
        <PlaybackButtons zone={zone} command={command} now={now} />
        <VolumeForm zone={zone} held={held} />
        {zone.now_playing ? (
          <section className="mt-7">
            <h2 className="mb-2.5 text-h3">{t('track_feedback.title')}</h2>
            <TrackActions zone={zone} />
          </section>
        ) : null}
        <OverrideNote zone={zone} now={now} />
      </div>
      <div className="min-w-0">
        {held.locks.playlists === 'fixed' ? (
          <div className="mt-8 xl:mt-0">
            <h2 className="mb-3 text-h3">{t('remote.change')}</h2>
            <LockNote text={t('locks.note')} openers={held.openers} />
          </div>
        ) : (
          <OverrideForm zone={zone} playlists={chosen} now={now} />
        )}
        {held.locks.playlists === 'list' ? <LockNote text={t('locks.list')} openers={held.openers} /> : null}
        {children}
      </div>
    </div>
  )
}

/** Without JavaScript, shows when the page was loaded and a link that reloads it. */
function Loaded({ now }: { now: number }) {
  const t = useText()
  const { pathname } = useLocation()
  return (
    <p className="mt-3 hidden justify-between gap-3 text-label noscript:flex">
      <span className="text-muted tabular-nums">
        {t('remote.loaded', { time: format.clockWithSeconds(now, useLocale()) })}
      </span>
      <TextLink href={pathname}>{t('zones.reload')}</TextLink>
    </p>
  )
}
