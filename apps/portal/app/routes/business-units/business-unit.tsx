import { format } from '@bgm/i18n'
import { Breadcrumb, Card, IndustryArt, LeafCard, PageHeader, SummaryList, TextLink } from '@bgm/ui'
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '#app/components/page'
import { UnitBadge } from '#app/components/state-badge'
import { useMayDo } from '#app/components/use-may-do'
import { guardRecord, requireApi } from '#app/http/api.server'
import { paths } from '#app/paths'
import { getUnit } from '#app/services/business-units.server'
import { getOrdering } from '#app/services/ordering.server'
import { listOrders } from '#app/services/orders.server'
import { useLocale, useText } from '#app/text'
import { UnitActions } from './unit-actions'
import { UnitHistory } from './unit-history'
import { UnitSubscription } from './unit-subscription'

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await guardRecord(args)
  const id = args.params.id ?? ''
  const [unit, ordering, { data: orders }] = await Promise.all([
    getUnit(api, id),
    getOrdering(api, id),
    listOrders(api, { business_unit: id, page_size: 5 }),
  ])
  return { ...unit, ordering, orders }
}

export const meta: MetaFunction = args => pageTitle(args, 'business_units.title')

export default function BusinessUnitPage() {
  const { unit, industry, package: packageTitle, ordering, orders } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  const may = useMayDo()
  const { address, hotel_stars: stars, file_npwp: file } = unit
  const place = [address.urban, address.district, address.city, address.province].map(({ name }) => name)
  return (
    <>
      <PageHeader
        title={unit.name}
        text={stars ? t('words.hotel_with_stars', { industry, stars }) : industry}
        action={<UnitActions unit={unit} />}
        above={
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
        <LeafCard>
          <div className="mx-auto mb-4 w-40">
            <IndustryArt industry={unit.industry} />
          </div>
          <SummaryList
            items={[
              { term: t('business_units.state'), detail: <UnitBadge state={unit.state} /> },
              { term: t('business_units.cid'), detail: unit.cid },
              { term: t('business_units.outlet_code'), detail: unit.outlet_code ?? t('words.none') },
              { term: t('business_units.package'), detail: packageTitle || t('words.none') },
              { term: t('business_units.zones'), detail: unit.zone_count },
              {
                term: t('business_units.expires'),
                detail: unit.expired_date ? format.date(unit.expired_date, locale) : t('words.none'),
              },
              {
                term: t('business_units.area'),
                detail: unit.area_size ? format.area(unit.area_size, locale) : t('words.none'),
              },
            ]}
          />
        </LeafCard>
        <div className="grid gap-5">
          <UnitSubscription unit={unit.id} ordering={ordering} />
          <Card title={t('business_units.company')}>
            <SummaryList
              items={[
                { term: t('fields.company_name'), detail: unit.company_name },
                { term: t('fields.brand_name'), detail: unit.brand_name },
                { term: t('fields.company_email'), detail: unit.company_email },
                {
                  term: t('fields.company_phone_number'),
                  detail: (
                    <span className="whitespace-nowrap">{format.phone(unit.company_phone_number)}</span>
                  ),
                },
                { term: t('fields.npwp'), detail: unit.npwp },
                {
                  term: t('business_units.tax_file'),
                  detail: !file ? (
                    t('words.none')
                  ) : may('tax-file.read') ? (
                    <TextLink href={paths.businessUnitTaxFile(locale, unit.id)} download>
                      {file.name}
                    </TextLink>
                  ) : (
                    file.name
                  ),
                },
              ]}
            />
          </Card>
          <UnitHistory unit={unit.id} orders={orders} />
          <Card title={t('business_units.location')}>
            <p className="text-label">
              {address.street}
              <br />
              {place.join(', ')} {address.zip_code}
            </p>
          </Card>
          <p className="text-small text-muted">
            {unit.changed_by
              ? t('business_units.changed_by', {
                  date: format.dateTime(unit.updated_at, locale),
                  name: unit.changed_by,
                })
              : t('business_units.changed', { date: format.dateTime(unit.updated_at, locale) })}
          </p>
        </div>
      </div>
    </>
  )
}
