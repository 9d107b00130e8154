import { format } from '@bgm/i18n'
import { Breadcrumb, PageHeader } from '@bgm/ui'
import { unitMusicSchema } from '@bgm/validation'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { useHasPermission } from '#app/components/use-has-permission'
import { submit } from '#app/forms/submit.server'
import { requireApi, requireValidId } from '#app/http/api.server'
import { flashSuccess } from '#app/http/flash.server'
import { localeOf } from '#app/http/locale.server'
import { redirectAfterPost } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { getUnit, setUnitMusic } from '#app/services/business-units.server'
import { getOrderingOptions } from '#app/services/ordering.server'
import { listOrders } from '#app/services/orders.server'
import { listUnitZones } from '#app/services/zones.server'
import { getText, useLocale, useText } from '#app/text'
import { UnitActions } from './unit-actions'
import { UnitCompany } from './unit-company'
import { UnitExplicitCard } from './unit-explicit-card'
import { UnitHistory } from './unit-history'
import { UnitLicences } from './unit-licences'
import { UnitSubscription } from './unit-subscription'
import { UnitVenue } from './unit-venue'
import { UnitZones } from './unit-zones'

export { clientAction } from '#app/forms/client-action'

await loadMessages('zones', 'zone')

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requireValidId(args)
  const id = args.params.id ?? ''
  const [unit, ordering, { data: orders }, zones] = await Promise.all([
    getUnit(api, id),
    getOrderingOptions(api, id),
    listOrders(api, { business_unit: id, page_size: 5 }),
    listUnitZones(api, id),
  ])
  return { ...unit, ordering, orders, zones }
}

export async function action(args: ActionFunctionArgs) {
  const api = requireApi(args)
  await requireValidId(args)
  return submit(args.request, unitMusicSchema, async ({ block_explicit }) => {
    const { id } = await setUnitMusic(api, args.params.id ?? '', block_explicit)
    const locale = localeOf(args.request)
    const t = getText(locale)
    const values = { item: t('notices.items.business_unit'), action: t('notices.updated') }
    return redirectAfterPost(paths.businessUnit(locale, id), await flashSuccess('notices.success', values))
  })
}

export const meta: MetaFunction<typeof loader> = args =>
  args.data
    ? pageTitle(args, 'business_units.one', { name: args.data.unit.name })
    : pageTitle(args, 'business_units.title')

export default function BusinessUnitPage() {
  const { unit, industry, ordering, orders, zones } = useLoaderData<typeof loader>()
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
          <UnitHistory unit={unit.id} orders={orders} />
          <UnitCompany unit={unit} />
        </div>
      </div>
      <p className="mt-5 text-small text-muted">
        {name ? t('business_units.changed_by', { date, name }) : t('business_units.changed', { date })}
      </p>
    </>
  )
}
