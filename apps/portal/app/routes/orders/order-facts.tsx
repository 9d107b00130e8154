import type { OrderDetail } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Card, SummaryList, TextLink } from '@bgm/ui'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'
import { useFormatCoveragePeriod } from './use-coverage-period'

type OrderFactsProps = {
  order: OrderDetail
  industry: string
}

/** The customer, unit, kind and period of an order. */
export function OrderFacts({ order, industry }: OrderFactsProps) {
  const t = useText()
  const locale = useLocale()
  const covers = useFormatCoveragePeriod()
  const { business_unit: unit, invoice_number: invoice, tax_invoice_number: taxInvoice, terms } = order
  const { hotel_stars: stars } = terms
  const code = order.lines[0]?.outlet_code
  const unitFacts = [
    { term: t('orders.brand'), detail: order.brand_name },
    {
      term: t('orders.industry'),
      detail: stars ? t('words.hotel_with_stars', { industry, stars }) : industry,
    },
    { term: t('orders.address'), detail: terms.address.join(', ') || t('words.none') },
    {
      term: t('orders.business_unit'),
      detail: unit ? (
        <>
          <TextLink href={paths.businessUnit(locale, unit.id)}>{unit.name}</TextLink>
          {code ? ` (${code})` : null}
        </>
      ) : (
        t('words.none')
      ),
    },
    { term: t('ordering.summary.kind'), detail: t(`orders.kind.${order.kind}`) },
    ...(order.state === 'cancelled' ? [] : [{ term: t('ordering.summary.covers'), detail: covers(order) }]),
  ]
  return (
    <Card title={t('registration.order.heading')}>
      <SummaryList
        items={[
          { term: t('orders.company'), detail: order.company_name },
          ...(order.line_count > 1
            ? [
                {
                  term: t('orders.business_unit'),
                  detail: `${t('words.units', { count: order.line_count })}, ${t('words.zones', { count: order.zone_count })}`,
                },
              ]
            : unitFacts),
          { term: t('orders.created'), detail: format.dateTime(order.created_at, locale) },
          ...(order.purchase_order
            ? [{ term: t('orders.purchase_order'), detail: order.purchase_order }]
            : []),
          ...(order.cost_centre ? [{ term: t('orders.cost_centre'), detail: order.cost_centre }] : []),
          ...(invoice ? [{ term: t('ordering.invoice.number'), detail: invoice }] : []),
          ...(taxInvoice ? [{ term: t('orders.tax_invoice_number'), detail: taxInvoice }] : []),
        ]}
      />
    </Card>
  )
}
