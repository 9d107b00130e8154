import { Breadcrumb, Button, PageHeader } from '@bgm/ui'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Plus } from 'lucide-react'
import { ListFilter } from '#app/components/list-filter'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { readForm } from '#app/forms/read-form.server'
import { requireApi, requireValidId } from '#app/http/api.server'
import { requirePermission } from '#app/http/permission.server'
import { parseListQuery, redirectToLastPage } from '#app/http/query.server'
import { paths } from '#app/paths'
import { getGroup, listGroupedUnits, listGroups } from '#app/services/groups.server'
import { useLocale, useText } from '#app/text'
import { handleGroupUnits } from './group-forms.server'
import { groupUnitRules } from './group-rules.server'
import { UnitSelection } from './unit-selection'
import { UnitTable } from './unit-table'

export { clientAction } from '#app/forms/client-action'

await loadMessages('groups', 'cart', 'zones')

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requireValidId(args)
  await requirePermission(args, 'unit-group.update')
  const { filter, page, ignored } = parseListQuery(args.request, groupUnitRules)
  const [group, { regions }, list] = await Promise.all([
    getGroup(api, args.params.id ?? ''),
    listGroups(api),
    listGroupedUnits(api, { ...filter, page }),
  ])
  redirectToLastPage(args.request, list.pagination)
  const provinces = regions.map(({ province }) => ({ value: province.code, label: province.name }))
  return { group, ...list, provinces, filter, ignored }
}

export async function action(args: ActionFunctionArgs) {
  await requireValidId(args)
  await requirePermission(args, 'unit-group.update')
  return handleGroupUnits(args, await readForm(args.request), 'add')
}

export const meta: MetaFunction<typeof loader> = args =>
  pageTitle(args, 'groups.add_title', { name: args.data?.group.name ?? '' })

/** Chooses units for a list. Those that are in it already remain. */
export default function AddUnits() {
  const { group, units, pagination, provinces, filter, ignored } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  return (
    <>
      <PageHeader
        title={t('groups.add_title', { name: group.name })}
        breadcrumb={
          <Breadcrumb
            label={t('navigation.breadcrumb')}
            items={[
              { label: t('groups.title'), href: paths.groups(locale) },
              { label: group.name, href: paths.group(locale, group.id) },
              { label: t('groups.add_units') },
            ]}
          />
        }
      />
      <ListFilter
        placeholder={t('business_units.search_placeholder')}
        filters={[
          {
            name: 'province',
            label: t('fields.province'),
            all: t('groups.all_regions'),
            options: provinces,
          },
        ]}
        ignored={ignored}
      />
      <UnitSelection
        total={pagination.total}
        shown={units.length}
        filter={{}}
        actions={
          <Button
            type="submit"
            name="form"
            value="group-add"
            variant="ghost"
            size="s"
            className="max-md:flex-1"
            formMethod="post"
            formAction={paths.addGroupUnits(locale, group.id, filter)}
          >
            <Plus aria-hidden="true" strokeWidth={1.75} />
            {t('groups.add')}
          </Button>
        }
      >
        <UnitTable
          caption={t('groups.all')}
          units={units}
          pages={pagination}
          selects
          empty={t('groups.empty')}
        />
      </UnitSelection>
    </>
  )
}
