import { randomUUID } from 'node:crypto'
import { format } from '@bgm/i18n'
import { Notice, type PageHandle } from '@bgm/ui'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { readForm } from '#app/forms/read-form.server'
import { requireApi, requireValidId } from '#app/http/api.server'
import { getLocale } from '#app/http/locale.server'
import { requirePermission } from '#app/http/permission.server'
import { redirectTo } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { createBill } from '#app/services/bills'
import { getOrderPayment, startPayment } from '#app/services/payments.server'
import { useLocale, useText } from '#app/text'
import { BillReceipt, CollapsibleBill } from './bill-receipt'
import { HeldPayment } from './held-payment'
import { PaymentMethodForm } from './method-form'
import { OpenPayments } from './open-payments'
import { PayLayout } from './pay-layout'
import { handlePaymentCancellation, handlePaymentChoice } from './payment-forms.server'
import { TransferPage } from './transfer-page'
import { WithholdingChoice, withholdingChoiceFormId } from './withholding-choice'
import { handleWithholdingChoice } from './withholding-forms.server'

export { clientAction } from '#app/forms/client-action'

await loadMessages('ordering', 'payments')

export const handle: PageHandle = { layout: 'empty' }

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requireValidId(args)
  await requirePermission(args, 'order.pay')
  const payment = await getOrderPayment(api, args.params.id ?? '')
  const { order } = payment
  if (order.state !== 'awaiting-payment') throw redirectTo(paths.order(getLocale(args.request), order.id))
  const transfer = new URL(args.request.url).searchParams.get('way') === 'bank-transfer'
  return { ...payment, bill: createBill([order], order.terms.royalty), transfer, submissionKey: randomUUID() }
}

export async function action(args: ActionFunctionArgs) {
  const api = requireApi(args)
  await requireValidId(args)
  const form = await readForm(args.request)
  const locale = getLocale(args.request)
  const id = args.params.id ?? ''
  if (form.form === withholdingChoiceFormId)
    return handleWithholdingChoice(api, form, id, paths.payOrder(locale, id))
  const cancelled = form.texts.payment
  if (cancelled) return handlePaymentCancellation(api, form, cancelled, paths.payOrder(locale, id))
  return handlePaymentChoice(form, {
    start: (method, submissionKey) => startPayment(api, { orders: [id], method, locale, submissionKey }),
    getPath: attempt => paths.payment(locale, id, attempt.id),
    transfer: paths.payOrder(locale, id, 'bank-transfer'),
  })
}

export const meta: MetaFunction = args => pageTitle(args, 'payments.choose_title')

export default function PayOrder() {
  const {
    order,
    bill,
    provider,
    methods,
    bank_transfer: account,
    attempts,
    withholding,
    transfer,
    submissionKey,
  } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  const back = { href: paths.order(locale, order.id), label: t('payments.back_to_order') }
  return (
    <PayLayout
      back={back}
      aside={<BillReceipt bill={bill} title={t('orders.summary')} totalLabel={t('orders.total')} />}
      folded={!(transfer && account)}
    >
      {order.held ? (
        <HeldPayment held={order.held} bill={bill} account={account} />
      ) : transfer && account ? (
        <TransferPage bill={bill} account={account} back={paths.payOrder(locale, order.id)} />
      ) : (
        <>
          <h1 className="text-title">{t('payments.choose_title')}</h1>
          <p className="mt-1.5 text-muted">
            {order.pay_before
              ? t('payments.before', { date: format.dateTime(order.pay_before, locale) })
              : t('payments.free')}
          </p>
          <CollapsibleBill bill={bill} />
          {withholding ? <WithholdingChoice offer={withholding} total={order.total} /> : null}
          <OpenPayments
            attempts={attempts}
            getHref={({ id }) => paths.payment(locale, order.id, id)}
            cancellable
          />
          {provider ? null : (
            <Notice tone="info" className="mt-6">
              {t('payments.unavailable')}
            </Notice>
          )}
          <PaymentMethodForm
            methods={provider ? methods : []}
            total={bill.due}
            transfer={account !== null}
            submissionKey={submissionKey}
          />
        </>
      )}
    </PayLayout>
  )
}
