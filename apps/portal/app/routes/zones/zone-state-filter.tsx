import type { ZoneState, ZoneStateCounts } from '@bgm/api-client'
import { Link } from '@remix-run/react'
import { useListUrl } from '#app/components/list-url'
import { ZoneGlyph } from '#app/components/zone-glyph'
import { useText } from '#app/text'

const offered: ZoneState[] = ['error', 'not-licensed', 'offline', 'not-paired', 'playing', 'paused', 'silent']

const pill =
  'inline-flex min-h-11 shrink-0 items-center gap-2 rounded-pill border-[1.5px] border-line-strong px-4 text-label leading-[1.2] font-semibold whitespace-nowrap no-underline hover:border-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper'

/** Links that filter by state, with the number of zones in each. */
export function ZoneStateFilter({ states }: { states: ZoneStateCounts }) {
  const t = useText()
  const { query, getHref } = useListUrl()
  const chosen = query.get('state') ?? ''
  const total = Object.values(states).reduce((sum, count) => sum + count, 0)
  const attention = states.error + states.offline + states['not-licensed'] + states['not-paired']
  const shown = offered.filter(state => states[state] > 0 || chosen === state)
  return (
    <nav
      aria-label={t('zones.filters')}
      className="mb-4.5 flex flex-wrap gap-2 max-sm:-mx-4 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1"
    >
      <Link
        to={getHref({ state: undefined, page: undefined })}
        aria-current={chosen ? undefined : 'true'}
        preventScrollReset
        className={pill}
      >
        {t('zones.all')} <Count value={total} />
      </Link>
      {attention > 0 || chosen === 'attention' ? (
        <Link
          to={getHref({ state: 'attention', page: undefined })}
          aria-current={chosen === 'attention' ? 'true' : undefined}
          preventScrollReset
          className={pill}
        >
          {t('zone_board.attention')} <Count value={attention} />
        </Link>
      ) : null}
      {shown.map(state => (
        <Link
          key={state}
          to={getHref({ state, page: undefined })}
          aria-current={chosen === state ? 'true' : undefined}
          preventScrollReset
          className={pill}
        >
          <ZoneGlyph state={state} className="size-4" />
          {t(`zones.states.${state}`)} <Count value={states[state]} />
        </Link>
      ))}
    </nav>
  )
}

const Count = ({ value }: { value: number }) => <span className="tabular-nums opacity-75">{value}</span>
