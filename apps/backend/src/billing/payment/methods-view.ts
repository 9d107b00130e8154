import { getPaymentSettings } from '#src/billing/order/settings'
import { paymentProvider } from '#src/billing/provider/provider'
import type { Scope } from '#src/customers'
import type { PaymentAttempt } from './attempt-row'
import { listAttemptViews } from './attempt-view'
import { listOfferedMethods } from './settings'

/** The payment methods for an amount, and the attempts so far as far as `scope` reaches. */
export async function getPaymentOptionsView(
  total: number,
  attempts: readonly PaymentAttempt[],
  scope: Pick<Scope, 'units'>,
) {
  const [methods, { payment }] = await Promise.all([
    paymentProvider ? listOfferedMethods(total) : [],
    getPaymentSettings(),
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
