import { format, type Locale } from '@bgm/i18n'
import { type Bundle, formatLicenceCode } from '@bgm/validation'
import { useRef, useState } from 'react'
import { Beat } from '#app/components/beat'
import { Clock } from '#app/components/clock'
import { HoldToOpen } from '#app/components/hold-to-open'
import { LiveCode } from '#app/components/live-code'
import { RemoteCode } from '#app/components/remote-code'
import type { ZoneView } from '#app/engine/view'
import { useNow, usePlayer } from '#app/player-context'
import { useLanguage, useTranslator } from '#app/text'
import { findPlaylist, formatClock, getTimeZone, truncateArtists } from '#app/zone-format'
import { TrackField } from './track-field'

const wide = { columns: 28, rows: 10 }
const tall = { columns: 14, rows: 13 }
const codeShownFor = 20_000
const longestSide = 4 * 60 * 60_000
/** Titles with at least this many characters are set in a smaller size. */
const longTitle = 24

type Playing = ZoneView & { track: NonNullable<ZoneView['track']>; bundle: Bundle }

export function PlayingScreen({ view }: { view: Playing }) {
  const { track, playId, playlist } = view.track
  const seconds = track.duration_ms / 1000
  const isSwapped = useSwappedColumns(playlist, playId)
  const [isCodeLarge, setCodeLarge] = useState(false)
  const showCode = () => {
    setCodeLarge(true)
    setTimeout(() => setCodeLarge(false), codeShownFor)
  }
  return (
    <HoldToOpen className={`playing${isSwapped ? ' is-swapped' : ''}${isCodeLarge ? ' has-large-code' : ''}`}>
      <div className="playing-field">
        <TrackField playId={playId} seconds={seconds} size={wide} className="field-wide" />
        <TrackField playId={playId} seconds={seconds} size={tall} className="field-tall" />
      </div>
      <div className="drift-x">
        <div className="drift-y playing-body">
          <NowPlaying view={view} />
          <div className="playing-time">
            <Clock bundle={view.bundle} withZone />
            <NextChange view={view} />
          </div>
          <RemoteCode bundle={view.bundle} portal={view.portal} show={showCode} />
          <Footer view={view} />
        </div>
      </div>
    </HoldToOpen>
  )
}

/**
 * Swaps the text and the QR code whenever the playlist changes, or at the next track after four hours of the
 * same playlist, to prevent screen burn-in.
 */
function useSwappedColumns(playlist: string, playId: string): boolean {
  const { now } = usePlayer()
  const last = useRef({
    playlist,
    playId,
    swappedAt: now(),
    isSwapped: Math.floor(now() / longestSide) % 2 === 1,
  })
  const { current } = last
  const isDue = current.playId !== playId && now() - current.swappedAt >= longestSide
  if (current.playlist !== playlist || isDue) {
    current.swappedAt = now()
    current.isSwapped = !current.isSwapped
  }
  current.playlist = playlist
  current.playId = playId
  return current.isSwapped
}

function NowPlaying({ view: { bundle, track } }: { view: Playing }) {
  const { locale, text } = useLanguage()
  const { names, rest } = truncateArtists(track.track.artists)
  return (
    <div className="now" key={track.playId}>
      <p className="now-playlist">
        <Beat />
        {findPlaylist(bundle, track.playlist)?.title[locale]}
      </p>
      <h1 className={track.track.title.length > longTitle ? 'is-long' : undefined}>{track.track.title}</h1>
      <p className="now-artists">
        {rest > 0 ? text('playing.more_artists', { artists: names, count: rest }) : names || '\u00a0'}
      </p>
    </div>
  )
}

function NextChange({ view: { bundle, next } }: { view: Playing }) {
  const { locale, text } = useLanguage()
  // That a licence is about to end is no business of guests.
  if (!next || next.source.kind === 'stop') return null
  const { source } = next
  const playlist = source.kind === 'playlist' ? findPlaylist(bundle, source.playlist) : null
  return (
    <p className="next">
      <span>{text('playing.next')}</span>
      <b>
        {formatClock(next.from, locale, getTimeZone(bundle)).time}{' '}
        {playlist?.title[locale] ?? text('playing.next_silence')}
      </b>
    </p>
  )
}

function Footer({ view: { bundle, problems, isUpdateReady } }: { view: Playing }) {
  const text = useTranslator()
  const { zone, royalty } = bundle
  return (
    <footer className="playing-foot">
      <p className="foot-zone">
        <b>{zone.name}</b> <span>{zone.business_unit}</span>
      </p>
      {problems.includes('storage-full') ? (
        <p className="foot-problem">{text('playing.storage_full')}</p>
      ) : null}
      {problems.includes('device-copied') ? (
        <p className="foot-problem">{text('playing.device_copied')}</p>
      ) : null}
      {isUpdateReady ? <p className="foot-update">{text('playing.update_ready')}</p> : null}
      <LicenceWords bundle={bundle} />
      <LiveCode bundle={bundle} />
      <p>{text(`royalty.${royalty}`).replace(/\.$/, '')}</p>
    </footer>
  )
}

/** Without the year, which is never in doubt. */
const formatLastDay = (until: number, locale: Locale) => format.lastDay(until, locale).replace(/ \d{4}$/, '')

/** In the grace period after the paid time, only these words change, so that guests do not notice anything. */
function LicenceWords({ bundle: { licence } }: { bundle: Bundle }) {
  const { locale, text } = useLanguage()
  const now = useNow()
  const { code, until, paid_until: paidUntil } = licence
  const state = licence.state === 'active' && until !== null && until <= now ? 'expired' : licence.state
  // The last track still plays to its end.
  if (state !== 'active')
    return (
      <p className="foot-licence is-overdue">
        <i aria-hidden="true" />
        <b>{text(`states.licence_badge.${state}`)}</b>
      </p>
    )
  if (until !== null && paidUntil !== null && paidUntil <= now)
    return (
      <p className="foot-licence is-overdue">
        <i aria-hidden="true" />
        <b>{text('playing.licence_overdue')}</b>
        <span>{text('playing.licence_overdue_until', { date: formatLastDay(until, locale) })}</span>
      </p>
    )
  return (
    <p className="foot-licence">
      <i aria-hidden="true" />
      <b>{text('playing.licence_active')}</b>
      {code ? <span>{formatLicenceCode(code)}</span> : null}
    </p>
  )
}
