import type { OpeningHours } from '@bgm/validation'
import {
  getTotalDuration,
  listOpenIntervals,
  type OpeningInterval,
  subtractIntervals,
} from '#src/customers/business-unit/rules/opening-hours'

type Incident = OpeningInterval & { kind: string }

export type UptimeFacts = {
  hours: OpeningHours
  timeZone: string
  /** The part of the month since the zone was first paired. */
  period: OpeningInterval
  incidents: readonly Incident[]
  /** Plays during `offline` incidents, when the device played from its cache. */
  plays: readonly OpeningInterval[]
}

/** The kinds of incident during which no music is heard, unless plays prove otherwise. */
const silentKinds = ['offline', 'dead-air', 'muted']
/** Milliseconds before and after a play that do not count as silence. */
const gap = 15_000

/**
 * The uptime of a zone: the share of the opening hours in which music played, or in which silence was
 * intended (by the schedule or a manual pause). Incidents without music count as downtime, except for
 * offline time covered by plays that the device delivered later. Null without opening hours in the period.
 * `opening` and `down` are in milliseconds.
 */
export function getUptime({ hours, timeZone, period, incidents, plays }: UptimeFacts) {
  const open = listOpenIntervals(hours, timeZone, period)
  const opening = getTotalDuration(open)
  const during = (wanted: (kind: string) => boolean) => incidents.filter(({ kind }) => wanted(kind))
  const heard = plays.map(({ from, until }) => ({ from: from - gap, until: until + gap }))
  const silent = [
    ...subtractIntervals(
      during(kind => kind === 'offline'),
      heard,
    ),
    ...during(kind => kind !== 'offline' && silentKinds.includes(kind)),
  ]
  const down = opening - getTotalDuration(subtractIntervals(open, silent))
  return { opening, down, uptime: opening === 0 ? null : (opening - down) / opening }
}
