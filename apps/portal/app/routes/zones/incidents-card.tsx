import type { ZoneDetail } from '@bgm/api-client'
import { Card, TextLink } from '@bgm/ui'
import { formatMoment } from '#app/components/zone-text'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'

/** The open incidents of a zone with advice, and links to its history and uptime. */
export function IncidentsCard({ zone, now }: { zone: ZoneDetail; now: number }) {
  const t = useText()
  const locale = useLocale()
  const { incidents } = zone
  const links = (
    <p className="flex flex-wrap gap-x-5 text-label">
      <TextLink href={paths.incidents(locale, { zone: zone.id })} className="py-2">
        {t('zone.incidents.history')}
      </TextLink>
      <TextLink href={paths.uptime(locale, undefined, { zone: zone.id })} className="py-2">
        {t('zone.incidents.uptime')}
      </TextLink>
    </p>
  )
  if (incidents.length === 0) return links
  return (
    <Card title={t('zone.incidents.title')}>
      <ul className="mb-2 divide-y divide-line">
        {incidents.map(({ kind, started_at, cleared_at }) => (
          <li key={kind} className="py-3 first:pt-0">
            <p className={`font-semibold ${cleared_at ? '' : 'text-bad'}`}>
              {t('zones.incidents.since', {
                kind: t(`zones.incidents.kinds.${kind}`),
                time: formatMoment(started_at, now, locale, zone.time_zone),
              })}
            </p>
            <p className="text-label text-muted">
              {cleared_at ? t('zone.incidents.clearing') : t(`zones.incidents.advice.${kind}`)}
            </p>
            {kind === 'muted' || kind === 'dead-air' ? (
              <p className="mt-1 text-small text-muted">{t('zone.incidents.blind')}</p>
            ) : null}
          </li>
        ))}
      </ul>
      {links}
    </Card>
  )
}
