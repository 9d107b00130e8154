import { getPaymentSettings } from '#src/billing/order/settings'
import { paymentProvider } from '#src/billing/provider/provider'
import type { Scope } from '#src/customers'
import { listAttempts, listAttemptViews } from './attempt-view'
import { listOfferedMethods } from './settings'

/**
 * The payment methods for an order, and the attempts so far as far as `scope` reaches. With `link`, includes
 * only attempts made through that link, which pay only this order.
 */
export async function getPaymentOptionsView(
  { id, total }: { id: number; total: number },
  { scope, link }: { scope: Pick<Scope, 'units'>; link?: number },
) {
  const [methods, { payment }, attempts] = await Promise.all([
    paymentProvider ? listOfferedMethods(total) : [],
    getPaymentSettings(),
    listAttempts(id, link),
  ])
  return {
    provider: paymentProvider !== null,
    methods,
    bank_transfer: payment && {
      bank_name: payment.bank_name,
      account_number: payment.account_number,
      account_holder: payment.account_holder,
    },
    attempts: await listAttemptViews(attempts, scope),
  }
}
