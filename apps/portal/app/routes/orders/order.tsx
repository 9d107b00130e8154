import type { OrderDetail } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Breadcrumb, Card, CoverageList, OrderSummary, PageHeader } from '@bgm/ui'
import { hasPermission } from '@bgm/validation'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useIncludedTax } from '#app/components/included-tax'
import { pageTitle } from '#app/components/page'
import { RoyaltyLine } from '#app/components/royalty-line'
import { loadMessages } from '#app/components/signed-in-messages'
import { OrderBadge } from '#app/components/state-badge'
import { readForm } from '#app/forms/read-form.server'
import { requireApi, requireValidId } from '#app/http/api.server'
import { getLocale } from '#app/http/locale.server'
import { parseListQuery } from '#app/http/query.server'
import { paths } from '#app/paths'
import { findActiveMembership, getAccount } from '#app/services/account.server'
import { getIndustryNameLookup } from '#app/services/industries.server'
import { getOrder, listOrderLines } from '#app/services/orders.server'
import { getOrderedPackageTitle } from '#app/services/package-title'
import { getOrderPayment } from '#app/services/payments.server'
import { useLocale, useText } from '#app/text'
import { OrderActions } from './order-actions'
import { OrderFacts } from './order-facts'
import { describeOrderGroup } from './order-group'
import { OrderLines } from './order-lines'
import { PayOnline } from './pay-online'
import { Payment } from './payment'
import { PaymentLinkCard } from './payment-link-card'
import { handlePaymentLinkForm } from './payment-link-forms.server'
import { RefundsCard } from './refunds-card'
import { WithholdingCard } from './withholding-card'

export { clientAction } from '#app/forms/client-action'

await loadMessages('ordering', 'payments', 'cart')

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requireValidId(args)
  const id = args.params.id ?? ''
  const { page } = parseListQuery(args.request, {})
  const [order, getName, account] = await Promise.all([
    getOrder(api, id),
    getIndustryNameLookup(api),
    getAccount(api),
  ])
  const role = findActiveMembership(account)?.role ?? null
  const payment = hasPermission(role, 'order.pay') ? await getOrderPayment(api, id) : null
  const payable = order.state === 'awaiting-payment' ? payment : null
  return {
    order,
    lines: order.line_count > 1 ? await listOrderLines(api, order, page) : null,
    industry: getName(order.industry),
    payable: payable && { online: payable.provider, link: payable.link },
    refunds: payment?.refunds ?? [],
  }
}

export async function action(args: ActionFunctionArgs) {
  const api = requireApi(args)
  await requireValidId(args)
  const id = args.params.id ?? ''
  return handlePaymentLinkForm(
    api,
    await readForm(args.request),
    id,
    paths.order(getLocale(args.request), id),
  )
}

export const meta: MetaFunction<typeof loader> = args =>
  pageTitle(args, 'orders.order', { number: args.data?.order.number ?? '' })

export default function OrderPage() {
  const { order, lines, industry, payable, refunds } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  return (
    <>
      <PageHeader
        title={
          <>
            {t('orders.order', { number: '' })}
            <span className="whitespace-nowrap max-sm:text-[1.375rem]">{order.number}</span>
          </>
        }
        text={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <OrderBadge state={order.state} />
            {order.business_unit?.name ?? order.brand_name}
          </span>
        }
        action={<OrderActions order={order} />}
        breadcrumb={
          <Breadcrumb
            label={t('navigation.breadcrumb')}
            items={[{ label: t('orders.title'), href: paths.orders(locale) }, { label: order.number }]}
          />
        }
      />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_minmax(0,352px)]">
        <div className="grid gap-5">
          {payable?.online && order.held === null ? <PayOnline order={order.id} /> : null}
          <Payment order={order} />
          {payable ? <PaymentLinkCard link={payable.link} /> : null}
          {order.withholding ? <WithholdingCard order={order.id} withholding={order.withholding} /> : null}
          {refunds.length > 0 ? <RefundsCard order={order.id} refunds={refunds} /> : null}
          <OrderFacts order={order} industry={industry} />
          {lines ? <OrderLines lines={lines} cancelled={order.state === 'cancelled'} /> : null}
          <Card title={t('registration.order.covered_title')}>
            <CoverageList
              items={order.terms.coverage[locale].map(({ label, covered }) => ({
                label,
                covered,
                status: t(covered ? 'coverage.covered' : 'coverage.separate'),
              }))}
            />
          </Card>
        </div>
        <Summary order={order} />
      </div>
    </>
  )
}

function Summary({ order }: { order: OrderDetail }) {
  const t = useText()
  const locale = useLocale()
  const tax = useIncludedTax(order.tax)
  const credit = order.lines.reduce((sum, line) => sum + line.credit, 0)
  const money = (amount: number) => format.rupiah(amount, locale)
  return (
    <OrderSummary
      title={t('orders.summary')}
      items={[
        ...(order.line_count > 1
          ? order.groups.map(group => ({
              term: describeOrderGroup(t, group),
              detail: money(group.price),
            }))
          : [
              { term: getOrderedPackageTitle(order, locale), detail: money(order.unit_price) },
              { term: t('orders.period'), detail: t(`options.billing_period.${order.billing_period}`) },
              {
                term: t(order.kind === 'extra-zones' ? 'ordering.extra' : 'orders.zones'),
                detail: order.zone_count,
              },
            ]),
        { term: t('orders.price'), detail: money(order.price + credit) },
        ...(credit > 0
          ? [
              {
                term: t('ordering.credit'),
                detail: <span className="text-ok">{money(-credit)}</span>,
              },
            ]
          : []),
        ...(order.withheld > 0
          ? [
              { term: t('orders.withheld'), detail: money(-order.withheld) },
              { term: t('orders.payable'), detail: money(order.total - order.withheld) },
            ]
          : []),
        ...(order.voucher_code ? [{ term: t('orders.voucher.label'), detail: order.voucher_code }] : []),
      ]}
      {...(order.discount > 0
        ? { discount: { label: t('orders.discount'), amount: money(-order.discount) } }
        : {})}
      total={{ label: t('orders.total'), amount: money(order.total) }}
      {...tax}
      note={<RoyaltyLine royalty={order.terms.royalty} />}
    />
  )
}
