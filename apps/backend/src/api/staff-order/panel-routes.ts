import type { Core } from '@strapi/strapi'
import { orderForCustomersAction } from '#src/billing'

const routes = [
  ['GET', '/customers', 'customer.list'],
  ['GET', '/customers/:id', 'customer.show'],
  ['GET', '/customers/:id/units', 'customer.listUnits'],
  ['GET', '/customers/:id/cart', 'cart.show'],
  ['POST', '/customers/:id/cart/add', 'cart.add'],
  ['POST', '/customers/:id/cart/package', 'cart.setPackage'],
  ['POST', '/customers/:id/cart/lines/:line', 'cart.updateLine'],
  ['POST', '/customers/:id/cart/lines/:line/remove', 'cart.removeLine'],
  ['POST', '/customers/:id/cart/clear', 'cart.clear'],
  ['POST', '/customers/:id/cart/voucher', 'cart.setVoucher'],
  ['POST', '/customers/:id/cart/order', 'cart.place'],
  ['POST', '/customers/:id/cart/approval', 'cart.requestApproval'],
  ['POST', '/customers/:id/cart/quotation', 'cart.makeQuotation'],
  ['GET', '/customers/:id/quotations/:quotation/file', 'order.downloadQuotation'],
  ['POST', '/customers/:id/payment-links', 'order.createLink'],
  ['GET', '/customers/:id/orders/:order/invoice', 'order.downloadInvoice'],
] as const

/** Adds the routes under the content manager's path, which the proxy restricts to staff IP addresses. */
export function addStaffOrderRoutes(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: 'admin',
    prefix: '/content-manager/staff-orders',
    routes: routes.map(([method, path, handler]) => ({
      method,
      path,
      handler: `api::staff-order.${handler}`,
      info: { type: 'admin' as const },
      config: {
        policies: [
          'admin::isAuthenticatedAdmin',
          { name: 'admin::hasPermissions', config: { actions: [orderForCustomersAction] } },
        ],
      },
    })),
  })
}
