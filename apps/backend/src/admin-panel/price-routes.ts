import type { Core } from '@strapi/strapi'

/** Adds the history of prices for staff who can read package terms. */
export function addPriceRoutes(strapi: Core.Strapi): void {
  const actions = [
    { action: 'plugin::content-manager.explorer.read', subject: 'api::package-term.package-term' },
  ]
  strapi.server.routes({
    type: 'admin',
    prefix: '/content-manager',
    routes: [
      {
        method: 'GET',
        path: '/package-terms/:id/history',
        handler: 'api::package-term.price-history.list',
        config: {
          policies: ['admin::isAuthenticatedAdmin', { name: 'admin::hasPermissions', config: { actions } }],
        },
        info: { type: 'admin' as const },
      },
    ],
  })
}
