import { format } from '@bgm/i18n'
import { Link } from '@remix-run/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { paths } from '#app/paths'
import type { UsageFilter } from '#app/services/usage.server'
import { useLocale, useText } from '#app/text'
import { getMonthMiddle, isMonth, shiftMonth } from './month'

const round =
  'grid size-12 place-items-center rounded-pill border-[1.5px] border-line-strong hover:border-ink [&_svg]:size-5'

/** Links to the previous and next months, from 2020 to the current month. */
export function MonthLinks({
  month,
  current,
  filter,
}: {
  month: string
  current: string
  filter: UsageFilter
}) {
  const t = useText()
  const locale = useLocale()
  const href = (by: number) => paths.usageMonth(locale, shiftMonth(month, by), filter)
  const name = (by: number) => format.monthYear(getMonthMiddle(shiftMonth(month, by)), locale)
  return (
    <>
      {isMonth(shiftMonth(month, -1)) ? (
        <Link to={href(-1)} aria-label={t('usage.previous', { month: name(-1) })} className={round}>
          <ChevronLeft aria-hidden="true" strokeWidth={1.75} />
        </Link>
      ) : null}
      {month < current ? (
        <Link to={href(1)} aria-label={t('usage.next', { month: name(1) })} className={round}>
          <ChevronRight aria-hidden="true" strokeWidth={1.75} />
        </Link>
      ) : null}
    </>
  )
}
