import type { Quotation } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Breadcrumb, EmptyState, NameLink, PageHeader } from '@bgm/ui'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { type ListColumn, ListTable } from '#app/components/list-table'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { requireApi } from '#app/http/api.server'
import { parseListQuery, redirectToLastPage } from '#app/http/query.server'
import { paths } from '#app/paths'
import { listQuotations } from '#app/services/quotations.server'
import { useLocale, useText } from '#app/text'
import { QuotationBadge } from './quotation-badge'

await loadMessages('ordering', 'quotations')

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  const { page } = parseListQuery(args.request, {})
  const quotations = await listQuotations(api, page)
  redirectToLastPage(args.request, quotations.pagination)
  return quotations
}

export const meta: MetaFunction = args => pageTitle(args, 'quotations.title')

export default function Quotations() {
  const { data, pagination } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  return (
    <>
      <PageHeader
        title={t('quotations.title')}
        text={t('quotations.text')}
        breadcrumb={
          <Breadcrumb
            label={t('navigation.breadcrumb')}
            items={[
              { label: t('orders.title'), href: paths.orders(locale) },
              { label: t('quotations.title') },
            ]}
          />
        }
      />
      <ListTable
        caption={t('quotations.title')}
        columns={useColumns()}
        rows={data}
        rowKey={({ id }) => id}
        empty={<EmptyState title={t('quotations.empty')}>{t('quotations.empty_text')}</EmptyState>}
        pages={pagination}
      />
    </>
  )
}

function useColumns(): ListColumn<Quotation>[] {
  const t = useText()
  const locale = useLocale()
  return [
    {
      key: 'number',
      header: t('quotations.number'),
      kind: 'name',
      cell: ({ id, number, units }) => (
        <>
          <NameLink href={paths.quotation(locale, id)} className="md:whitespace-nowrap">
            {number}
          </NameLink>
          <span className="block text-small text-muted">{t('words.units', { count: units })}</span>
        </>
      ),
    },
    {
      key: 'created',
      header: t('orders.created'),
      kind: 'short',
      minor: true,
      cell: ({ created_at }) => format.shortDate(created_at, locale),
    },
    {
      key: 'until',
      header: t('quotations.until'),
      kind: 'short',
      cell: ({ valid_until }) => format.lastDay(valid_until, locale),
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
      cell: ({ state }) => <QuotationBadge state={state} />,
    },
  ]
}
