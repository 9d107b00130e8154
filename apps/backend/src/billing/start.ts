import { membershipEnded, registerEmailKinds, unitAreaChanging, unitsImported } from '#src/customers'
import { defineHourlyJob } from '#src/platform/jobs/job'
import { registerJobs } from '#src/platform/jobs/queue'
import { enforceRecordRule } from '#src/platform/panel/record-rules'
import { registerStatusCheck } from '#src/site'
import { remindOfRequests } from './approval/remind'
import { addImportedToCart } from './cart/imported'
import { deleteCartOfFormerHolder, deleteExpiredCarts } from './cart/row'
import { storeCreditNoteJob, storeInvoiceJob, storeMissingDocumentsJob } from './invoice/store-documents'
import { expireOrders } from './order/expire'
import { legacyOrderCopyJob, orderCopyJob } from './order/order-copy'
import { guardOrders } from './order/panel-rules'
import { enforcePackageTermRules } from './package-term/panel-rules'
import { closePaymentsJob } from './payment/close'
import { checkPaymentJob, followPaymentJob, sweepPayments } from './payment/follow'
import { revokeLinksOfFormerHolder } from './payment/links'
import { reconcilePayments } from './payment/reconcile'
import { sendRefundJob } from './payment/send-refund'
import { applyPriceChangesJob } from './price-change/apply'
import { doesProviderAnswer } from './provider/provider'
import { sendExpiryReminders } from './reminder/send'
import { billingEmailKinds } from './sent-emails'
import { requireFittingArea } from './subscription-plan/area-limit'
import { closeUnits } from './subscription-plan/close-units'
import { sendTrialNotices } from './trial/remind'
import { validateVoucher } from './voucher/panel-rules'
import { sendSlipReminders } from './withholding/remind'

export function startBilling(): void {
  registerJobs([
    orderCopyJob,
    legacyOrderCopyJob,
    checkPaymentJob,
    followPaymentJob,
    closePaymentsJob,
    sendRefundJob,
    storeInvoiceJob,
    storeCreditNoteJob,
    storeMissingDocumentsJob,
    applyPriceChangesJob,
    defineHourlyJob('sweep-payments', sweepPayments),
    defineHourlyJob('reconcile-payments', reconcilePayments),
    defineHourlyJob('expire-orders', expireOrders, 600),
    defineHourlyJob('delete-carts', deleteExpiredCarts),
    defineHourlyJob('close-units', closeUnits, 600),
    defineHourlyJob('send-expiry-reminders', sendExpiryReminders, 600),
    defineHourlyJob('send-trial-notices', sendTrialNotices, 600),
    defineHourlyJob('remind-of-order-requests', remindOfRequests, 600),
    defineHourlyJob('send-slip-reminders', sendSlipReminders, 600),
  ])
  registerEmailKinds(billingEmailKinds)
  registerStatusCheck('payments', doesProviderAnswer)
  membershipEnded.subscribe(revokeLinksOfFormerHolder)
  unitAreaChanging.subscribe(change => requireFittingArea(change))
  unitsImported.subscribe(addImportedToCart)
  membershipEnded.subscribe(deleteCartOfFormerHolder)
  guardOrders()
  enforcePackageTermRules()
  enforceRecordRule('api::voucher.voucher', validateVoucher)
}
