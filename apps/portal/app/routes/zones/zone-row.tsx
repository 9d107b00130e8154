import type { Zone } from '@bgm/api-client'
import { NameLink } from '@bgm/ui'
import { useHasPermission } from '#app/components/use-has-permission'
import { ZoneIncident } from '#app/components/zone-incident'
import { ZoneOverdue, ZoneStateLine } from '#app/components/zone-state'
import { formatMoment, formatPlaylistTitle, formatZoneAdvice } from '#app/components/zone-text'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'
import { ZoneCheckbox } from './bulk-bar'
import { ZoneAction } from './zone-action'
import { ZonePicture } from './zone-picture'

/** A zone on the board: its name and state, what is playing or what to do, the next change and one action. */
export function ZoneRow({ zone, now, selects }: { zone: Zone; now: number; selects: boolean }) {
  const locale = useLocale()
  const unit = zone.business_unit.name
  return (
    <li className="grid items-center has-[input:checked]:bg-accent-tint gap-x-5 gap-y-3 px-4.5 py-3.5 md:min-h-19 md:grid-cols-[minmax(11rem,15rem)_minmax(0,1fr)_auto] 3xl:grid-cols-[minmax(11rem,13rem)_minmax(0,1fr)_9rem_auto]">
      <div className="flex min-w-0 gap-3.5">
        {selects ? <ZoneCheckbox id={zone.id} name={zone.name} unit={unit} /> : null}
        <div className="min-w-0">
          <NameLink href={paths.zone(locale, zone.id)} className="text-body font-[650]">
            {zone.name}
          </NameLink>
          <span className="block text-small text-muted wrap-anywhere">{unit}</span>
          <ZoneStateLine zone={zone} now={now} className="mt-1" />
        </div>
      </div>
      <NowPlaying zone={zone} now={now} />
      <NextChange zone={zone} now={now} />
      <ZoneAction zone={zone} />
    </li>
  )
}

function NowPlaying({ zone, now }: { zone: Zone; now: number }) {
  const t = useText()
  const locale = useLocale()
  const manages = useHasPermission()('player.manage')
  const advice = formatZoneAdvice(t, zone, { now, locale, manages })
  const { now_playing: track } = zone
  const playlist = track?.playlist ?? zone.now.playlist
  return (
    <div className="flex min-w-0 items-center gap-3.5 text-label">
      <ZonePicture zone={zone} />
      <span className="min-w-0 wrap-anywhere">
        {advice ?? (
          <>
            <b className="block font-semibold">{track?.title ?? formatPlaylistTitle(t, playlist, locale)}</b>
            <span className="block text-small text-muted">
              {[track?.artists.join(', '), track && playlist ? formatPlaylistTitle(t, playlist, locale) : '']
                .filter(Boolean)
                .join(t('words.separator'))}
            </span>
          </>
        )}
        <ZoneIncident zone={zone} now={now} className="mt-1" />
        <ZoneOverdue zone={zone} className="mt-1" />
      </span>
    </div>
  )
}

function NextChange({ zone, now }: { zone: Zone; now: number }) {
  const t = useText()
  const locale = useLocale()
  const { next_change: next, time_zone, state } = zone
  const known = next && state !== 'not-paired' && state !== 'not-licensed'
  return (
    <p className={`text-small md:max-3xl:hidden ${known ? '' : 'max-3xl:hidden'}`}>
      {known ? (
        <>
          <span className="text-muted max-3xl:mr-2 3xl:block">
            {t('zones.next', { time: formatMoment(next.at, now, locale, time_zone) })}
          </span>
          <b className="font-semibold">{formatPlaylistTitle(t, next.playlist, locale)}</b>
        </>
      ) : null}
    </p>
  )
}
