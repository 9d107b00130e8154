import { Card } from '@bgm/ui'
import { Link } from '@remix-run/react'
import { UnitBadge, unitStates } from '#app/components/state-badge'
import { paths } from '#app/paths'
import type { Dashboard } from '#app/services/dashboard.server'
import { useLocale, useText } from '#app/text'

/** A card with the number of units in each state. */
export function StateLinks({ states }: { states: Dashboard['states'] }) {
  const t = useText()
  return (
    <Card title={t('dashboard.charts.by_state')}>
      <UnitStateLinks states={states} />
    </Card>
  )
}

/** The number of units in each state, with links to the filtered list. */
export function UnitStateLinks({ states }: { states: Dashboard['states'] }) {
  const t = useText()
  const locale = useLocale()
  const statesWithUnits = unitStates.filter(state => states[state] > 0)
  return (
    <ul className="divide-y divide-line">
      {statesWithUnits.map(state => (
        <li key={state}>
          <Link
            to={paths.businessUnits(locale, { state })}
            className="flex min-h-12 items-center justify-between gap-3 no-underline hover:bg-sunken/45"
          >
            <UnitBadge state={state} />
            <span className="text-label tabular-nums">{t('words.units', { count: states[state] })}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
