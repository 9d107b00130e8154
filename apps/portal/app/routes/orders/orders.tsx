import type { Order } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { EmptyState, PageHeader, TextLink } from '@bgm/ui'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { type ListColumn, ListTable } from '#app/components/list-table'
import { pageTitle } from '#app/components/page'
import { OrderBadge } from '#app/components/state-badge'
import { requireApi } from '#app/http/api.server'
import { keepWithin, pageOf } from '#app/http/query.server'
import { paths } from '#app/paths'
import { listOrders } from '#app/services/orders.server'
import { useLocale, useText } from '#app/text'

export async function loader(args: LoaderFunctionArgs) {
  const orders = await listOrders(requireApi(args), { page: pageOf(args.request) })
  keepWithin(args.request, orders.pagination)
  return orders
}

export const meta: MetaFunction = args => pageTitle(args, 'orders.title')

export default function Orders() {
  const { data, pagination } = useLoaderData<typeof loader>()
  const t = useText()
  return (
    <>
      <PageHeader title={t('orders.title')} text={t('orders.text')} />
      <ListTable
        caption={t('orders.title')}
        columns={useColumns()}
        rows={data}
        rowKey={({ id }) => id}
        empty={<EmptyState title={t('lists.empty')}>{t('orders.empty')}</EmptyState>}
        pages={pagination}
      />
    </>
  )
}

function useColumns(): ListColumn<Order>[] {
  const t = useText()
  const locale = useLocale()
  return [
    {
      key: 'number',
      header: t('orders.id'),
      kind: 'name',
      cell: ({ id, number, brand_name }) => (
        <>
          <TextLink href={paths.order(locale, id)}>{number}</TextLink>
          <span className="block text-small text-muted">{brand_name}</span>
        </>
      ),
    },
    { key: 'package', header: t('orders.package'), cell: ({ package: { title } }) => title },
    { key: 'zones', header: t('orders.zones'), kind: 'number', minor: true, cell: order => order.zone_count },
    {
      key: 'created',
      header: t('orders.created'),
      minor: true,
      cell: order => format.shortDate(order.created_at, locale),
    },
    {
      key: 'total',
      header: t('orders.total'),
      kind: 'number',
      cell: ({ total }) => format.rupiah(total, locale),
    },
    { key: 'state', header: t('business_units.state'), cell: ({ state }) => <OrderBadge state={state} /> },
  ]
}
