import type { OpenIncident, Zone } from '@bgm/api-client'
import { useLocale, useText } from '#app/text'
import { formatMoment } from './zone-text'

type Affected = Pick<Zone, 'state' | 'incidents' | 'time_zone'>

/** Finds an open incident that the zone's state does not already show; null if there is none. */
export const findHiddenIncident = ({
  state,
  incidents,
}: Pick<Affected, 'state' | 'incidents'>): OpenIncident | null =>
  state === 'offline' || state === 'not-paired' || state === 'not-licensed' || state === 'error'
    ? null
    : (incidents.find(({ kind, cleared_at }) => kind !== 'offline' && cleared_at === null) ?? null)

/** An incident in a zone whose state shows no problem, with advice on what to do. */
export function ZoneIncident({ zone, now, className }: { zone: Affected; now: number; className?: string }) {
  const t = useText()
  const locale = useLocale()
  const incident = findHiddenIncident(zone)
  if (!incident) return null
  const since = t('zones.incidents.since', {
    kind: t(`zones.incidents.kinds.${incident.kind}`),
    time: formatMoment(incident.started_at, now, locale, zone.time_zone),
  })
  return (
    <span className={`block text-small ${className ?? ''}`}>
      <b className="font-semibold text-warn">{since}.</b> {t(`zones.incidents.advice.${incident.kind}`)}
    </span>
  )
}
