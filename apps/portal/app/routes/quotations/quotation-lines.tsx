import type { PaginatedList, QuotationLine } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { type ListColumn, ListTable } from '#app/components/list-table'
import { useLocale, useText } from '#app/text'

/** What is offered for each unit. */
export function QuotationLines({ lines }: { lines: PaginatedList<QuotationLine> }) {
  return (
    <ListTable
      caption={useText()('approval.request.content')}
      columns={useColumns()}
      rows={lines.data}
      rowKey={({ position }) => String(position)}
      empty={null}
      pages={lines.pagination}
    />
  )
}

function useColumns(): ListColumn<QuotationLine>[] {
  const t = useText()
  const locale = useLocale()
  return [
    {
      key: 'unit',
      header: t('orders.business_unit'),
      kind: 'name',
      cell: ({ unit_name, outlet_code }) => (
        <>
          {unit_name}
          {outlet_code ? <span className="block text-small text-muted">{outlet_code}</span> : null}
        </>
      ),
    },
    {
      key: 'package',
      header: t('orders.package'),
      kind: 'short',
      cell: line => (
        <>
          {line.package}, {t(`options.billing_period.${line.billing_period}`)}
          <span className="block text-small text-muted">{t(`orders.kind.${line.kind}`)}</span>
          {line.refusal ? (
            <span className="block text-small font-semibold text-bad">{t('approval.request.refusal')}</span>
          ) : null}
        </>
      ),
    },
    { key: 'zones', header: t('orders.zones'), kind: 'number', cell: ({ zone_count }) => zone_count },
    {
      key: 'price',
      header: t('orders.price'),
      kind: 'number',
      cell: ({ price }) => format.rupiah(price, locale),
    },
  ]
}
