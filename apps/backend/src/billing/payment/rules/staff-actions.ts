/** Staff permissions for payments, in addition to the permissions for orders. */
export const paymentActions = {
  read: 'See payments, cases and refunds',
  handle: 'Decide cases and request refunds',
  approve: 'Approve refunds, confirm transfers and record payouts',
  account: 'Import settlement files and export for accounting',
} as const
export type PaymentAction = keyof typeof paymentActions

export const paymentActionId = (action: PaymentAction): string => `api::payments.${action}`
