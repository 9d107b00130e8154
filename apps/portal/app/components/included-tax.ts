import type { IncludedTax } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import type { OrderSummaryProps } from '@bgm/ui'
import { useLocale, useText } from '#app/text'

/** The tax inside a total, for the `included` lines of a summary. */
export function useIncludedTax(tax: IncludedTax | null): Pick<OrderSummaryProps, 'included'> {
  const t = useText()
  const locale = useLocale()
  if (!tax) return {}
  const { price, base, amount, rounding } = tax.sen
  const toItem = (term: string, sen: number) => ({ term, detail: format.sen(sen, locale) })
  return {
    included: {
      items: [
        toItem(t('orders.selling_price'), price),
        toItem(t('orders.tax_base'), base),
        toItem(t('orders.tax', { rate: format.percent(tax.rate / 100, locale) }), amount),
        ...(rounding === 0 ? [] : [toItem(t('orders.tax_rounding'), rounding)]),
      ],
      note: t('orders.tax_included'),
    },
  }
}
