import type { Grant } from './grants'

/** Staff permissions for payments, in addition to the permissions for orders. */
export const paymentActions = {
  read: 'See payments, cases and refunds',
  handle: 'Decide cases and request refunds',
  approve: 'Approve refunds and record payouts',
  account: 'Import settlement files and export for accounting',
} as const
export type PaymentAction = keyof typeof paymentActions

export const paymentActionId = (action: PaymentAction): string => `api::payments.${action}`

/** Must run before roles are saved. */
export function registerPaymentActions(): void {
  strapi.service('admin::permission').actionProvider.registerMany(
    Object.entries(paymentActions).map(([action, displayName]) => ({
      section: 'settings',
      category: 'payments',
      displayName,
      uid: `payments.${action}`,
    })),
  )
}

export const paymentGrants = (actions: readonly PaymentAction[]): Grant[] =>
  actions.map(action => ({ action: paymentActionId(action), subject: null, properties: {} }))
