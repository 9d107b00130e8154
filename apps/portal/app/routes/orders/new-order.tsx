import type { OrderOptions } from '@bgm/api-client'
import { Breadcrumb, Card, Notice, PageHeader, SegmentedLinks } from '@bgm/ui'
import {
  areZonesRevoked,
  defaultBillingPeriod,
  newOrderSchema,
  type OrderKind,
  suggestPackage,
} from '@bgm/validation'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { IgnoredValues } from '#app/components/ignored-values'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { readForm } from '#app/forms/read-form.server'
import { SubmissionForm } from '#app/forms/submission-form'
import { reply, submit } from '#app/forms/submit.server'
import { SubmitButton } from '#app/forms/submit-button'
import { useSubmission } from '#app/forms/use-submission'
import { requireApi } from '#app/http/api.server'
import { flashWarning } from '#app/http/flash.server'
import { getLocale } from '#app/http/locale.server'
import { requirePermission } from '#app/http/permission.server'
import { redirectAfterPost, redirectTo } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { getAccount } from '#app/services/account.server'
import { findAreaError } from '#app/services/area-limit'
import { getNewOrderFormData, quoteExtraZones } from '#app/services/ordering.server'
import { getRoyalty } from '#app/services/site-setting.server'
import { findZoneLimitError, getAvailableZoneCount } from '#app/services/zone-limit'
import { useLocale, useText } from '#app/text'
import { OrderFields } from './order-fields'
import { dropUnavailable, parseOrderQuery, toOrderQuery } from './order-params.server'
import { OrderUnavailable } from './order-unavailable'
import { RunningTotal } from './running-total'
import { useOrderKindText } from './use-order-kind-text'
import { ZoneLimitNotice } from './zone-limit-notice'

await loadMessages('ordering')

export { clientAction } from '#app/forms/client-action'

export async function loader(args: LoaderFunctionArgs) {
  const requested = parseOrderQuery(args.request)
  const api = requireApi(args)
  await requirePermission(args, 'order.create')
  const [{ unit, ordering, packages }, royalty] = await Promise.all([
    getNewOrderFormData(api, requested.unit),
    getRoyalty(api),
  ])
  if (ordering.incomplete) {
    const locale = getLocale(args.request)
    throw redirectTo(paths.editBusinessUnit(locale, unit.id), await flashWarning('notices.unit_incomplete'))
  }
  const { query, ignored } = dropUnavailable(requested, { packages, running: ordering.subscriptions })
  const kind = ordering.kinds.find(known => known === query.kind) ?? ordering.kinds[0] ?? null
  const { id, name, state, area_size: area } = unit
  const last = ordering.subscriptions.at(-1)
  const next = ordering.scheduled?.next ?? last
  const zones = Number(query.zone_count ?? next?.zone_count ?? 1)
  const isRevoked = kind !== 'extra-zones' && areZonesRevoked(ordering.revoked_zones, zones)
  const extra =
    kind === 'extra-zones'
      ? await quoteExtraZones(api, id, { packages, running: ordering.subscriptions })
      : null
  const several = (await getAccount(api)).business_type === 'multiple'
  const wanted = query.package ?? next?.package.key
  const suits = wanted && findAreaError(wanted, { packages, area, current: last?.package.key }) === null
  const suggested = suits ? wanted : suggestPackage(packages, { area, several })
  const shown = { kind, query, ignored, royalty, extra, isRevoked, suggested }
  return { unit: { id, name, state, area }, ordering, packages, ...shown }
}

export async function action(args: ActionFunctionArgs) {
  const api = requireApi(args)
  const locale = getLocale(args.request)
  const { unit, voucher_code } = parseOrderQuery(args.request)
  const form = await readForm(args.request)
  return submit(form, newOrderSchema, async choice => {
    const order = { ...choice, business_unit: unit }
    const { packages, ordering, unit: found } = await getNewOrderFormData(api, unit)
    const area = found.area_size
    if (!ordering.kinds.some(kind => kind === choice.kind))
      return reply(
        form,
        { '': [{ key: ordering.open_order ? 'errors.order-open' : 'errors.order-kind' }] },
        422,
      )
    const running = ordering.subscriptions
    const offered = { packages, area, current: running.at(-1)?.package.key }
    const fieldErrors =
      (choice.kind === 'extra-zones' ? null : findAreaError(choice.package, offered)) ??
      findZoneLimitError(choice, { packages, running })
    if (fieldErrors) return reply(form, fieldErrors, 422)
    if (choice.kind !== 'extra-zones' && areZonesRevoked(ordering.revoked_zones, choice.zone_count))
      return reply(form, { zone_count: [{ key: 'errors.licences-revoked' }] }, 422)
    return redirectAfterPost(paths.newOrderSummary(locale, { ...toOrderQuery(order), voucher_code }))
  })
}

