import type { Core } from '@strapi/strapi'

/** Adds the routes under the content manager's path, which the proxy forwards to the panel. */
export function addUsageLogRoutes(strapi: Core.Strapi): void {
  const handler = 'api::seal.usage-log'
  const info = { type: 'admin' as const }
  const config = { policies: ['admin::isAuthenticatedAdmin'] }
  strapi.server.routes({
    type: 'admin',
    prefix: '/content-manager',
    routes: [
      { method: 'GET', path: '/usage-log', handler: `${handler}.list`, config, info },
      { method: 'GET', path: '/usage-log/checkpoints', handler: `${handler}.checkpoints`, config, info },
      { method: 'GET', path: '/usage-log/:number', handler: `${handler}.day`, config, info },
    ],
  })
}
