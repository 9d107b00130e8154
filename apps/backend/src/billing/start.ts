import { membershipEnded } from '#src/customers'
import { defineHourlyJob } from '#src/platform/jobs/job'
import { registerJobs } from '#src/platform/jobs/queue'
import { enforceRecordRule } from '#src/platform/panel/record-rules'
import { expireOrders } from './order/expire'
import { legacyOrderCopyJob, orderCopyJob } from './order/order-copy'
import { guardOrders } from './order/panel-rules'
import { enforcePackageTermRules } from './package-term/panel-rules'
import { closePaymentsJob } from './payment/close'
import { checkPaymentJob, followPaymentJob, sweepPayments } from './payment/follow'
import { revokeLinksOfFormerHolder } from './payment/links'
import { reconcilePayments } from './payment/reconcile'
import { sendRefundJob } from './payment/send-refund'
import { sendExpiryReminders } from './reminder/send'
import { validateVoucher } from './voucher/panel-rules'

export function startBilling(): void {
  registerJobs([
    orderCopyJob,
    legacyOrderCopyJob,
    checkPaymentJob,
    followPaymentJob,
    closePaymentsJob,
    sendRefundJob,
    defineHourlyJob('sweep-payments', sweepPayments),
    defineHourlyJob('reconcile-payments', reconcilePayments),
    defineHourlyJob('expire-orders', expireOrders, 600),
    defineHourlyJob('send-expiry-reminders', sendExpiryReminders, 600),
  ])
  membershipEnded.subscribe(revokeLinksOfFormerHolder)
  guardOrders()
  enforcePackageTermRules()
  enforceRecordRule('api::voucher.voucher', validateVoucher)
}
