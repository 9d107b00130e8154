import type { CartLine } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import type { OrderKind } from '@bgm/validation'
import { useFormatCoveragePeriod } from '#app/routes/orders/use-coverage-period'
import { useLocale, useText } from '#app/text'

type Details = (line: CartLine) => string[]

/** What explains the price of a line, by what the line does: what is counted, and the period that it covers. */
export function useLineDetails(): Details {
  const t = useText()
  const locale = useLocale()
  const covers = useFormatCoveragePeriod()
  const count: Details = ({ zone_count: zones, unit_price: price }) =>
    zones > 1 && price !== null
      ? [
          t('cart.calculation', {
            zones: t('words.zones', { count: zones }),
            price: format.rupiah(price, locale),
          }),
        ]
      : []
  const cover: Details = ({ billing_period, ...line }) =>
    billing_period ? [covers({ ...line, billing_period })] : []
  const remainder: Details = ({ covers_until, days }) => [
    ...(covers_until ? [t('cart.until', { date: format.lastDay(covers_until, locale) })] : []),
    ...(days ? [t('cart.days', days)] : []),
  ]
  const details: Record<OrderKind, Details> = {
    new: line => [...count(line), ...cover(line)],
    'extra-zones': line => [...count(line), ...remainder(line)],
    change: remainder,
    renewal: line => [
      ...count(line),
      ...cover(line).map(period => (line.covers_from ? t('cart.continues', { period }) : period)),
    ],
  }
  return line => (line.price === null ? [] : details[line.kind](line))
}
