import type { Order, PaginatedList } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { ButtonLink, EmptyState, NameLink, PageHeader } from '@bgm/ui'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ClipboardCheck, FileText, ShoppingCart } from 'lucide-react'
import { type ListColumn, ListTable } from '#app/components/list-table'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { OrderBadge } from '#app/components/state-badge'
import { useHasPermission } from '#app/components/use-has-permission'
import { requireApi } from '#app/http/api.server'
import { parseListQuery, redirectToLastPage } from '#app/http/query.server'
import { paths } from '#app/paths'
import { findUnitFilterOptions, listOrders } from '#app/services/orders.server'
import { getOrderedPackageTitle } from '#app/services/package-title'
import { listRenewableOrderIds } from '#app/services/renewable-orders'
import { useLocale, useText } from '#app/text'
import { OrderFilter } from './order-filter'
import { OrderNextStepLink } from './order-next-step-link'
import { orderRules } from './order-rules.server'
import { PaySelected, SelectOrder } from './pay-selected'

await loadMessages('ordering', 'cart', 'approval', 'quotations')

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  const { filter, page, ignored } = parseListQuery(args.request, orderRules)
  const [orders, units] = await Promise.all([
    listOrders(api, { ...filter, page }),
    findUnitFilterOptions(api),
  ])
  const { business_unit: unit, ...others } = filter
  if (unit && units && !units.some(({ id }) => id === unit))
    return {
      ...withRenewable(await listOrders(api, { ...others, page })),
      filters: others,
      units,
      ignored: [...ignored, 'business_unit'],
    }
  redirectToLastPage(args.request, orders.pagination)
  return { ...withRenewable(orders), filters: filter, units, ignored }
}

const withRenewable = (orders: PaginatedList<Order>) => ({
  ...orders,
  renewable: listRenewableOrderIds(orders.data, new Date()),
})

export const meta: MetaFunction = args => pageTitle(args, 'orders.title')

export default function Orders() {
  const { data, renewable, pagination, filters, units, ignored } = useLoaderData<typeof loader>()
  const t = useText()
  const mayDo = useHasPermission()
  const filtered = Object.keys(filters).length > 0
  const open = data.filter(({ state }) => state === 'awaiting-payment')
  const mayPay = mayDo('order.pay')
  const several = mayPay && open.length > 1
  const unit = 'business_unit' in filters ? data[0]?.business_unit?.name : undefined
  return (
    <>
      <PageHeader
        title={t('orders.title')}
        text={unit ? t('ordering.list.of_unit', { unit }) : t('ordering.list.text')}
        action={
          <div className="flex flex-wrap gap-2.5 max-sm:w-full">
            <QuotationsLink />
            <RequestsLink />
            {mayDo('order.create') ? <CartLink /> : null}
          </div>
        }
      />
      <OrderFilter ignored={ignored} units={units} />
      <ListTable
        caption={t('orders.title')}
        columns={useColumns(several, renewable)}
        rows={data}
        rowKey={({ id }) => id}
        empty={
          <EmptyState title={t('lists.empty')}>
            {t(filtered ? 'ordering.list.no_match' : 'ordering.list.empty_text')}
          </EmptyState>
        }
        pages={pagination}
      />
      {several ? <PaySelected /> : null}
    </>
  )
}

function RequestsLink() {
  const t = useText()
  return (
    <ButtonLink href={paths.orderRequests(useLocale())} variant="secondary" className="max-sm:w-full">
      <ClipboardCheck aria-hidden="true" strokeWidth={1.75} />
      {t('approval.title')}
    </ButtonLink>
  )
}

function QuotationsLink() {
  const t = useText()
  return (
    <ButtonLink href={paths.quotations(useLocale())} variant="secondary" className="max-sm:w-full">
      <FileText aria-hidden="true" strokeWidth={1.75} />
      {t('quotations.title')}
    </ButtonLink>
  )
}

function CartLink() {
  const t = useText()
  return (
    <ButtonLink href={paths.cart(useLocale())} variant="secondary" className="max-sm:w-full">
      <ShoppingCart aria-hidden="true" strokeWidth={1.75} />
      {t('cart.open')}
    </ButtonLink>
  )
}

function useColumns(several: boolean, renewable: string[]): ListColumn<Order>[] {
  const t = useText()
  const locale = useLocale()
  return [
    {
      key: 'number',
      header: t('orders.id'),
      kind: 'name',
      cell: ({ id, number, brand_name, business_unit: unit }) => (
        <>
          <NameLink href={paths.order(locale, id)} className="md:whitespace-nowrap">
            {number}
          </NameLink>
          <span className="block text-small text-muted">{unit?.name ?? brand_name}</span>
        </>
      ),
    },
    {
      key: 'kind',
      header: t('ordering.list.kind'),
      minor: true,
      cell: ({ kind, line_count }) =>
        line_count > 1 ? t('words.units', { count: line_count }) : t(`orders.kind.${kind}`),
    },
    {
      key: 'package',
      header: t('orders.package'),
      kind: 'short',
      cell: order => (
        <>
          {order.line_count > 1
            ? t('words.units', { count: order.line_count })
            : getOrderedPackageTitle(order, locale)}
          <span className="block text-small text-muted">{t('words.zones', { count: order.zone_count })}</span>
        </>
      ),
    },
    {
      key: 'created',
      header: t('orders.created'),
      kind: 'short',
      minor: true,
      cell: order => format.shortDate(order.created_at, locale),
    },
    {
      key: 'total',
      header: t('orders.total'),
      kind: 'number',
      cell: ({ total }) => format.rupiah(total, locale),
    },
    {
      key: 'state',
      header: t('business_units.state'),
      cell: order => (
        <span className="inline-flex flex-wrap items-center gap-x-3">
          <OrderBadge state={order.state} />
          <OrderNextStepLink order={order} renewable={renewable.includes(order.id)} />
          {several && order.state === 'awaiting-payment' ? <SelectOrder order={order} /> : null}
        </span>
      ),
    },
  ]
}
