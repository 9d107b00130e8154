import { orderForCustomersAction } from '#src/billing'
import type { Grant } from './grants'

/** Must run before roles are saved. */
export function registerCustomerOrderAction(): void {
  strapi.service('admin::permission').actionProvider.registerMany([
    {
      section: 'settings',
      category: 'orders for customers',
      displayName: 'Order for customers',
      uid: 'customer-orders.place',
    },
  ])
}

export const customerOrderGrants = (): Grant[] => [
  { action: orderForCustomersAction, subject: null, properties: {} },
]
