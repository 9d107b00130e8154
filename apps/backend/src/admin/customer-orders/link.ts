import { ShoppingCart } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'
import { loadProtectedPage } from '../protected-page'
import { customerOrderPermissions } from './use-customer-orders'

const loadPages = loadProtectedPage(
  customerOrderPermissions,
  async () => (await import('./customer-order-pages')).CustomerOrderPages,
)

/** Adds orders for customers to the menu of roles that may place them. */
export function addCustomerOrdersLink(app: StrapiApp): void {
  app.addMenuLink({
    to: 'customer-orders',
    icon: ShoppingCart,
    intlLabel: { id: 'panel.customer-orders.title', defaultMessage: 'Order for a customer' },
    permissions: customerOrderPermissions,
    Component: loadPages,
    position: 7,
  })
}
