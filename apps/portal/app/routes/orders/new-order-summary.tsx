import { randomUUID } from 'node:crypto'
import { format } from '@bgm/i18n'
import { Breadcrumb, Card, Notice, PageHeader, SummaryList, TextLink } from '@bgm/ui'
import { areZonesRevoked } from '@bgm/validation'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ConfirmOrder } from '#app/components/confirm-order'
import { OrderReceipt } from '#app/components/order-receipt'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { readForm } from '#app/forms/read-form.server'
import { requireApi } from '#app/http/api.server'
import { getLocale } from '#app/http/locale.server'
import { requirePermission } from '#app/http/permission.server'
import { redirectTo } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { getNewOrderFormData, quoteOrder } from '#app/services/ordering.server'
import { getCoverage } from '#app/services/site-setting.server'
import { useLocale, useText } from '#app/text'
import { dropUnavailable, requireOrderParams, toOrderQuery } from './order-params.server'
import { handleSummaryForm } from './summary-forms.server'
import { useFormatCoveragePeriod } from './use-coverage-period'

await loadMessages('ordering', 'approval')

export { clientAction } from '#app/forms/client-action'

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requirePermission(args, 'order.create')
  const order = requireOrderParams(args.request)
  const back = paths.newOrder(getLocale(args.request), toOrderQuery(order))
  const [{ unit, ordering, packages }, coverage] = await Promise.all([
    getNewOrderFormData(api, order.business_unit),
    getCoverage(api),
  ])
  const { ignored } = dropUnavailable(toOrderQuery(order), { packages, running: ordering.subscriptions })
  const revoked = order.kind !== 'extra-zones' && areZonesRevoked(ordering.revoked_zones, order.zone_count)
  if (!ordering.kinds.some(kind => kind === order.kind) || revoked || ignored.length > 0)
    throw redirectTo(back)
  const quote = await quoteOrder(api, order)
  // If the voucher in the URL no longer applies, it is dropped with a notice.
  const left_out = quote.voucher_refusal ? (order.voucher_code ?? null) : null
  const { id, brand_name: name } = unit
  return { unit: { id, name }, quote, left_out, back, coverage, submissionKey: randomUUID() }
}

export async function action(args: ActionFunctionArgs) {
  const api = requireApi(args)
  return handleSummaryForm(args, api, requireOrderParams(args.request), await readForm(args.request))
}

export const meta: MetaFunction = args => pageTitle(args, 'ordering.summary.title')

export default function NewOrderSummary() {
  const { unit, quote, left_out, back, coverage, submissionKey } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  const covers = useFormatCoveragePeriod()(quote)
  const more = quote.days
    ? [{ term: t('ordering.summary.days_left'), detail: t('ordering.summary.days', quote.days) }]
    : []
  return (
    <>
      <PageHeader
        title={t('ordering.summary.title')}
        text={t('ordering.summary.text')}
        breadcrumb={
          <Breadcrumb
            label={t('navigation.breadcrumb')}
            items={[
              { label: unit.name, href: paths.businessUnit(locale, unit.id) },
              { label: t('ordering.action'), href: back },
              { label: t('ordering.summary.title') },
            ]}
          />
        }
      />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_minmax(0,384px)]">
        <div className="grid gap-5">
          {left_out ? (
            <Notice tone="warn">{t('ordering.voucher_left_out', { code: left_out })}</Notice>
          ) : null}
          <Card
            title={t('ordering.summary.heading')}
            aside={<TextLink href={back}>{t('ordering.summary.change')}</TextLink>}
          >
            <SummaryList
              items={[
                { term: t('ordering.summary.unit'), detail: unit.name },
                { term: t('ordering.summary.kind'), detail: t(`orders.kind.${quote.kind}`) },
                { term: t('orders.package'), detail: quote.package.title },
                { term: t('ordering.summary.covers'), detail: covers },
              ]}
            />
          </Card>
        </div>
        <div>
          <OrderReceipt quote={quote} royalty={coverage.royalty} more={more} />
          <ConfirmOrder
            total={quote.total}
            submissionKey={submissionKey}
            label={`${t('ordering.summary.submit')} · ${format.rupiah(quote.total, locale)}`}
            note={t('ordering.summary.payment')}
            approval={quote.approval}
          />
        </div>
      </div>
    </>
  )
}
