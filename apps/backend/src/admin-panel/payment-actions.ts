import { type PaymentAction, paymentActionId, paymentActions } from '#src/billing'
import type { Grant } from './grants'

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
