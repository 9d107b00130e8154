import type { Zone, ZoneState } from '@bgm/api-client'
import { useLocale, useText } from '#app/text'
import { ZoneGlyph } from './zone-glyph'
import { formatOverdue, formatZoneState } from './zone-text'

const tones: Record<ZoneState, string> = {
  playing: 'text-ok',
  paused: 'text-warn',
  silent: 'text-info',
  offline: 'text-bad',
  'not-paired': 'text-muted',
  'not-licensed': 'text-bad',
  error: 'text-bad',
}

/** The state of a zone as a glyph and text. */
export function ZoneStateLine({
  zone,
  now,
  className,
}: {
  zone: Pick<Zone, 'state' | 'state_since' | 'licence' | 'time_zone'>
  now: number
  className?: string
}) {
  const t = useText()
  return (
    <span
      className={`inline-flex items-baseline gap-2 text-label leading-[1.35] font-[650] ${tones[zone.state]} ${className ?? ''}`}
    >
      <ZoneGlyph state={zone.state} className="size-4.5 self-center" />
      {formatZoneState(t, zone, now, useLocale())}
    </span>
  )
}

/** Says that the renewal of a zone is overdue while its music goes on; renders nothing for any other zone. */
export function ZoneOverdue({ zone, className }: { zone: Pick<Zone, 'licence'>; className?: string }) {
  const text = formatOverdue(useText(), zone, useLocale())
  if (text === null) return null
  return <span className={`block text-small font-semibold text-warn ${className ?? ''}`}>{text}</span>
}
