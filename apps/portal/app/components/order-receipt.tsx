import type { Quote } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { OrderSummary, type SummaryItem } from '@bgm/ui'
import type { Royalty } from '#app/services/site-setting.server'
import { useLocale, useText } from '#app/text'
import { useIncludedTax } from './included-tax'
import { RoyaltyLine } from './royalty-line'
import { VoucherForm } from './voucher-form'

type OrderReceiptProps = {
  quote: Quote
  royalty: Royalty
  /** Additional lines above the total. */
  more?: SummaryItem[]
}

/** The price including any voucher; all amounts come from the backend. */
export function OrderReceipt({ quote, royalty, more = [] }: OrderReceiptProps) {
  const t = useText()
  const locale = useLocale()
  const { voucher_code } = quote
  const tax = useIncludedTax(quote.tax)
  return (
    <OrderSummary
      title={t('orders.summary')}
      items={[
        { term: quote.package.title, detail: format.rupiah(quote.unit_price, locale) },
        { term: t('orders.period'), detail: t(`options.billing_period.${quote.billing_period}`) },
        { term: t('orders.zones'), detail: quote.zone_count },
        ...more,
        { term: t('orders.price'), detail: format.rupiah(quote.price, locale) },
      ]}
      voucher={<VoucherForm key={voucher_code} applied={voucher_code} />}
      {...(voucher_code ? { voucherNote: t('orders.voucher.applied') } : {})}
      {...(quote.discount > 0
        ? { discount: { label: t('orders.discount'), amount: format.rupiah(-quote.discount, locale) } }
        : {})}
      total={{ label: t('orders.total'), amount: format.rupiah(quote.total, locale) }}
      {...tax}
      note={<RoyaltyLine royalty={royalty} />}
    />
  )
}
