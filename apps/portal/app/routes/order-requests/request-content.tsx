import type { OrderRequestDetail, OrderRequestLine, PaginatedList } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Card } from '@bgm/ui'
import { type ListColumn, ListTable } from '#app/components/list-table'
import { useLocale, useText } from '#app/text'

type Props = { request: OrderRequestDetail; lines: PaginatedList<OrderRequestLine> }

/** What is to be ordered: by what it does, and all lines below. */
export function RequestContent({ request, lines }: Props) {
  const t = useText()
  return (
    <div className="grid min-w-0 gap-5">
      <Card title={t('approval.request.content')}>
        <Groups request={request} />
      </Card>
      <ListTable
        caption={t('approval.request.lines')}
        columns={useColumns()}
        rows={lines.data}
        rowKey={({ position }) => String(position)}
        empty={null}
        pages={lines.pagination}
      />
    </div>
  )
}

function Groups({ request }: Pick<Props, 'request'>) {
  const t = useText()
  const locale = useLocale()
  const money = (amount: number) => format.rupiah(amount, locale)
  const { groups, tax, discount, voucher_code: code, current_total: total } = request
  const sum = (key: 'units' | 'zones') => groups.reduce((all, group) => all + group[key], 0)
  const number = 'py-3 pl-3 text-right tabular-nums'
  return (
    <>
      <table className="w-full">
        <caption className="sr-only">{t('approval.request.content')}</caption>
        <thead className="text-small text-muted">
          <tr className="border-b border-line">
            {(['line', 'units', 'zones', 'amount'] as const).map((column, index) => (
              <th
                key={column}
                scope="col"
                className={`py-2 font-[550] ${index === 0 ? 'text-left' : 'pl-3 text-right'} ${column === 'zones' ? 'max-sm:hidden' : ''}`}
              >
                {t(`approval.request.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map(({ kind, units, zones, price }) => (
            <tr key={kind} className="border-b border-line">
              <th scope="row" className="py-3 text-left font-[650]">
                {t(`orders.kind.${kind}`)}
              </th>
              <td className={number}>{units}</td>
              <td className={`${number} max-sm:hidden`}>{zones}</td>
              <td className={number}>{money(price)}</td>
            </tr>
          ))}
          {discount > 0 ? (
            <tr className="border-b border-line">
              <th scope="row" colSpan={2} className="py-3 text-left font-normal">
                {t('approval.request.voucher', { code: code ?? '' })}
              </th>
              <td className="max-sm:hidden" />
              <td className={`${number} text-ok`}>{money(-discount)}</td>
            </tr>
          ) : null}
        </tbody>
        <tfoot>
          <tr className="border-t-2 border-ink font-bold">
            <th scope="row" className="py-3 text-left">
              {t('orders.total')}
            </th>
            <td className={number}>{sum('units')}</td>
            <td className={`${number} max-sm:hidden`}>{sum('zones')}</td>
            <td className={number}>{money(total)}</td>
          </tr>
        </tfoot>
      </table>
      {tax ? (
        <p className="mt-1 text-small text-muted">
          {t('approval.request.tax', { rate: tax.rate, amount: money(tax.amount) })}
        </p>
      ) : null}
    </>
  )
}

function useColumns(): ListColumn<OrderRequestLine>[] {
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
          {[line.package, line.billing_period && t(`options.billing_period.${line.billing_period}`)]
            .filter(Boolean)
            .join(', ')}
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
      cell: ({ price }) => (price === null ? '–' : format.rupiah(price, locale)),
    },
  ]
}
