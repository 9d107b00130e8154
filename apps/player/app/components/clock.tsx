import type { Bundle } from '@bgm/validation'
import { useNow } from '#app/player-context'
import { useLanguage } from '#app/text'
import { formatClock, getTimeZone } from '#app/zone-format'

/** Shows the zone's local time. */
export function Clock({ bundle, withZone }: { bundle: Bundle | null; withZone?: boolean }) {
  const { locale } = useLanguage()
  const { time, zone } = formatClock(useNow(), locale, getTimeZone(bundle))
  return (
    <p className="clock">
      <time>{time}</time>
      {withZone ? <span>{zone}</span> : null}
    </p>
  )
}
