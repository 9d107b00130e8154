import type { CollectiveOverview } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { createCentredLobePath, TextLink } from '@bgm/ui'
import { getMonthMiddle } from '#app/routes/usage/month'
import { useLocale, useText } from '#app/text'

type State = CollectiveOverview['months'][number]['state']

const lobes: Record<State | 'archived', { half: number; belly: number; turn: number; fill: string }> = {
  final: { half: 14, belly: 7.9, turn: 0, fill: 'fill-ok' },
  supplement: { half: 11, belly: 7.9, turn: 32, fill: 'fill-info' },
  none: { half: 7, belly: 7.9, turn: 90, fill: 'fill-line' },
  waiting: { half: 11, belly: 7.9, turn: 32, fill: 'fill-warn' },
  closing: { half: 9, belly: 7.9, turn: 0, fill: 'fill-line-strong' },
  running: { half: 7, belly: 7.9, turn: 0, fill: 'fill-line-strong' },
  archived: { half: 14, belly: 7.9, turn: 90, fill: 'fill-ok' },
}

/**
 * Twelve months as lobes: upright if final, tilted with a supplement, small if still running, flat if
 * archived.
 */
export function MonthStrip({
  shown: { months, earlier, later },
  current,
  href,
}: {
  shown: Pick<CollectiveOverview, 'months' | 'earlier' | 'later'>
  current: string
  href: (month: string) => string
}) {
  const t = useText()
  const locale = useLocale()
  const newest = months.at(-1)?.month.slice(0, 4)
  return (
    <nav aria-label={t('collective.months')} className="mb-4">
      <div className="grid grid-cols-4 gap-0.5 rounded-card border border-line bg-surface p-2 sm:grid-cols-6 xl:grid-cols-12">
        {months.map(({ month, state, archived }) => {
          const kind = archived ? 'archived' : state
          const { half, belly, turn, fill } = lobes[kind]
          const year = month.slice(0, 4)
          return (
            <a
              key={month}
              href={href(month)}
              aria-current={month === current ? 'page' : undefined}
              className="group grid content-start justify-items-center gap-1 rounded-xl px-1 py-2 text-center text-micro leading-[1.35] font-semibold no-underline hover:bg-sunken aria-[current]:bg-accent-tint"
            >
              <svg viewBox="0 0 30 30" aria-hidden="true" className={`size-[30px] ${fill}`}>
                <path transform={`translate(15 15) rotate(${turn})`} d={createCentredLobePath(half, belly)} />
              </svg>
              <span className="whitespace-nowrap">
                {format.shortMonth(getMonthMiddle(month), locale)}
                {year === newest ? null : ` ${year.slice(2)}`}
              </span>
              <span className="font-medium text-muted group-aria-[current]:text-ink">
                {t(`collective.states.${kind}`)}
              </span>
            </a>
          )
        })}
      </div>
      {earlier || later ? (
        <p className="mt-1 flex justify-between text-small">
          {earlier ? <TextLink href={href(earlier)}>{t('collective.earlier_months')}</TextLink> : <span />}
          {later ? <TextLink href={href(later)}>{t('collective.later_months')}</TextLink> : null}
        </p>
      ) : null}
    </nav>
  )
}
