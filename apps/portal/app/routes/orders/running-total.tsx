import { format } from '@bgm/i18n'
import { Card, type SummaryItem, SummaryList } from '@bgm/ui'
import { RoyaltyLine } from '#app/components/royalty-line'
import { getPrice, getYearlySaving, type Package } from '#app/services/packages'
import type { Royalty } from '#app/services/site-setting.server'
import { useLocale, useText } from '#app/text'

type RunningTotalProps = {
  zones: number
  royalty: Royalty
  /** The package ordered for a whole period. */
  chosen: Package | undefined
  period: 'monthly' | 'yearly'
  /** Total prices for one or more extra zones for the remaining days. */
  extra: { totals: number[]; days: { left: number; whole: number } | null } | null
}

/**
 * The price of the current choice, which only JavaScript updates. The amounts on the summary page come from
 * the backend.
 */
export function RunningTotal({ zones, royalty, ...choice }: RunningTotalProps) {
  const t = useText()
  const locale = useLocale()
  const rupiah = (amount: number) => format.rupiah(amount, locale)
  const { items, total, label, saving } = useCosts(zones, choice)
  return (
    <Card className="noscript:hidden">
      <SummaryList items={items} />
      <p
        className="flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-ink pt-4 font-bold"
        aria-live="polite"
      >
        <span>{label}</span>
        <output className="text-[1.5rem] leading-[1.1] tracking-[-0.03em] tabular-nums">
          {rupiah(total)}
        </output>
      </p>
      {saving > 0 ? (
        <p className="mt-2 text-right text-small font-semibold text-ok">
          {t('packages.saving', { amount: rupiah(saving) })}
        </p>
      ) : null}
      <div className="mt-4">
        <RoyaltyLine royalty={royalty} />
      </div>
    </Card>
  )
}

function useCosts(zones: number, { chosen, period, extra }: Omit<RunningTotalProps, 'zones' | 'royalty'>) {
  const t = useText()
  const locale = useLocale()
  const count: SummaryItem = {
    term: t(extra ? 'ordering.extra' : 'orders.zones'),
    detail: t('packages.times_zones', { count: zones }),
  }
  if (extra) {
    const left: SummaryItem[] = extra.days
      ? [{ term: t('ordering.summary.days_left'), detail: t('ordering.summary.days', extra.days) }]
      : []
    const total = extra.totals[zones - 1] ?? 0
    return { items: [count, ...left], total, label: t('orders.total'), saving: 0 }
  }
  const price = chosen ? getPrice(chosen, period) : 0
  const each: SummaryItem = { term: t('orders.unit_price'), detail: format.rupiah(price, locale) }
  const saving = chosen && period === 'yearly' ? getYearlySaving(chosen) * zones : 0
  return { items: [each, count], total: price * zones, label: t(`orders.total_${period}`), saving }
}
