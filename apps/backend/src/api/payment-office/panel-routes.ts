import type { Core } from '@strapi/strapi'
import { type PaymentAction, paymentActionId } from '#src/billing'

type Method = 'GET' | 'POST'
type Line = readonly [method: Method, path: string, handler: string, action: PaymentAction]

const routes: readonly Line[] = [
  ['GET', '/payments', 'payment.list', 'read'],
  ['GET', '/payments/:id', 'payment.show', 'read'],
  ['POST', '/payments/:id/check', 'payment.check', 'handle'],
  ['POST', '/payments/:id/case/apply', 'payment.apply', 'handle'],
  ['POST', '/payments/:id/case/close', 'payment.close', 'handle'],
  ['POST', '/payments/:id/refunds', 'refund.requestOfPayment', 'handle'],
  ['GET', '/differences', 'payment.differences', 'read'],
  ['GET', '/orders/:id', 'order.show', 'read'],
  // The document contains the customer's tax number.
  ['GET', '/orders/:id/invoice', 'order.invoice', 'account'],
  ['POST', '/orders/:id/email', 'order.resendEmail', 'handle'],
  ['POST', '/orders/:id/refunds', 'refund.requestOfOrder', 'handle'],
  ['POST', '/orders/:id/transfer', 'transfer.record', 'handle'],
  ['GET', '/transfers', 'transfer.list', 'read'],
  ['POST', '/transfers/:id/confirm', 'transfer.confirm', 'approve'],
  // Staff who recorded a transfer may also withdraw it.
  ['POST', '/transfers/:id/reject', 'transfer.reject', 'handle'],
  ['GET', '/refunds', 'refund.list', 'read'],
  ['GET', '/refunds/:id', 'refund.show', 'read'],
  // The document contains the customer's tax number.
  ['GET', '/refunds/:id/credit-note', 'refund.creditNote', 'account'],
  ['POST', '/refunds/:id/approve', 'refund.approve', 'approve'],
  // Staff who requested a refund may also withdraw it.
  ['POST', '/refunds/:id/reject', 'refund.reject', 'handle'],
  ['POST', '/refunds/:id/payout', 'refund.payOut', 'approve'],
  ['POST', '/refunds/:id/transfer', 'refund.transfer', 'handle'],
  ['GET', '/settlements', 'settlement.list', 'account'],
  ['POST', '/settlements/check', 'settlement.check', 'account'],
  ['POST', '/settlements', 'settlement.create', 'account'],
  ['GET', '/accounting', 'accounting.summary', 'account'],
  ['GET', '/accounting/export', 'accounting.export', 'account'],
  ['GET', '/accounts', 'account.list', 'account'],
  ['GET', '/accounts/:id', 'account.show', 'account'],
  ['GET', '/accounts/:id/export', 'account.export', 'account'],
  ['GET', '/coretax', 'coretax.overview', 'account'],
  ['POST', '/coretax/files', 'coretax.export', 'account'],
  ['POST', '/coretax/files/:id/download', 'coretax.download', 'account'],
  ['POST', '/coretax/files/:id/withdraw', 'coretax.withdraw', 'account'],
  ['POST', '/coretax/numbers/check', 'coretax.check', 'account'],
  ['POST', '/coretax/numbers', 'coretax.import', 'account'],
  ['GET', '/withholdings', 'withholding.list', 'account'],
  ['GET', '/withholding-rules', 'withholding.rules', 'account'],
  ['POST', '/withholding-rules', 'withholding.addRule', 'account'],
  ['GET', '/withholding-slips/:id', 'withholding.slip', 'account'],
  ['POST', '/withholding-slips/:id/accept', 'withholding.accept', 'account'],
  ['POST', '/withholding-slips/:id/refuse', 'withholding.refuse', 'account'],
  ['POST', '/orders/:id/withheld', 'withholding.receive', 'account'],
]

/** Adds the routes under the content manager's path, which the proxy restricts to staff IP addresses. */
export function addPaymentOfficeRoutes(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: 'admin',
    prefix: '/content-manager/payment-office',
    routes: routes.map(([method, path, handler, action]) => ({
      method,
      path,
      handler: `api::payment-office.${handler}`,
      info: { type: 'admin' as const },
      config: {
        policies: [
          'admin::isAuthenticatedAdmin',
          { name: 'admin::hasPermissions', config: { actions: [paymentActionId(action)] } },
        ],
      },
    })),
  })
}
