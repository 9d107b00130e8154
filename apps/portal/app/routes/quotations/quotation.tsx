import { randomUUID } from 'node:crypto'
import type { QuotationDetail } from '@bgm/api-client'
import { format } from '@bgm/i18n'
import { Anchor, Breadcrumb, buttonVariants, OrderSummary, PageHeader } from '@bgm/ui'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { FileDown } from 'lucide-react'
import { useIncludedTax } from '#app/components/included-tax'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { readForm } from '#app/forms/read-form.server'
import { requireApi, requireValidId } from '#app/http/api.server'
import { parseListQuery, redirectToLastPage } from '#app/http/query.server'
import { paths } from '#app/paths'
import { getQuotation } from '#app/services/quotations.server'
import { useLocale, useText } from '#app/text'
import { OrderCard } from './order-card'
import { QuotationBadge } from './quotation-badge'
import { handleQuotationForm } from './quotation-forms.server'
import { QuotationLines } from './quotation-lines'

export { clientAction } from '#app/forms/client-action'

await loadMessages('ordering', 'approval', 'quotations')

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requireValidId(args)
  const { page } = parseListQuery(args.request, {})
  const { quotation, ...lines } = await getQuotation(api, args.params.id ?? '', page)
  redirectToLastPage(args.request, lines.pagination)
  return { quotation, lines, submissionKey: randomUUID() }
}

export async function action(args: ActionFunctionArgs) {
  const api = requireApi(args)
  await requireValidId(args)
  return handleQuotationForm(args.request, api, args.params.id ?? '', await readForm(args.request))
}

export const meta: MetaFunction<typeof loader> = args =>
  pageTitle(args, 'quotations.named', { number: args.data?.quotation.number ?? '' })

export default function QuotationPage() {
  const { quotation, lines, submissionKey } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  const until = format.lastDay(quotation.valid_until, locale)
  return (
    <>
      <PageHeader
        title={quotation.number}
        text={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <QuotationBadge state={quotation.state} />
            {t(quotation.state === 'expired' ? 'quotations.held_until' : 'quotations.holds_until', {
              date: until,
            })}
          </span>
        }
        action={
          <Anchor
            href={paths.quotationFile(locale, quotation.id)}
            download
            className={buttonVariants({ variant: 'secondary', className: 'max-sm:w-full' })}
          >
            <FileDown aria-hidden="true" strokeWidth={1.75} />
            {t('quotations.download')}
          </Anchor>
        }
        breadcrumb={
          <Breadcrumb
            label={t('navigation.breadcrumb')}
            items={[
              { label: t('orders.title'), href: paths.orders(locale) },
              { label: t('quotations.title'), href: paths.quotations(locale) },
              { label: quotation.number },
            ]}
          />
        }
      />
      <div className="grid items-start gap-5 *:min-w-0 xl:grid-cols-[minmax(0,1fr)_minmax(0,352px)]">
        <QuotationLines lines={lines} />
        <div className="grid gap-5">
          <Summary quotation={quotation} />
          <OrderCard quotation={quotation} submissionKey={submissionKey} />
        </div>
      </div>
    </>
  )
}

function Summary({ quotation }: { quotation: QuotationDetail }) {
  const t = useText()
  const locale = useLocale()
  const money = (amount: number) => format.rupiah(amount, locale)
  const { units, price, discount, total, voucher_code: code, member, by_staff } = quotation
  return (
    <OrderSummary
      title={t('orders.summary')}
      items={[
        { term: t(by_staff ? 'quotations.made_for' : 'quotations.made_by'), detail: member },
        { term: t('orders.business_unit'), detail: t('words.units', { count: units }) },
        { term: t('orders.price'), detail: money(price) },
        ...(code ? [{ term: t('orders.voucher.label'), detail: code }] : []),
      ]}
      {...(discount > 0 ? { discount: { label: t('orders.discount'), amount: money(-discount) } } : {})}
      total={{ label: t('orders.total'), amount: money(total) }}
      {...useIncludedTax(quotation.tax)}
    />
  )
}
