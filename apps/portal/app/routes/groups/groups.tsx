import { Button, ButtonLink, PageHeader } from '@bgm/ui'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { LockOpen, Minus, Plus, ShoppingCart, SlidersHorizontal } from 'lucide-react'
import { ListFilter } from '#app/components/list-filter'
import { useListUrl } from '#app/components/list-url'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { useHasPermission } from '#app/components/use-has-permission'
import { readForm } from '#app/forms/read-form.server'
import { requireApi, requireValidId } from '#app/http/api.server'
import { requirePermission } from '#app/http/permission.server'
import { parseListQuery, redirectToLastPage } from '#app/http/query.server'
import { paths } from '#app/paths'
import { getGroup, isHeadOffice, listGroupedUnits, listGroups } from '#app/services/groups.server'
import { getIndustryNameLookup } from '#app/services/industries.server'
import { listPlaylists } from '#app/services/playlists.server'
import { useLocale, useText } from '#app/text'
import { GroupCard } from './group-card'
import { handleGroupUnits, handleLockForm } from './group-forms.server'
import { GroupNav } from './group-nav'
import { groupUnitRules } from './group-rules.server'
import { LocksCard } from './locks-card'
import { UnitSelection } from './unit-selection'
import { UnitTable } from './unit-table'

export { clientAction } from '#app/forms/client-action'

await loadMessages('groups', 'cart', 'zones')

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  if (args.params.id) await requireValidId(args)
  await requirePermission(args, 'business-unit.read')
  const { filter, page, ignored } = parseListQuery(args.request, groupUnitRules)
  const group = args.params.id
  const [groups, list, manages, getIndustry] = await Promise.all([
    listGroups(api),
    listGroupedUnits(api, { ...filter, group, page }),
    isHeadOffice(api),
    getIndustryNameLookup(api),
  ])
  const playlists = manages ? await listPlaylists(api) : []
  const current = groups.data.find(({ id }) => id === group) ?? null
  // Throws 404.
  if (group && !current) await getGroup(api, group)
  redirectToLastPage(args.request, list.pagination)
  const industries = Object.fromEntries(
    (current?.rule.rule_industries ?? []).map(key => [key, getIndustry(key)]),
  )
  return {
    groups,
    ...list,
    current,
    province: filter.province,
    q: filter.q,
    ignored,
    manages,
    industries,
    playlists: playlists.map(({ id, title }) => ({ id, title })),
  }
}

export async function action(args: ActionFunctionArgs) {
  if (args.params.id) await requireValidId(args)
  await requirePermission(args, 'unit-group.update')
  const form = await readForm(args.request)
  return form.form === 'group-remove' ? handleGroupUnits(args, form, 'remove') : handleLockForm(args, form)
}

export const meta: MetaFunction<typeof loader> = args =>
  args.data?.current
    ? pageTitle(args, 'groups.one', { name: args.data.current.name })
    : pageTitle(args, 'groups.title')

/** The units by region and by saved group. Also the page of one group. */
export default function Groups() {
  const { groups, current, province, ignored, manages, units, pagination } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  const region = groups.regions.find(one => one.province.code === province)
  return (
    <>
      <PageHeader
        title={t('groups.title')}
        text={t('groups.text', {
          units: t('words.units', { count: groups.units }),
          regions: groups.regions.length,
          groups: groups.data.length,
        })}
        action={
          manages ? (
            <ButtonLink href={paths.newGroup(locale)} className="max-sm:w-full">
              <Plus aria-hidden="true" strokeWidth={1.75} />
              {t('groups.create')}
            </ButtonLink>
          ) : null
        }
      />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,15rem)_minmax(0,1fr)]">
        <GroupNav groups={groups} current={{ group: current?.id, province }} />
        <div className="min-w-0">
          <GroupCard region={region?.province.name ?? null} total={pagination.total} />
          {manages && !province ? <LocksCard /> : null}
          <ListFilter placeholder={t('groups.search')} keep={['province']} ignored={ignored} />
          <Selection>
            <UnitTable
              caption={current?.name ?? region?.province.name ?? t('groups.all')}
              units={units}
              pages={pagination}
              selects={useSelects()}
              empty={t(current?.kind === 'list' ? 'groups.empty_list' : 'groups.empty')}
            />
          </Selection>
        </div>
      </div>
    </>
  )
}

/** Whether there is anything that the member may do with several units. */
function useSelects(): boolean {
  const may = useHasPermission()
  return may('zone.control') || may('order.create')
}

/** The selected units, and what the member may do with them. */
function Selection({ children }: { children: React.ReactNode }) {
  const { current, province, q, manages, pagination, units } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  const may = useHasPermission()
  const { query } = useListUrl()
  if (!useSelects()) return children
  const filter = { group: current?.id, province, q }
  const style = { variant: 'ghost', size: 's', className: 'max-md:flex-1 max-sm:px-3' } as const
  return (
    <UnitSelection
      total={pagination.total}
      shown={units.length}
      filter={filter}
      actions={
        <>
          {may('zone.control') ? (
            <Button type="submit" {...style} formAction={paths.changeZones(locale)}>
              <SlidersHorizontal aria-hidden="true" strokeWidth={1.75} />
              {t('groups.select.change')}
            </Button>
          ) : null}
          {may('order.create') ? (
            <Button
              type="submit"
              {...style}
              name="form"
              value="cart-add"
              formMethod="post"
              formAction={paths.cart(locale, filter)}
            >
              <ShoppingCart aria-hidden="true" strokeWidth={1.75} />
              {t('groups.select.order')}
            </Button>
          ) : null}
          {manages ? (
            <Button type="submit" {...style} formAction={paths.exemptUnits(locale)}>
              <LockOpen aria-hidden="true" strokeWidth={1.75} />
              {t('groups.locks.exempt')}
            </Button>
          ) : null}
          {manages && current?.kind === 'list' ? (
            <Button
              type="submit"
              {...style}
              name="form"
              value="group-remove"
              formMethod="post"
              formAction={paths.withQuery(paths.group(locale, current.id), new URLSearchParams(), {
                q: query.get('q') ?? undefined,
              })}
            >
              <Minus aria-hidden="true" strokeWidth={1.75} />
              {t('groups.select.remove')}
            </Button>
          ) : null}
        </>
      }
    >
      {children}
    </UnitSelection>
  )
}
