import type { Zone } from '@bgm/api-client'
import { ButtonLink, IndustryTileArt, NameLink } from '@bgm/ui'
import industryArt from '@bgm/ui/assets/industries.svg'
import { CalendarDays } from 'lucide-react'
import { paths } from '#app/paths'
import type { Dashboard } from '#app/services/dashboard.server'
import { useLocale, useText } from '#app/text'
import { ZoneCells } from './zone-cell'

type UnitZonesProps = { zones: Zone[]; units: Dashboard['units']; now: number }

/** The zones of each unit with what they play. */
export function UnitZones({ zones, units, now }: UnitZonesProps) {
  const names = new Map(zones.map(({ business_unit: { id, name } }) => [id, name]))
  const sorted = [...names].toSorted(([, one], [, other]) => one.localeCompare(other))
  return sorted.map(([id, name]) => (
    <UnitCard
      key={id}
      unit={{ id, name }}
      known={units.find(unit => unit.id === id)}
      zones={zones.filter(zone => zone.business_unit.id === id)}
      now={now}
    />
  ))
}

type UnitCardProps = {
  unit: Zone['business_unit']
  known: Dashboard['units'][number] | undefined
  zones: Zone[]
  now: number
}

function UnitCard({ unit, known, zones, now }: UnitCardProps) {
  const t = useText()
  const locale = useLocale()
  const playing = zones.filter(({ state }) => state === 'playing').length
  const summary = t('dashboard.music.unit_playing', { count: playing, total: zones.length })
  return (
    <section className="@container overflow-hidden rounded-card border border-line bg-surface">
      <div className="flex flex-wrap items-center gap-x-3.5 gap-y-2 bg-sunken/45 px-4.5 py-3">
        {known ? <IndustryTileArt art={industryArt} industry={known.industry} /> : null}
        <div className="min-w-0 flex-[1_1_11rem] wrap-anywhere">
          <h2 className="text-[1.0625rem] leading-[1.3]">
            <NameLink href={paths.businessUnit(locale, unit.id)}>{unit.name}</NameLink>
          </h2>
          <p className="text-small text-muted">
            {[known?.detail.at(1), summary].filter(Boolean).join(t('words.separator'))}
          </p>
        </div>
        <ButtonLink href={paths.unitSchedule(locale, unit.id)} variant="quiet" size="s">
          <CalendarDays aria-hidden="true" strokeWidth={1.75} />
          {t('dashboard.music.unit_schedule')}
        </ButtonLink>
      </div>
      <ZoneCells zones={zones.toSorted((one, other) => one.number - other.number)} now={now} />
    </section>
  )
}
