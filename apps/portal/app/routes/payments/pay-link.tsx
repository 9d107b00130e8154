import { randomUUID } from 'node:crypto'
import { Notice, type PageHandle } from '@bgm/ui'
import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { BarePage } from '#app/components/bare-page'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { readForm } from '#app/forms/read-form.server'
import { getPublicApi, nullIfNotFound } from '#app/http/api.server'
import { getLocale } from '#app/http/locale.server'
import { isId } from '#app/http/query.server'
import { paths } from '#app/paths'
import { createLinkBill, listPayableLinkOrders } from '#app/services/bills'
import { getPaymentLink, startLinkPayment } from '#app/services/payments.server'
import { useLocale, useText } from '#app/text'
import { BillReceipt, CollapsibleBill } from './bill-receipt'
import { ClosedLinkPage, UnknownLinkPage } from './closed-link'
import { HeldPayment } from './held-payment'
import { PaymentMethodForm } from './method-form'
import { OpenPayments } from './open-payments'
import { PayLayout } from './pay-layout'
import { handlePaymentChoice } from './payment-forms.server'
import { BeforePaying, RequestedBy } from './requested-by'
import { TransferPage } from './transfer-page'

export { clientAction } from '#app/forms/client-action'

await loadMessages('ordering', 'payments')

export const handle: PageHandle = { layout: 'empty' }

export async function loader(args: LoaderFunctionArgs) {
  const token = args.params.token ?? ''
  const link = await nullIfNotFound(getPaymentLink(getPublicApi(args), token))
  if (!link) return data({ link, token, bill: null, transfer: false, submissionKey: '' }, { status: 404 })
  const payable = listPayableLinkOrders(link)
  const bill = createLinkBill(payable.length > 0 ? payable : link.orders)
  const transfer = new URL(args.request.url).searchParams.get('way') === 'bank-transfer'
  return data({ link, token, bill, transfer, submissionKey: randomUUID() })
}

export async function action(args: ActionFunctionArgs) {
  const api = getPublicApi(args)
  const token = args.params.token ?? ''
  const locale = getLocale(args.request)
  const form = await readForm(args.request)
  const orders = (form.texts.orders ?? '').split(',').filter(isId)
  return handlePaymentChoice(form, {
    start: (method, submissionKey) => startLinkPayment(api, { token, orders, method, locale, submissionKey }),
    getPath: attempt => paths.payLinkPayment(locale, token, attempt.id),
    transfer: paths.payLink(locale, token, 'bank-transfer'),
  })
}

/**
 * The URL contains the token. With `no-referrer`, form submissions without JavaScript would lack an Origin
 * header.
 */
export const headers: HeadersFunction = () => ({ 'Referrer-Policy': 'same-origin' })

export const meta: MetaFunction = args => pageTitle(args, 'payments.pay')

export default function PaymentLinkPage() {
  return (
    <BarePage>
      <Content />
    </BarePage>
  )
}

function Content() {
  const { link, bill, token, transfer, submissionKey } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  if (!link || !bill) return <UnknownLinkPage />
  const { bank_transfer: account, provider, methods, attempts, orders } = link
  const ids = bill.orders.map(({ id }) => id)
  const leftOut = orders.filter(({ id }) => !ids.includes(id))
  return (
    <PayLayout
      aside={<BillReceipt bill={bill} title={t('orders.summary')} totalLabel={t('orders.total')} />}
      folded={link.state === 'open' && !(transfer && account)}
    >
      {link.state !== 'open' ? (
        <ClosedLinkPage link={link} state={link.state} />
      ) : bill.held ? (
        <HeldPayment held={bill.held} bill={bill} account={account} />
      ) : transfer && account ? (
        <TransferPage bill={bill} account={account} back={paths.payLink(locale, token)} />
      ) : (
        <>
          <h1 className="text-title">
            {orders.length === 1
              ? t('payments.link.page_title', { venue: orders[0]?.venue ?? '' })
              : t('payments.several.page_title', { count: bill.orders.length })}
          </h1>
          <RequestedBy link={link} />
          {leftOut.length > 0 ? (
            <Notice tone="info" className="mt-4">
              {t('payments.several.left_out', {
                numbers: leftOut.map(({ number }) => number).join(', '),
              })}
            </Notice>
          ) : null}
          <CollapsibleBill bill={bill} />
          <OpenPayments
            attempts={attempts}
            getHref={({ id }) => paths.payLinkPayment(locale, token, id)}
            cancellable={false}
          />
          <h2 className="mt-7 text-[1.25rem] leading-[1.25]">{t('payments.choose_title')}</h2>
          {provider ? null : (
            <Notice tone="info" className="mt-4">
              {t('payments.unavailable')}
            </Notice>
          )}
          <PaymentMethodForm
            methods={provider ? methods : []}
            total={bill.due}
            transfer={account !== null}
            submissionKey={submissionKey}
            orders={ids}
          />
          <BeforePaying link={link} />
        </>
      )}
    </PayLayout>
  )
}
