import { requireFound, requireValidParams } from '@bgm/server/not-found'
import type { PageHandle } from '@bgm/ui'
import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { BarePage } from '#app/components/bare-page'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { pollingClientLoader } from '#app/components/use-polling'
import { getPublicApi, nullIfNotFound } from '#app/http/api.server'
import { getLocale } from '#app/http/locale.server'
import { isId } from '#app/http/query.server'
import { paths } from '#app/paths'
import { createLinkBill } from '#app/services/bills'
import { getLinkPayment, getPaymentLink } from '#app/services/payments.server'
import { useText } from '#app/text'
import { BillReceipt } from './bill-receipt'
import { PaidHead } from './paid'
import { PayLayout } from './pay-layout'
import { PaymentStatus } from './payment-status'
import { getPaymentStage, type PaymentView } from './payment-view'
import { findPaymentQrCode } from './payment-view.server'
import { ProblemPage } from './problem'
import { ReceiptLink } from './receipt-link'
import { usePaymentPolling } from './use-payment-polling'
import { WaitingPage } from './waiting'

export { pollingClientLoader as clientLoader }

await loadMessages('ordering', 'payments')

export const handle: PageHandle = { layout: 'empty' }

export async function loader(args: LoaderFunctionArgs) {
  const api = getPublicApi(args)
  await requireValidParams(args, ({ attempt = '' }) => isId(attempt))
  const { token = '', attempt: id = '' } = args.params
  const locale = getLocale(args.request)
  const attempt = await getLinkPayment(api, token, id)
  const link = requireFound(args.request, await nullIfNotFound(getPaymentLink(api, token)))
  return {
    attempt,
    bill: createLinkBill(
      link.orders.filter(order => attempt.orders.some(({ id: paid }) => paid === order.id)),
    ),
    asked_by: link.asked_by,
    code: findPaymentQrCode(attempt, paths.payLinkCode(locale, token, id)),
    links: { pay: paths.payLink(locale, token), here: paths.payLinkPayment(locale, token, id) },
    receipt: paths.payLinkReceipt(locale, token, id),
    now: Date.now(),
  }
}

export const headers: HeadersFunction = () => ({ 'Referrer-Policy': 'same-origin' })

export const meta: MetaFunction = args => pageTitle(args, 'payments.pay')

export default function PaymentLinkPaymentPage() {
  const { asked_by: name, receipt, ...loaded } = usePaymentPolling(useLoaderData<typeof loader>())
  const t = useText()
  const view: PaymentView = { ...loaded, cancellable: false }
  const stage = getPaymentStage(view.attempt)
  return (
    <BarePage>
      <PayLayout
        aside={
          <>
            <BillReceipt bill={view.bill} title={t('orders.summary')} totalLabel={t('orders.total')} />
            {stage === 'paid' ? <ReceiptLink href={receipt} /> : null}
          </>
        }
      >
        <PaymentStatus attempt={view.attempt} />
        {stage === 'waiting' ? <WaitingPage view={view} /> : null}
        {stage === 'paid' ? (
          <PaidHead at={view.attempt.paid_at}>
            {name ? t('payments.paid.link_text', { name }) : t('payments.paid.link_text_anonymous')}
          </PaidHead>
        ) : null}
        {stage === 'problem' ? <ProblemPage view={view} orderHref={null} /> : null}
      </PayLayout>
    </BarePage>
  )
}
