import { format } from '@bgm/i18n'
import { Kawung } from '#app/art/kawung'
import { AnnouncementPicture, ClockPicture, HoursPicture } from '#app/art/lobes'
import { Beat } from '#app/components/beat'
import { HoldToOpen } from '#app/components/hold-to-open'
import type { ZoneView } from '#app/engine/view'
import { useNow } from '#app/player-context'
import { type Translator, useLanguage, useTranslator } from '#app/text'
import { getTimeZone, truncateArtists } from '#app/zone-format'
import { Facts, StateFrame } from './state-frame'

const hour = 3_600_000

function CurrentTrack({ track }: Pick<ZoneView, 'track'>) {
  if (!track) return null
  return (
    <p className="state-track">
      <Beat />
      <span>
        <b>{track.track.title}</b> {truncateArtists(track.track.artists).names}
      </span>
    </p>
  )
}

/** Shown while the device has no network but music continues. */
export function OfflineScreen({ view }: { view: ZoneView }) {
  const { locale, text } = useLanguage()
  const cachedHours = view.cached.hours()
  const hours = Math.floor(cachedHours)
  return (
    <HoldToOpen className="state-page">
      <StateFrame
        tone="warn"
        badge={text('states.offline_badge')}
        title={text('states.offline')}
        picture={<HoursPicture hours={cachedHours} />}
        bundle={view.bundle}
      >
        <p>
          <b>{text('states.offline_stored', { hours: format.number(hours, locale) })}</b>{' '}
          {text('states.offline_detail')}
        </p>
        <CurrentTrack track={view.track} />
      </StateFrame>
    </HoldToOpen>
  )
}

function formatDuration(ms: number, text: Translator): string {
  const hours = Math.round(Math.abs(ms) / hour)
  if (hours >= 1) return text('states.hours', { count: hours })
  return text('states.minutes', { count: Math.round(Math.abs(ms) / 60_000) })
}

/** Shown if the device's clock is wrong and should be corrected. The schedule follows the server's time. */
export function ClockScreen({ view }: { view: ZoneView }) {
  const { locale, text } = useLanguage()
  const now = useNow()
  const duration = formatDuration(view.clockOffset, text)
  const timeZone = getTimeZone(view.bundle)
  return (
    <HoldToOpen className="state-page">
      <StateFrame
        tone="warn"
        badge={text('states.clock_badge')}
        title={text(view.clockOffset < 0 ? 'states.clock_behind' : 'states.clock_ahead', { duration })}
        picture={<ClockPicture hours={view.clockOffset / hour} />}
        bundle={view.bundle}
      >
        <p>{text('states.clock_detail')}</p>
        <Facts
          facts={[
            [text('states.clock_device'), format.time(now + view.clockOffset, locale, timeZone)],
            [text('states.clock_server'), format.time(now, locale, timeZone)],
          ]}
        />
        <CurrentTrack track={view.track} />
      </StateFrame>
    </HoldToOpen>
  )
}

/** Shown while one of the venue's announcements is played over the music. */
export function AnnouncementScreen({ view, title }: { view: ZoneView; title: string }) {
  const text = useTranslator()
  return (
    <HoldToOpen className="state-page">
      <StateFrame
        tone="info"
        badge={text('states.announcement_badge')}
        title={title}
        picture={<AnnouncementPicture />}
        bundle={view.bundle}
      >
        <p>{text('states.announcement_detail')}</p>
        <CurrentTrack track={view.track} />
      </StateFrame>
    </HoldToOpen>
  )
}

/** Shown after a member has asked this device to identify itself. */
export function IdentifiedScreen({ view }: { view: ZoneView }) {
  const text = useTranslator()
  return (
    <main className="identified">
      <Kawung columns={28} rows={18} />
      <h1>{text('states.identified')}</h1>
      <p>{view.zoneName}</p>
    </main>
  )
}
