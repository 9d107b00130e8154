import type { Zone } from '@bgm/api-client'
import { ZoneGlyph } from '#app/components/zone-glyph'
import { formatZoneAdvice, formatZoneState } from '#app/components/zone-text'
import { useLocale, useText } from '#app/text'

/** The zones that require action, with the reason and advice. */
export function WallDisplayAlerts({ zones, total, now }: { zones: Zone[]; total: number; now: number }) {
  const t = useText()
  const locale = useLocale()
  const more = total - zones.length
  return (
    <div>
      <ul className="grid gap-[clamp(0.75rem,1.2vw,2.5rem)] sm:grid-cols-2 xl:grid-cols-3">
        {zones.map(zone => (
          <li
            key={zone.id}
            className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-[1.2em] rounded-[28px_6px] bg-deep-2 p-[clamp(1rem,1.4vw,2.75rem)] text-[clamp(0.9375rem,1.1vw,2.25rem)]"
          >
            <ZoneGlyph
              state={zone.state}
              className={`size-[2.2em]! ${zone.state === 'not-paired' ? 'text-muted' : 'text-deep-accent'}`}
            />
            <div className="min-w-0 wrap-anywhere">
              <b className="block text-[1.25em] leading-tight font-bold">{zone.name}</b>
              <span className="block text-muted">{zone.business_unit.name}</span>
              <span className="mt-[0.5em] block font-semibold text-deep-accent">
                {formatZoneState(t, zone, now, locale)}
              </span>
              <span className="block">{formatZoneAdvice(t, zone, { now, locale, manages: true })}</span>
            </div>
          </li>
        ))}
      </ul>
      {more > 0 ? (
        <p className="mt-[1em] text-muted">{t('zone_board.wall_display.more', { count: more })}</p>
      ) : null}
    </div>
  )
}
