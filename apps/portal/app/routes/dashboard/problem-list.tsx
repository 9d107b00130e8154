import type { Zone } from '@bgm/api-client'
import { NameLink, TextLink } from '@bgm/ui'
import { useHasPermission } from '#app/components/use-has-permission'
import { ZoneStateLine } from '#app/components/zone-state'
import { formatZoneAdvice } from '#app/components/zone-text'
import { paths } from '#app/paths'
import { ZoneAction } from '#app/routes/zones/zone-action'
import { ZonePicture } from '#app/routes/zones/zone-picture'
import { attentionStates } from '#app/routes/zones/zones-summary'
import { useLocale, useText } from '#app/text'

const maxProblems = 4

/** The zones that need attention, worst first, each with one action; the worst one has the primary button. */
export function ProblemList({ zones, total, now }: { zones: Zone[]; total: number; now: number }) {
  const t = useText()
  const locale = useLocale()
  const problems = zones.filter(({ state }) => attentionStates.includes(state)).slice(0, maxProblems)
  if (problems.length === 0) return null
  return (
    <section
      aria-labelledby="problems"
      className="mb-5 overflow-hidden rounded-card border border-line bg-surface"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line bg-sunken/45 px-4.5 py-3">
        <h2 id="problems" className="text-[1.0625rem] leading-[1.3]">
          {t('dashboard.music.problems')}
        </h2>
        <TextLink className="text-label" href={paths.zones(locale, { state: 'attention' })}>
          {total > problems.length
            ? t('dashboard.music.all_problems', { count: total })
            : t('dashboard.music.open_zones')}
        </TextLink>
      </div>
      <ul className="divide-y divide-line">
        {problems.map((zone, place) => (
          <li
            key={zone.id}
            className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3.5 gap-y-3 px-4.5 py-3.5 md:grid-cols-[auto_minmax(0,1fr)_auto]"
          >
            <ZonePicture zone={zone} />
            <Problem zone={zone} now={now} />
            <span className="max-md:col-start-2">
              <ZoneAction zone={zone} variant={place === 0 ? 'primary' : 'secondary'} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Problem({ zone, now }: { zone: Zone; now: number }) {
  const t = useText()
  const locale = useLocale()
  const manages = useHasPermission()('player.manage')
  return (
    <div className="min-w-0 text-label wrap-anywhere">
      <NameLink href={paths.zone(locale, zone.id)} className="font-[650]">
        {`${zone.name}, ${zone.business_unit.name}`}
      </NameLink>
      <p className="flex flex-wrap items-baseline gap-x-2.5">
        <ZoneStateLine zone={zone} now={now} />
        <span className="text-muted">{formatZoneAdvice(t, zone, { now, locale, manages })}</span>
      </p>
    </div>
  )
}
