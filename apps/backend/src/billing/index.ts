export { drawInvoiceInWorker } from './invoice/draw-in-worker'
export { cancelOrder } from './order/cancel'
export { getOrderEligibility } from './order/eligibility'
export { freezeOrderTerms } from './order/freeze-terms'
export {
  type InvoiceParties,
  invoiceAddressSchema,
  loadInvoiceParties,
  parseStoredInvoiceParties,
} from './order/invoice-parties'
export { listNewestOrders, listOrders } from './order/list'
export { sendOrderNotifications } from './order/notifications'
export { placeOrderForUnit } from './order/order-for-unit'
export { findPackage, fitsArea } from './order/packages'
export { payFreeOrder, payOrder } from './order/pay'
export { placeOrder } from './order/place'
export { getQuote, type Quote } from './order/quote'
export { findOrder, listOpenOrders, type OrderRow } from './order/row'
export { formatOrderNumber, getOrderSeries } from './order/rules/number'
export { getUnitPrice } from './order/rules/price'
export { getPaymentSettings, type PaymentSettings } from './order/settings'
export { getTerms, type OrderTerms, parseStoredTerms } from './order/terms'
export { getUnitQuote } from './order/unit-quote'
export { getOrderDetail, toOrderView } from './order/view'
export { listPriceChanges } from './package-term/price-history'
export { addTermsToPackages } from './package-term/terms'
export { findAttempt, type PaymentAttempt } from './payment/attempt-row'
export { getAttemptView } from './payment/attempt-view'
export { closeCase, restoreOrder } from './payment/cases'
export { checkAttemptThrottled } from './payment/check'
export { cancelAttempt } from './payment/close'
export { drawCreditNote } from './payment/credit-note'
export { findHeldMoney } from './payment/held-money'
export { getPaymentLinkView } from './payment/link-view'
export {
  createPaymentLink,
  type FoundPaymentLink,
  findOpenPaymentLink,
  findPaymentLink,
  revokePaymentLinks,
} from './payment/links'
export { getPaymentOptionsView } from './payment/methods-view'
export { findPaymentMethod } from './payment/payment-method'
export { receiveProviderWebhook } from './payment/provider-webhooks'
export {
  addDifferenceQueries,
  countReconciliationDifferences,
  findLastReconciliation,
  maxListedDifferences,
} from './payment/reconcile'
export { findCreditNote, findRefund, type Refund } from './payment/refund-row'
export { isRefundInScope, listRefundViews } from './payment/refund-view'
export { completePayout, decideRefund, requestRefund } from './payment/refunds'
export { type PaymentAction, paymentActionId, paymentActions } from './payment/rules/staff-actions'
export { hasReceivedMoney } from './payment/rules/transition'
export { hasAllOrdersInScope } from './payment/scoped-attempts'
export { ensurePaymentSetting } from './payment/settings'
export { startPayment } from './payment/start'
export { exportAccounting, getAccountingTotals } from './payment-office/accounting'
export { getPaymentView } from './payment-office/detail'
export { getOrderPaymentsView } from './payment-office/order-payments'
export { listPayments, paymentQuery } from './payment-office/payments'
export { listRefundsForStaff, loadRefundViews, refundQuery } from './payment-office/refunds'
export { paymentPeriodQuery } from './payment-office/rules/period'
export { readSettlementFile, settlementMaxCharacters } from './payment-office/rules/settlement-file'
export { checkSettlement, importSettlement, listSettlements } from './payment-office/settlements'
export { getStaffMember } from './payment-office/staff'
export { ProviderError } from './provider/port'
export { paymentProvider } from './provider/provider'
export { claimReminders } from './reminder/claims'
export { startBilling } from './start'
export { periodsChanged, periodsChanging, zonesAdded } from './subscription/events'
export { listSubscriptions, toSubscriptionView } from './subscription/row'
export { computePeriod } from './subscription/rules/period'
export {
  countRunningSubscriptions,
  endRunningSubscriptions,
  listRunningSubscriptions,
  type RunningSubscription,
} from './subscription/running'
