import type { Zone } from '@bgm/api-client'
import { Badge, Card, NameLink, RowList, TextLink } from '@bgm/ui'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'

const tones = {
  playing: 'ok',
  paused: 'warn',
  silent: 'info',
  offline: 'bad',
  'not-paired': 'off',
  'not-licensed': 'bad',
  error: 'bad',
} as const

/** The zones in a unit with their state. */
export function UnitZones({ unit, zones }: { unit: string; zones: Zone[] }) {
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
        <RowList
          items={zones.map(zone => ({
            key: zone.id,
            title: <NameLink href={paths.zone(locale, zone.id)}>{zone.name}</NameLink>,
            detail: zone.state === 'playing' ? zone.now_playing?.title : undefined,
            end: <Badge tone={tones[zone.state]}>{t(`zones.states.${zone.state}`)}</Badge>,
          }))}
        />
      ) : (
        <p className="text-label text-muted">{t('zones.of_unit.none')}</p>
      )}
    </Card>
  )
}
