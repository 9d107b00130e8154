import { format } from '@bgm/i18n'
import { type Column, EmptyState, NameCell, PageHeader, Table, TextLink } from '@bgm/ui'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ListPages } from '#app/components/list-pages'
import { pageTitle } from '#app/components/page'
import { UnitBadge } from '#app/components/state-badge'
import { requireApi } from '#app/http/api.server'
import { keepWithin, pageOf, searchOf } from '#app/http/query.server'
import { paths } from '#app/paths'
import { type ListedUnit, listUnits } from '#app/services/business-units.server'
import { useLocale, useText } from '#app/text'
import { UnitSearch } from './unit-search'

export async function loader(args: LoaderFunctionArgs) {
  const q = searchOf(args.request)
  const units = await listUnits(requireApi(args), { q, page: pageOf(args.request) })
  keepWithin(args.request, units.pagination)
  return { ...units, q: q ?? '' }
}

export const meta: MetaFunction = args => pageTitle(args, 'business_units.title')

export default function BusinessUnits() {
  const { units, pagination, q } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  const empty = q ? (
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
      <UnitSearch q={q} />
      <Table
        caption={t('business_units.title')}
        columns={useColumns()}
        rows={units}
        rowKey={({ id }) => id}
        empty={empty}
        footer={
          <ListPages
            pages={pagination}
            hrefOf={page => paths.businessUnits(locale, { q, page: String(page) })}
          />
        }
      />
    </>
  )
}

function useColumns(): Column<ListedUnit>[] {
  const t = useText()
  const locale = useLocale()
  return [
    {
      key: 'name',
      header: t('business_units.name'),
      kind: 'name',
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
      header: t('business_units.expires'),
      cell: unit => (unit.expires ? format.shortDate(unit.expires, locale) : t('words.none')),
    },
  ]
}
