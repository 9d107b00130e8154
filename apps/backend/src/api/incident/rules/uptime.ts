import type { OpeningHours } from '@bgm/validation'
import { type Interval, listOpenIntervals, measure, subtract } from './opening-hours'

type Incident = Interval & { kind: string }

export type UptimeFacts = {
  hours: OpeningHours
  timeZone: string
  /** The part of the month since the zone was first paired. */
  period: Interval
  incidents: readonly Incident[]
  /** Plays during incidents of the kind `offline`, when the device played from its cache. */
  plays: readonly Interval[]
}

/** The kinds of incidents in which no music is heard, unless plays prove the opposite. */
const silentKinds = ['offline', 'dead-air', 'muted']
/** The gap between two tracks that does not count as silence. */
const gap = 15_000

/**
 * The uptime of a zone: the share of the opening hours in which music played or the zone was silent for a reason (its
 * schedule, a pause by a person). Time counts as down during an incident without music. A device that was offline
 * played for as long as the plays that it delivered later say. Null without opening hours in the period.
 */
export function getUptime({ hours, timeZone, period, incidents, plays }: UptimeFacts) {
  const open = listOpenIntervals(hours, timeZone, period)
  const opening = measure(open)
  const during = (wanted: (kind: string) => boolean) => incidents.filter(({ kind }) => wanted(kind))
  const heard = plays.map(({ from, until }) => ({ from: from - gap, until: until + gap }))
  const silent = [
    ...subtract(
      during(kind => kind === 'offline'),
      heard,
    ),
    ...during(kind => kind !== 'offline' && silentKinds.includes(kind)),
  ]
  const down = opening - measure(subtract(open, silent))
  return { opening, down, uptime: opening === 0 ? null : (opening - down) / opening }
}
