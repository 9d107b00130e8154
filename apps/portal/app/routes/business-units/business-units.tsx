import { ButtonLink, EmptyState, PageHeader, TextLink } from '@bgm/ui'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Plus } from 'lucide-react'
import { ListFilter } from '#app/components/list-filter'
import { ListTable } from '#app/components/list-table'
import { useListUrl } from '#app/components/list-url'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { unitStates } from '#app/components/state-badge'
import { useHasPermission } from '#app/components/use-has-permission'
import { requireApi } from '#app/http/api.server'
import { parseListQuery, redirectToLastPage } from '#app/http/query.server'
import { paths } from '#app/paths'
import { listUnits } from '#app/services/business-units.server'
import { listGroupOptions } from '#app/services/groups.server'
import { useLocale, useText } from '#app/text'
import { SelectUnits } from './select-units'
import { useUnitColumns } from './unit-columns'
import { unitRules } from './unit-rules.server'

await loadMessages('cart')

export async function loader(args: LoaderFunctionArgs) {
  const { filter, page, ignored } = parseListQuery(args.request, unitRules)
  const api = requireApi(args)
  const [{ unknown, ...units }, groups] = await Promise.all([
    listUnits(api, { ...filter, page }),
    listGroupOptions(api),
  ])
  redirectToLastPage(args.request, units.pagination)
  const filtered = Object.keys(filter).some(name => name !== 'sort' && !unknown.includes(name))
  return { ...units, groups, filtered, ignored: [...ignored, ...unknown] }
}

export const meta: MetaFunction = args => pageTitle(args, 'business_units.title')

export default function BusinessUnits() {
  const { units, pagination, choices, groups, filtered, ignored } = useLoaderData<typeof loader>()
  const t = useText()
  const columns = useUnitColumns(useHasPermission()('order.create'))
  const states = unitStates.map(state => ({
    value: state,
    label: t(`states.business_unit.${state}`),
  }))
  return (
    <>
      <PageHeader title={t('business_units.title')} text={t('business_units.text')} action={<Actions />} />
      {filtered || ignored.length > 0 || pagination.total > 0 ? (
        <ListFilter
          placeholder={t('business_units.search_placeholder')}
          ignored={ignored}
          keep={['sort', 'province']}
          filters={[
            ...(groups.length > 0
              ? [{ name: 'group', label: t('fields.group'), all: t('lists.all_groups'), options: groups }]
              : []),
            {
              name: 'industry',
              label: t('fields.industry'),
              all: t('lists.all_industries'),
              options: choices.industry,
            },
            {
              name: 'city',
              label: t('fields.city'),
              all: t('business_units.all_cities'),
              options: choices.city,
            },
            {
              name: 'package',
              label: t('fields.package'),
              all: t('lists.all_packages'),
              options: choices.package,
            },
            { name: 'state', label: t('fields.state'), all: t('lists.all_states'), options: states },
          ]}
        />
      ) : null}
      <SelectUnits total={pagination.total} shown={units.length}>
        <ListTable
          caption={t('business_units.title')}
          columns={columns}
          rows={units}
          rowKey={({ id }) => id}
          empty={<EmptyList filtered={filtered} />}
          pages={pagination}
          sorted="name"
        />
      </SelectUnits>
    </>
  )
}

/** The list actions that the role permits. An export uses the filters in the URL. */
function Actions() {
  const t = useText()
  const locale = useLocale()
  const may = useHasPermission()
  const { query } = useListUrl()
  const { page: _, ...filter } = Object.fromEntries(query)
  return (
    <div className="flex flex-wrap gap-2.5">
      <ButtonLink href={paths.groups(locale)} variant="secondary" className="max-sm:flex-1">
        {t('business_units.groups')}
      </ButtonLink>
      {may('business-unit.export') ? (
        <ButtonLink
          href={paths.businessUnitsFile(locale, filter)}
          download=""
          variant="secondary"
          className="max-sm:flex-1"
        >
          {t('business_units.export')}
        </ButtonLink>
      ) : null}
      {may('business-unit.import') ? (
        <ButtonLink href={paths.importUnits(locale)} variant="secondary" className="max-sm:flex-1">
          {t('business_units.import')}
        </ButtonLink>
      ) : null}
      {may('business-unit.create') ? (
        <ButtonLink href={paths.newBusinessUnit(locale)} className="max-sm:order-first max-sm:w-full">
          <Plus aria-hidden="true" strokeWidth={1.75} />
          {t('business_units.add')}
        </ButtonLink>
      ) : null}
    </div>
  )
}

function EmptyList({ filtered }: { filtered: boolean }) {
  const t = useText()
  const locale = useLocale()
  const may = useHasPermission()('business-unit.create')
  if (filtered)
    return (
      <EmptyState
        title={t('lists.empty')}
        action={<TextLink href={paths.businessUnits(locale)}>{t('actions.clear_filters')}</TextLink>}
      >
        {t('business_units.no_match')}
      </EmptyState>
    )
  return (
    <EmptyState
      title={t('lists.empty')}
      action={
        may ? (
          <ButtonLink href={paths.newBusinessUnit(locale)}>{t('business_units.add')}</ButtonLink>
        ) : undefined
      }
    >
      {t(may ? 'business_units.empty_text' : 'business_units.empty_reader')}
    </EmptyState>
  )
}
