import { format } from '@bgm/i18n'
import { EmptyState, NameCell, PageHeader, TextLink } from '@bgm/ui'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ListFilter } from '#app/components/list-filter'
import { type ListColumn, ListTable } from '#app/components/list-table'
import { pageTitle } from '#app/components/page'
import { UnitBadge } from '#app/components/state-badge'
import { requireApi } from '#app/http/api.server'
import { askedOf, keepWithin, pageOf } from '#app/http/query.server'
import { paths } from '#app/paths'
import { type ListedUnit, listUnits, unitFilters } from '#app/services/business-units.server'
import { useLocale, useText } from '#app/text'

export async function loader(args: LoaderFunctionArgs) {
  const filter = askedOf(args.request, unitFilters)
  const units = await listUnits(requireApi(args), { ...filter, page: pageOf(args.request) })
  keepWithin(args.request, units.pagination)
  return { ...units, filtered: Object.keys(filter).some(name => name !== 'sort') }
}

export const meta: MetaFunction = args => pageTitle(args, 'business_units.title')

export default function BusinessUnits() {
  const { units, pagination, filtered } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  const empty = filtered ? (
    <EmptyState
      title={t('lists.empty')}
      action={<TextLink href={paths.businessUnits(locale)}>{t('actions.clear_search')}</TextLink>}
    >
      {t('business_units.no_match')}
    </EmptyState>
  ) : (
    <EmptyState title={t('lists.empty')}>{t('business_units.empty_text')}</EmptyState>
  )
  return (
    <>
      <PageHeader title={t('business_units.title')} text={t('business_units.text')} />
      <ListFilter placeholder={t('business_units.search_placeholder')} />
      <ListTable
        caption={t('business_units.title')}
        columns={useColumns()}
        rows={units}
        rowKey={({ id }) => id}
        empty={empty}
        pages={pagination}
        sorted="name"
      />
    </>
  )
}

function useColumns(): ListColumn<ListedUnit>[] {
  const t = useText()
  const locale = useLocale()
  return [
    {
      key: 'name',
      header: t('business_units.name'),
      kind: 'name',
      sortBy: 'name',
      cell: unit => (
        <NameCell
          industry={unit.industry}
          name={<TextLink href={paths.businessUnit(locale, unit.id)}>{unit.name}</TextLink>}
          detail={unit.detail}
        />
      ),
    },
    { key: 'cid', header: t('business_units.cid'), minor: true, cell: unit => unit.cid },
    {
      key: 'package',
      header: t('business_units.package'),
      minor: true,
      cell: unit => unit.package || t('words.none'),
    },
    { key: 'zones', header: t('business_units.zones'), kind: 'number', cell: unit => unit.zones },
    { key: 'state', header: t('business_units.state'), cell: unit => <UnitBadge state={unit.state} /> },
    {
      key: 'expires',
      sortBy: 'expired_date',
      header: t('business_units.expires'),
      cell: unit => (unit.expires ? format.shortDate(unit.expires, locale) : t('words.none')),
    },
  ]
}
