import { requireValidParams } from '@bgm/server/not-found'
import type { PageHandle } from '@bgm/ui'
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '#app/components/page'
import { formatPaymentMethod } from '#app/components/payment-method'
import { loadMessages } from '#app/components/signed-in-messages'
import { useHasPermission } from '#app/components/use-has-permission'
import { pollingClientLoader } from '#app/components/use-polling'
import { readForm } from '#app/forms/read-form.server'
import { requireApi } from '#app/http/api.server'
import { getLocale } from '#app/http/locale.server'
import { requirePermission } from '#app/http/permission.server'
import { isId } from '#app/http/query.server'
import { paths } from '#app/paths'
import { useLocale, useText } from '#app/text'
import { BillReceipt } from './bill-receipt'
import { PaidPage } from './paid'
import { PayLayout } from './pay-layout'
import { handlePaymentCancellation } from './payment-forms.server'
import { PaymentStatus } from './payment-status'
import { getPaymentStage, type PaymentView } from './payment-view'
import { loadPaymentView } from './payment-view.server'
import { ProblemPage } from './problem'
import { ReceiptLink } from './receipt-link'
import { usePaymentPolling } from './use-payment-polling'
import { WaitingPage } from './waiting'

export { clientAction } from '#app/forms/client-action'
export { pollingClientLoader as clientLoader }

await loadMessages('ordering', 'payments')

export const handle: PageHandle = { layout: 'empty' }

const requireIds = (args: LoaderFunctionArgs) =>
  requireValidParams(args, ({ id = '', attempt = '' }) => isId(id) && isId(attempt))

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requireIds(args)
  await requirePermission(args, 'order.read')
  const { id = '', attempt = '' } = args.params
  return loadPaymentView(api, { order: id, attempt, locale: getLocale(args.request) })
}

export async function action(args: ActionFunctionArgs) {
  const api = requireApi(args)
  await requireIds(args)
  const form = await readForm(args.request)
  const { id = '', attempt = '' } = args.params
  return handlePaymentCancellation(api, form, attempt, paths.payOrder(getLocale(args.request), id))
}

export const meta: MetaFunction = args => pageTitle(args, 'payments.pay')

export default function PaymentPage() {
  const { order, zones, ...loaded } = usePaymentPolling(useLoaderData<typeof loader>())
  const t = useText()
  const locale = useLocale()
  const may = useHasPermission()
  const view: PaymentView = { ...loaded, cancellable: may('order.pay') }
  const stage = getPaymentStage(view.attempt)
  return (
    <PayLayout
      back={{ href: paths.order(locale, order), label: t('payments.back_to_order') }}
      aside={<Receipt view={view} order={order} />}
    >
      <PaymentStatus attempt={view.attempt} />
      {stage === 'waiting' ? <WaitingPage view={view} /> : null}
      {stage === 'paid' ? <PaidPage view={view} zones={zones} /> : null}
      {stage === 'problem' ? <ProblemPage view={view} orderHref={paths.order(locale, order)} /> : null}
    </PayLayout>
  )
}

function Receipt({ view: { attempt, bill }, order }: { view: PaymentView; order: string }) {
  const t = useText()
  const locale = useLocale()
  const paid = getPaymentStage(attempt) === 'paid'
  const more = [
    { term: t('payments.paid.method'), detail: formatPaymentMethod(t, attempt.method) },
    { term: t('payments.paid.reference'), detail: attempt.reference },
  ]
  return (
    <>
      <BillReceipt
        bill={bill}
        title={t(paid ? 'payments.paid.receipt' : 'orders.summary')}
        totalLabel={t(paid ? 'payments.paid.paid' : 'orders.total')}
        more={paid ? more : []}
      />
      {paid ? (
        <ReceiptLink
          href={
            bill.orders.length === 1
              ? paths.orderInvoice(locale, order)
              : paths.paymentReceipt(locale, order, attempt.id)
          }
        />
      ) : null}
    </>
  )
}
