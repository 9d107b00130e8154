import { format } from '@bgm/i18n'
import { Breadcrumb, PageHeader } from '@bgm/ui'
import { hasPermission } from '@bgm/validation'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { useHasPermission } from '#app/components/use-has-permission'
import { readForm } from '#app/forms/read-form.server'
import { requireApi, requireValidId } from '#app/http/api.server'
import { paths } from '#app/paths'
import { findActiveMembership, getAccount } from '#app/services/account.server'
import { getUnit } from '#app/services/business-units.server'
import { getOrderOptions } from '#app/services/ordering.server'
import { listOrders } from '#app/services/orders.server'
import { getUnitRemote } from '#app/services/remote-passes.server'
import { listUnitZones } from '#app/services/zones.server'
import { useLocale, useText } from '#app/text'
import { UnitActions } from './unit-actions'
import { UnitCompanyCard } from './unit-company'
import { UnitExplicitCard } from './unit-explicit-card'
import { UnitHistory } from './unit-history'
import { UnitLicences } from './unit-licences'
import { UnitRemoteCard } from './unit-remote-card'
import { handleUnitSettings } from './unit-settings.server'
import { UnitSubscription } from './unit-subscription'
import { UnitVenue } from './unit-venue'
import { UnitZones } from './unit-zones'

export { clientAction } from '#app/forms/client-action'

await loadMessages('ordering', 'zones', 'zone', 'remote-passes')

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requireValidId(args)
  const id = args.params.id ?? ''
  const role = findActiveMembership(await getAccount(api))?.role ?? null
  const [unit, ordering, { data: orders }, zones, remote] = await Promise.all([
    getUnit(api, id),
    getOrderOptions(api, id),
    listOrders(api, { business_unit: id, page_size: 5 }),
    listUnitZones(api, id),
    hasPermission(role, 'zone.delegate') ? getUnitRemote(api, id) : null,
  ])
  return { ...unit, ordering, orders, zones, remote }
}

export async function action(args: ActionFunctionArgs) {
  const api = requireApi(args)
  await requireValidId(args)
  return handleUnitSettings(args, api, await readForm(args.request))
}

export const meta: MetaFunction<typeof loader> = args =>
  args.data
    ? pageTitle(args, 'business_units.one', { name: args.data.unit.name })
    : pageTitle(args, 'business_units.title')

export default function BusinessUnitPage() {
  const { unit, industry, ordering, orders, zones, remote } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  const may = useHasPermission()
  const { hotel_stars: stars, changed_by: name } = unit
  const date = format.dateTime(unit.updated_at, locale)
  return (
    <>
      <PageHeader
        title={unit.name}
        text={stars ? t('words.hotel_with_stars', { industry, stars }) : industry}
        action={<UnitActions unit={unit} ordering={ordering} />}
        breadcrumb={
          <Breadcrumb
            label={t('navigation.breadcrumb')}
            items={[
              { label: t('business_units.title'), href: paths.businessUnits(locale) },
              { label: unit.name },
            ]}
          />
        }
      />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,352px)_minmax(0,1fr)]">
        <UnitVenue unit={unit} />
        <div className="grid gap-5">
          <UnitSubscription unit={unit.id} ordering={ordering} />
          <UnitZones unit={unit.id} zones={zones} />
          <UnitLicences unit={unit.id} zones={zones} />
          {may('zone.update') ? <UnitExplicitCard key={unit.id} unit={unit} /> : null}
          {remote ? <UnitRemoteCard key={remote.changed_at} remote={remote} /> : null}
          <UnitHistory unit={unit.id} orders={orders} />
          <UnitCompanyCard unit={unit} />
        </div>
      </div>
      <p className="mt-5 text-small text-muted">
        {name ? t('business_units.changed_by', { date, name }) : t('business_units.changed', { date })}
      </p>
    </>
  )
}
