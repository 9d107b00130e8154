import type { TimelineSegment } from '@bgm/playback'
import type { Bundle } from '@bgm/validation'
import { PausedPicture, PauseForPrayerPicture, QuietPicture } from '#app/art/lobes'
import { HoldToOpen } from '#app/components/hold-to-open'
import type { ZoneView } from '#app/engine/view'
import { useLanguage, useTranslator } from '#app/text'
import { findPlaylist, formatClock, getTimeZone } from '#app/zone-format'
import { StateFrame } from './state-frame'

export function PausedScreen({ view }: { view: ZoneView }) {
  const text = useTranslator()
  return (
    <HoldToOpen className="state-page">
      <StateFrame
        tone="off"
        badge={text('states.paused_badge')}
        title={text('states.paused')}
        picture={<PausedPicture />}
        bundle={view.bundle}
      >
        <p>{text('states.paused_detail')}</p>
      </StateFrame>
    </HoldToOpen>
  )
}

/** Returns when music resumes, and with which playlist. */
function useReturn(bundle: Bundle | null, next: TimelineSegment | null) {
  const { locale } = useLanguage()
  if (!next) return { time: null, playlist: null }
  const { source } = next
  const playlist =
    source.kind === 'playlist' ? findPlaylist(bundle, source.playlist)?.title[locale] : undefined
  return { time: formatClock(next.from, locale, getTimeZone(bundle)).time, playlist: playlist ?? null }
}

/** Shown during scheduled silence, which requires no action. */
export function SilentScreen({ view }: { view: ZoneView }) {
  const text = useTranslator()
  const { locale } = useLanguage()
  const { silence, label } = view.resolution?.reason ?? {}
  const name = label?.[locale] ?? ''
  const { time, playlist } = useReturn(view.bundle, view.next)
  const isPrayer = silence === 'prayer'
  const badge = {
    nyepi: text('states.nyepi_badge'),
    prayer: text('states.prayer_badge'),
    exception: text('states.silent_badge'),
  }
  const scheduled = time ? text('states.silent_until', { time }) : text('states.silent_badge')
  const title = {
    nyepi: text('states.nyepi'),
    prayer: text('states.prayer', { label: name }),
    exception: name || scheduled,
  }
  return (
    <HoldToOpen className="state-page">
      <StateFrame
        tone={isPrayer ? 'info' : 'off'}
        badge={silence ? badge[silence] : text('states.silent_badge')}
        title={silence ? title[silence] : scheduled}
        picture={isPrayer ? <PauseForPrayerPicture /> : <QuietPicture />}
        bundle={view.bundle}
      >
        <p>{sentence({ text, isMandatory: Boolean(silence), time, playlist })}</p>
      </StateFrame>
    </HoldToOpen>
  )
}

type ReturnSentence = {
  text: ReturnType<typeof useTranslator>
  isMandatory: boolean
  time: string | null
  playlist: string | null
}

function sentence({ text, isMandatory, time, playlist }: ReturnSentence): string {
  if (isMandatory && time)
    return playlist
      ? text('states.prayer_back', { time, playlist })
      : text('states.prayer_back_music', { time })
  return playlist ? text('states.silent_then', { playlist }) : text('states.silent_then_music')
}
