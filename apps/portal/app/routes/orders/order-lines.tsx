import type { OrderLine, PaginatedList } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { TextLink } from '@bgm/ui'
import { type ListColumn, ListTable } from '#app/components/list-table'
import { paths } from '#app/paths'
import { getOrderedPackageTitle } from '#app/services/package-title'
import { useLocale, useText } from '#app/text'
import { useFormatCoveragePeriod } from './use-coverage-period'

type OrderLinesProps = { lines: PaginatedList<OrderLine>; cancelled: boolean }

/** What an order contains for each of its units. */
export function OrderLines({ lines, cancelled }: OrderLinesProps) {
  const t = useText()
  return (
    <ListTable
      caption={t('ordering.lines.title')}
      columns={useColumns(cancelled)}
      rows={lines.data}
      rowKey={({ position }) => String(position)}
      empty={null}
      pages={lines.pagination}
    />
  )
}

function useColumns(cancelled: boolean): ListColumn<OrderLine>[] {
  const t = useText()
  const locale = useLocale()
  const covers = useFormatCoveragePeriod()
  return [
    {
      key: 'unit',
      header: t('orders.business_unit'),
      kind: 'name',
      cell: ({ unit_name, outlet_code, business_unit: unit }) => (
        <>
          {unit ? <TextLink href={paths.businessUnit(locale, unit.id)}>{unit_name}</TextLink> : unit_name}
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
          {getOrderedPackageTitle(line, locale)}, {t(`options.billing_period.${line.billing_period}`)}
          <span className="block text-small text-muted">
            {t(`orders.kind.${line.kind}`)}
            {cancelled ? null : `, ${covers(line)}`}
            {line.days ? `, ${t('ordering.summary.days', line.days)}` : null}
          </span>
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
