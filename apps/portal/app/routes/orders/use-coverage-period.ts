import type { Order, UnitQuote } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { useLocale, useText } from '#app/text'

type Covering = Pick<Order | UnitQuote, 'covers_from' | 'covers_until' | 'billing_period'>

/** Formats the paid period. `until` is exclusive, so the last day is the day before. */
export function useFormatCoveragePeriod() {
  const t = useText()
  const locale = useLocale()
  return ({ covers_from: from, covers_until: until, billing_period }: Covering): string => {
    if (!from || !until)
      return t('ordering.summary.covers_from_payment', {
        period: t(`ordering.summary.periods.${billing_period}`),
      })
    return t('ordering.period', { from: format.date(from, locale), until: format.lastDay(until, locale) })
  }
}
