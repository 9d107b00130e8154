import type { Zone } from '@bgm/api-client'
import { NameLink } from '@bgm/ui'
import { ZoneStateLine } from '#app/components/zone-state'
import { formatMoment, formatPlaylistTitle } from '#app/components/zone-text'
import { paths } from '#app/paths'
import { ZonePicture } from '#app/routes/zones/zone-picture'
import { useLocale, useText } from '#app/text'

/** A zone on the dashboard: its state, what is or would be playing, and the next change. */
export function ZoneCell({ zone, now, unit = false }: { zone: Zone; now: number; unit?: boolean }) {
  const t = useText()
  const locale = useLocale()
  const { state, now_playing: track, next_change: next, time_zone } = zone
  const hasPlan = state !== 'not-paired' && state !== 'not-licensed'
  const title =
    (state === 'playing' ? track?.title : undefined) ?? formatPlaylistTitle(t, zone.now.playlist, locale)
  return (
    <div className="flex min-w-0 items-start gap-3.5 px-4.5 py-4">
      <ZonePicture zone={zone} />
      <div className="min-w-0 text-label wrap-anywhere">
        <p className="flex flex-wrap items-baseline gap-x-2.5">
          <NameLink href={paths.zone(locale, zone.id)} className="font-[650]">
            {zone.name}
          </NameLink>
          <ZoneStateLine zone={zone} now={now} className="text-small!" />
        </p>
        {unit ? <p className="text-small text-muted">{zone.business_unit.name}</p> : null}
        {hasPlan ? <p className="font-semibold">{title}</p> : null}
        {hasPlan && next ? (
          <p className="text-small text-muted">
            {formatMoment(next.at, now, locale, time_zone)}{' '}
            <b className="font-semibold text-ink">{formatPlaylistTitle(t, next.playlist, locale)}</b>
          </p>
        ) : null}
      </div>
    </div>
  )
}

/** Zones in two columns, separated by hairlines. */
export function ZoneCells({ zones, now, unit = false }: { zones: Zone[]; now: number; unit?: boolean }) {
  return (
    <ul className="grid @min-[36rem]:grid-cols-2">
      {zones.map(zone => (
        <li
          key={zone.id}
          className="border-t border-line @min-[36rem]:odd:not-last:border-r @min-[36rem]:odd:last:col-span-2"
        >
          <ZoneCell zone={zone} now={now} unit={unit} />
        </li>
      ))}
    </ul>
  )
}
