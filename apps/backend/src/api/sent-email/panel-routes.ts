import type { Core } from '@strapi/strapi'
import { resendEmailsAction } from '#src/customers'

const routes = [
  ['GET', '/customers', 'listCustomers'],
  ['GET', '/', 'list'],
  ['POST', '/:id/resend', 'resend'],
] as const

/** Adds the routes under the content manager's path, which the proxy restricts to staff IP addresses. */
export function addSentEmailRoutes(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: 'admin',
    prefix: '/content-manager/sent-emails',
    routes: routes.map(([method, path, handler]) => ({
      method,
      path,
      handler: `api::sent-email.sent-email.${handler}`,
      info: { type: 'admin' as const },
      config: {
        policies: [
          'admin::isAuthenticatedAdmin',
          { name: 'admin::hasPermissions', config: { actions: [resendEmailsAction] } },
        ],
      },
    })),
  })
}
