import type { Zone } from '@bgm/api-client'
import { Card, NameLink, Rows, TextLink } from '@bgm/ui'
import { ZoneStateLine } from '#app/components/zone-state'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'

/** The zones of a unit with their state. */
export function UnitZones({ unit, zones, now }: { unit: string; zones: Zone[]; now: number }) {
  const t = useText()
  const locale = useLocale()
  return (
    <Card
      title={t('zones.of_unit.title')}
      note={t('zones.of_unit.note')}
      aside={
        zones.length > 0 ? (
          <TextLink href={paths.zones(locale, { unit })} className="text-label">
            {t('actions.see_all')}
          </TextLink>
        ) : null
      }
    >
      {zones.length > 0 ? (
        <Rows
          items={zones.map(zone => ({
            key: zone.id,
            title: <NameLink href={paths.zone(locale, zone.id)}>{zone.name}</NameLink>,
            detail: zone.state === 'playing' ? zone.now_playing?.title : undefined,
            end: <ZoneStateLine zone={zone} now={now} />,
          }))}
        />
      ) : (
        <p className="text-label text-muted">{t('zones.of_unit.none')}</p>
      )}
    </Card>
  )
}
