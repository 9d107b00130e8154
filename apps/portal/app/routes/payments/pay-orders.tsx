import { randomUUID } from 'node:crypto'
import { format } from '@bgm/i18n'
import { Notice, type PageHandle } from '@bgm/ui'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '#app/components/page'
import { loadMessages } from '#app/components/signed-in-messages'
import { readForm } from '#app/forms/read-form.server'
import { requireApi } from '#app/http/api.server'
import { flashWarning } from '#app/http/flash.server'
import { getLocale } from '#app/http/locale.server'
import { requirePermission } from '#app/http/permission.server'
import { isId } from '#app/http/query.server'
import { redirectTo } from '#app/http/respond.server'
import { paths } from '#app/paths'
import { paymentLinkFormId, SelectionLinkCard } from '#app/routes/orders/payment-link-card'
import { createBill } from '#app/services/bills'
import { applyPaymentLimits } from '#app/services/payment-options'
import {
  createPaymentLink,
  getOrderPayment,
  listPayableOrders,
  startPayment,
} from '#app/services/payments.server'
import { useLocale, useText } from '#app/text'
import { BillReceipt, CollapsibleBill } from './bill-receipt'
import { PaymentMethodForm } from './method-form'
import { PayLayout } from './pay-layout'
import { handlePaymentChoice } from './payment-forms.server'
import { TransferPage } from './transfer-page'

export { clientAction } from '#app/forms/client-action'

await loadMessages('ordering', 'payments')

export const handle: PageHandle = { layout: 'empty' }

/** The page size of the order list. */
const maxOrders = 50

const selectedOrders = (request: Request): string[] => {
  const ids = new URL(request.url).searchParams.getAll('order').filter(isId)
  return [...new Set(ids)].slice(0, maxOrders)
}

export async function loader(args: LoaderFunctionArgs) {
  const api = requireApi(args)
  await requirePermission(args, 'order.pay')
  const locale = getLocale(args.request)
  const selected = selectedOrders(args.request)
  if (selected.length === 0)
    throw redirectTo(paths.orders(locale), await flashWarning('payments.several.nothing_selected'))
  const orders = await listPayableOrders(api, selected)
  const [first] = orders
  if (!first) throw redirectTo(paths.orders(locale), await flashWarning('payments.several.none'))
  if (orders.length === 1) throw redirectTo(paths.payOrder(locale, first.id))
  const { provider, methods, order, bank_transfer: account } = await getOrderPayment(api, first.id)
  const bill = createBill(orders, order.terms.royalty)
  return {
    provider,
    methods: applyPaymentLimits(methods, bill.due),
    account,
    transfer: new URL(args.request.url).searchParams.get('way') === 'bank-transfer',
    bill,
    submissionKey: randomUUID(),
  }
}

export async function action(args: ActionFunctionArgs) {
  const api = requireApi(args)
  const locale = getLocale(args.request)
  const orders = selectedOrders(args.request)
  const form = await readForm(args.request)
  if (form.form === paymentLinkFormId) return data({ link: await createPaymentLink(api, orders) })
  return handlePaymentChoice(form, {
    start: (method, submissionKey) => startPayment(api, { orders, method, locale, submissionKey }),
    getPath: attempt => paths.payment(locale, attempt.orders[0]?.id ?? '', attempt.id),
    transfer: paths.payOrders(locale, orders, 'bank-transfer'),
  })
}

export const meta: MetaFunction = args => pageTitle(args, 'payments.several.title')

export default function PayOrders() {
  const { provider, methods, account, transfer, bill, submissionKey } = useLoaderData<typeof loader>()
  const t = useText()
  const locale = useLocale()
  return (
    <PayLayout
      back={{ href: paths.orders(locale), label: t('payments.back_to_orders') }}
      aside={<BillReceipt bill={bill} title={t('payments.bill.orders')} totalLabel={t('orders.total')} />}
      folded={!(transfer && account)}
    >
      {transfer && account ? (
        <TransferPage
          bill={bill}
          account={account}
          back={paths.payOrders(
            locale,
            bill.orders.map(({ id }) => id),
          )}
        />
      ) : (
        <>
          <h1 className="text-title">{t('payments.choose_title')}</h1>
          <p className="mt-1.5 text-muted">
            {bill.pay_before
              ? t('payments.before', { date: format.dateTime(bill.pay_before, locale) })
              : t('payments.free')}
          </p>
          <CollapsibleBill bill={bill} />
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
          <div className="mt-9">
            <SelectionLinkCard />
          </div>
        </>
      )}
    </PayLayout>
  )
}