export const meta: MetaFunction<typeof loader> = args =>
  pageTitle(args, 'ordering.title', { unit: args.data?.unit.name ?? '' })

export default function NewOrder() {
  const { unit, ordering, packages, kind, query, ignored, royalty, extra, isRevoked, suggested } =
    useLoaderData<typeof loader>()
  const t = useText()
  const next = ordering.scheduled?.next ?? ordering.subscriptions.at(-1)
  const full =
    kind === 'extra-zones' &&
    getAvailableZoneCount({ kind }, { packages, running: ordering.subscriptions }) === 0
  const saved = {
    package: suggested,
    billing_period: query.billing_period ?? next?.billing_period ?? defaultBillingPeriod,
    zone_count: query.zone_count ?? (kind === 'extra-zones' ? 1 : (next?.zone_count ?? 1)),
  }
  const form = useSubmission('order', { schema: all => all.newOrderSchema, saved })
  const { package: offer, billing_period, zone_count } = form.fields
  const chosen = packages.find(({ key }) => key === offer.value)
  return (
    <>
      <Header unit={unit} />
      <IgnoredValues names={ignored} />
      {kind ? (
        <SubmissionForm of={form} key={kind} className="grid max-w-[52rem] gap-5">
          <KindCard unit={unit.id} kind={kind} ordering={ordering} />
          <input type="hidden" name="kind" value={kind} />
          {full ? (
            <ZoneLimitNotice unit={unit.id} ordering={ordering} />
          ) : (
            <>
              <OrderFields
                kind={kind}
                packages={packages}
                running={ordering.subscriptions}
                area={unit.area}
                form={form}
              />
              {extra || (kind !== 'extra-zones' && chosen) ? (
                <RunningTotal
                  zones={Math.min(Number(zone_count.value), chosen?.max_zones ?? 5)}
                  royalty={royalty}
                  chosen={chosen}
                  period={billing_period.value === 'yearly' ? 'yearly' : 'monthly'}
                  extra={extra}
                />
              ) : null}
              {isRevoked ? <Notice tone="warn">{t('errors.licences-revoked')}</Notice> : null}
              <p>
                <SubmitButton of={form}>{t('ordering.continue')}</SubmitButton>
              </p>
            </>
          )}
        </SubmissionForm>
      ) : (
        <OrderUnavailable state={unit.state} open={ordering.open_order} />
      )}
    </>
  )
}

function Header({ unit }: { unit: { id: string; name: string } }) {
  const t = useText()
  const locale = useLocale()
  return (
    <PageHeader
      title={t('ordering.title', { unit: unit.name })}
      text={t('ordering.text')}
      breadcrumb={
        <Breadcrumb
          label={t('navigation.breadcrumb')}
          items={[
            { label: t('business_units.title'), href: paths.businessUnits(locale) },
            { label: unit.name, href: paths.businessUnit(locale, unit.id) },
            { label: t('ordering.action') },
          ]}
        />
      }
    />
  )
}

type KindCardProps = {
  unit: string
  kind: OrderKind
  ordering: OrderOptions
}

/** The kind of the order; a choice if the unit allows several kinds. */
function KindCard({ unit, kind, ordering }: KindCardProps) {
  const t = useText()
  const locale = useLocale()
  const textOfKind = useOrderKindText(ordering)
  return (
    <Card title={t('ordering.what')}>
      {ordering.kinds.length > 1 ? (
        <SegmentedLinks
          label={t('ordering.what')}
          className="mb-3 max-sm:flex max-sm:flex-col max-sm:rounded-card"
          links={ordering.kinds.map(one => ({
            href: paths.newOrder(locale, { unit, kind: one }),
            label: t(`ordering.kinds.${one}.label`),
            current: one === kind,
          }))}
        />
      ) : (
        <p className="mb-1 font-semibold">{t(`ordering.kinds.${kind}.label`)}</p>
      )}
      <p className="text-label text-muted">{textOfKind(kind)}</p>
    </Card>
  )
}
