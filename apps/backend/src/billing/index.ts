export { getApprovalNeed } from './approval/cart-view'
export { approveRequest, type Decider, declineRequest, withdrawRequest } from './approval/decide'
export { requestApproval } from './approval/request'
export {
  getApprovalSettings,
  getMemberApproval,
  setApprovalSettings,
  setMemberApproval,
} from './approval/settings'
export { countWaiting, getRequestView, listRequests } from './approval/view'
export { addToCart } from './cart/add'
export {
  chooseForCart,
  clearCart,
  removeCartLine,
  setCartPackage,
  setCartVoucher,
  updateCartLine,
} from './cart/edit'
export {
  createQuotationForCustomer,
  listOrderingMembers,
  placeCartForCustomer,
  requestApprovalForCustomer,
  toStaffShopper,
} from './cart/for-customer'
export { listImportedPackages } from './cart/imported'
export { placeCart } from './cart/place'
export { toShopper } from './cart/row'
export { orderForCustomersAction } from './cart/rules/staff-action'
export { getCartView } from './cart/view'
export { downloadTaxInvoices, exportTaxInvoices, withdrawTaxInvoices } from './coretax/files'
export { answerMaxCharacters, checkAnswers, importAnswers, readAnswers } from './coretax/numbers'
export { coretaxMonth, countUnexportedTaxInvoices, getCoretaxOverview } from './coretax/overview'
export { getInvoiceFile } from './invoice/order-invoice'
export { exportLedger, listLedger } from './ledger/list'
export { cancelOrder } from './order/cancel'
export { getOrderEligibility, type OrderEligibility } from './order/eligibility'
export { freezeOrderTerms } from './order/freeze-terms'
export { type InvoiceParties, invoiceAddressSchema } from './order/invoice-parties'
export { listNewestOrders, listOrders } from './order/list'
export { sendOrderNotifications } from './order/notifications'
export { placeOrderForUnit, placeOrderForUnits } from './order/order-for-unit'
export { findPackage, listOffers } from './order/packages'
export { payFreeOrder, payOrder } from './order/pay'
export { placeOrder, toOrderedLine } from './order/place'
export { getQuote, type Quote } from './order/quote'
export { resendOrderEmail } from './order/resend-email'
export { findOrder, findOrderInScope, listOpenOrders, type OrderRow } from './order/row'
export { formatOrderNumber, getOrderSeries } from './order/rules/number'
export { getUnitPrice } from './order/rules/price'
export { getPaymentSettings, type PaymentSettings } from './order/settings'
export { getTerms, type OrderTerms, parseStoredTerms } from './order/terms'
export { getUnitQuote } from './order/unit-quote'
export { quoteUnits } from './order/units-quote'
export { getOrderDetail, toLineView, toOrderView } from './order/view'
export { listPriceChanges } from './package-term/price-history'
export { addTermsToPackages } from './package-term/terms'
export { findAttempt, type PaymentAttempt } from './payment/attempt-row'
export { getAttemptView, listAttempts } from './payment/attempt-view'
export { closeCase, restoreOrder } from './payment/cases'
export { checkAttemptThrottled } from './payment/check'
export { cancelAttempt } from './payment/close'
export { getCreditNoteFile } from './payment/credit-note'
export { getPaymentLinkView } from './payment/link-view'
export {
  createPaymentLink,
  type FoundPaymentLink,
  findOpenPaymentLink,
  findPaymentLink,
  revokePaymentLinks,
  toLinkCreator,
} from './payment/links'
export { getPaymentOptionsView } from './payment/methods-view'
export { getOpenMoney, hasOpenMoney, type OpenMoney } from './payment/open-money'
export { receiveProviderWebhook } from './payment/provider-webhooks'
export { getReceiptFile } from './payment/receipt'
export {
  addDifferenceQueries,
  countReconciliationDifferences,
  findLastReconciliation,
  maxListedDifferences,
} from './payment/reconcile'
export { findCreditNote, findRefund, type Refund } from './payment/refund-row'
export { isRefundInScope, listRefundViews } from './payment/refund-view'
export { completePayout, decideRefund, requestRefund, transferFailedRefund } from './payment/refunds'
export { type PaymentAction, paymentActionId, paymentActions } from './payment/rules/staff-actions'
export { hasReceivedMoney } from './payment/rules/transition'
export { hasAllOrdersInScope } from './payment/scoped-attempts'
export { ensurePaymentSetting } from './payment/settings'
export { startPayment } from './payment/start'
export { exportAccounting, getAccountingTotals } from './payment-office/accounting'
export { getPaymentView } from './payment-office/detail'
export { exportLedgerFile } from './payment-office/ledger-file'
export { getOrderPaymentsView } from './payment-office/order-payments'
export { listPayments, paymentQuery } from './payment-office/payments'
export { listRefundsForStaff, loadRefundViews, refundQuery } from './payment-office/refunds'
export { paymentPeriodQuery } from './payment-office/rules/period'
export { readSettlementFile, settlementMaxCharacters } from './payment-office/rules/settlement-file'
export { checkSettlement, importSettlement, listSettlements } from './payment-office/settlements'
export { getStaffMember } from './payment-office/staff'
export { listWaitingTransfers } from './payment-office/transfers'
export { decidePriceChange, withdrawPriceChange } from './price-change/decide'
export { newPriceChangeBody, proposePriceChange } from './price-change/propose'
export { changePricesAction } from './price-change/rules/staff-action'
export {
  findPriceChangeView,
  listCurrentPrices,
  listPriceChangeViews,
  priceChangeQuery,
} from './price-change/view'
export { ProviderError } from './provider/port'
export { paymentProvider } from './provider/provider'
export { createQuotation } from './quotation/create'
export { getQuotationFile } from './quotation/file'
export { getQuotation, orderQuotation, requestQuotationApproval } from './quotation/order'
export { getQuotationView, listQuotations } from './quotation/view'
export { claimReminders } from './reminder/claims'
export { listUnpaidRenewals, type UnpaidRenewal } from './reminder/unpaid-renewals'
export { startBilling } from './start'
export { periodsChanged, periodsChanging, subscriptionCancelling, zonesAdded } from './subscription/events'
export { listPauses } from './subscription/pause-row'
export { getRemaining, type Remaining } from './subscription/remaining'
export { listSubscriptions, toSubscriptionView } from './subscription/row'
export { type Pause, subtractPauses } from './subscription/rules/pause'
export { computePeriod } from './subscription/rules/period'
export {
  countRunningSubscriptions,
  endGracePeriods,
  endRunningSubscriptions,
  listRunningSubscriptions,
  type RunningSubscription,
} from './subscription/running'
export { type Cancellation, cancelSubscription, findCancellation } from './subscription-plan/cancel'
export { moveSubscription } from './subscription-plan/move'
export { endPause, getPauseView, planPause, storePause } from './subscription-plan/pause'
export { getScheduledChangeView } from './subscription-plan/row'
export { scheduleChange, withdrawScheduledChange } from './subscription-plan/schedule'
export { decideTransfer, recordTransfer } from './transfer/record'
export { findTransfer, type RecordedTransfer } from './transfer/row'
export { hasPhoneHadTrial } from './trial/phone'
export { findTrial, type Trial } from './trial/row'
export { startTrial } from './trial/start'
export { getTrialView } from './trial/view'
export { chooseWithholding, getWithholdingOffer } from './withholding/choose'
export { acceptSlip, receiveWithheld, refuseSlip } from './withholding/decide'
export { getWithholdingOffice, withholdingsQuery } from './withholding/office'
export { addWithholdingRule, listWithholdingRules, withholdingRuleBody } from './withholding/settings'
export { findSlip, getSlipOfOrder, readSlip, sendSlip } from './withholding/slips'
export { getWithholdingView } from './withholding/view'
