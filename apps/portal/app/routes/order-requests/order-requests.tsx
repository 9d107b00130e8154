import type { OrderRequest } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Breadcrumb, EmptyState, NameLink, PageHeader } from '@bgm/ui'
import { requestStates } from '@bgm/validation'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ListFilter } from '#app/components/list-filter'
import { type ListColumn, ListTable } from '#app/components/list-table'
import { pageTitle } from '#app/components/page'
import { RequestBadge } from '#app/components/request-badge'
import { loadMessages } from '#app/components/signed-in-messages'
import { requireApi } from '#app/http/api.server'
import { isOneOf, parseListQuery, redirectToLastPage } from '#app/http/query.server'
import { paths } from '#app/paths'
import { listOrderRequests } from '#app/services/order-requests.server'
import { useLocale, useText } from '#app/text'

await loadMessages('ordering', 'approval')

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  const { filter, page, ignored } = parseListQuery(args.request, { state: isOneOf(requestStates) })
  const requests = await listOrderRequests(api, { ...filter, page })
  redirectToLastPage(args.request, requests.pagination)
  return { ...requests, ignored }
}

export const meta: MetaFunction = args => pageTitle(args, 'approval.title')

export default function OrderRequests() {
  const { data, pagination, ignored } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  return (
    <>
      <PageHeader
        title={t('approval.title')}
        text={t('approval.list.text')}
        breadcrumb={
          <Breadcrumb
            label={t('navigation.breadcrumb')}
            items={[{ label: t('orders.title'), href: paths.orders(locale) }, { label: t('approval.title') }]}
          />
        }
      />
      <ListFilter
        filters={[
          {
            name: 'state',
            label: t('approval.list.filter'),
            all: t('approval.list.all'),
            options: requestStates.map(state => ({ value: state, label: t(`approval.states.${state}`) })),
          },
        ]}
        keep={[]}
        ignored={ignored}
      />
      <ListTable
        caption={t('approval.title')}
        columns={useColumns()}
        rows={data}
        rowKey={({ id }) => id}
        empty={<EmptyState title={t('approval.list.empty')}>{t('approval.list.text')}</EmptyState>}
        pages={pagination}
      />
    </>
  )
}

function useColumns(): ListColumn<OrderRequest>[] {
  const t = useText()
  const locale = useLocale()
  return [
    {
      key: 'request',
      header: t('approval.list.request'),
      kind: 'name',
      cell: ({ id, purpose, requester }) => (
        <>
          <NameLink href={paths.orderRequest(locale, id)}>
            <span className="line-clamp-2 wrap-anywhere">{purpose}</span>
          </NameLink>
          <span className="block text-small text-muted">{t('approval.list.from', { name: requester })}</span>
        </>
      ),
    },
    {
      key: 'requested',
      header: t('orders.created'),
      kind: 'short',
      minor: true,
      cell: ({ requested_at: at }) => format.shortDate(at, locale),
    },
    {
      key: 'units',
      header: t('approval.request.facts.units'),
      kind: 'number',
      minor: true,
      cell: ({ units }) => units,
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
      cell: ({ state }) => <RequestBadge state={state} />,
    },
  ]
}
