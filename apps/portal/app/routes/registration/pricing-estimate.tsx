import { format } from '@bgm/i18n'
import { AsideCard, SummaryList } from '@bgm/ui'
import { RoyaltyLine } from '#app/components/royalty-line'
import { getPrice, getYearlySaving, type Package } from '#app/services/packages'
import type { Royalty } from '#app/services/site-setting.server'
import { useLocale, useText } from '#app/text'

type PricingEstimateProps = {
  chosen: Package | undefined
  period: 'monthly' | 'yearly'
  zones: number
  royalty: Royalty
}

/** Price × zones for the current choice; the amounts of the order come from the backend. */
export function PricingEstimate({ chosen, period, zones, royalty }: PricingEstimateProps) {
  const t = useText()
  const locale = useLocale()
  const price = chosen ? getPrice(chosen, period) : 0
  const saving = chosen && period === 'yearly' ? getYearlySaving(chosen) * zones : 0
  return (
    <AsideCard title={t('registration.pricing.estimate')}>
      <SummaryList
        className="mt-3 border-t border-line"
        items={[
          {
            term: chosen?.title ?? t('orders.package'),
            detail: chosen ? format.rupiah(price, locale) : t('words.none'),
          },
          { term: t('orders.zones'), detail: t('packages.times_zones', { count: zones }) },
          { term: t('orders.period'), detail: t(`options.billing_period.${period}`) },
        ]}
      />
      <p
        className="flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-ink py-4 font-bold"
        aria-live="polite"
      >
        <span>{t(`orders.total_${period}`)}</span>
        <output className="text-[1.5rem] leading-[1.1] tracking-[-0.03em] tabular-nums">
          {format.rupiah(price * zones, locale)}
        </output>
      </p>
      {saving > 0 ? (
        <p className="mb-3 text-small font-semibold text-ok">
          {t('packages.saving', { amount: format.rupiah(saving, locale) })}
        </p>
      ) : null}
      <RoyaltyLine royalty={royalty} />
    </AsideCard>
  )
}
