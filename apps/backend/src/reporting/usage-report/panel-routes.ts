import type { Core } from '@strapi/strapi'

const routes = [
  { method: 'GET', path: '', action: 'list' },
  { method: 'GET', path: '/:id', action: 'show' },
  { method: 'GET', path: '/:id/files/:format', action: 'file' },
  { method: 'POST', path: '/runs', action: 'run' },
  { method: 'POST', path: '/:id/deliveries/:delivery/send', action: 'resend' },
] as const

/** Adds the routes under the content manager's path, which the proxy forwards to the panel. */
export function addUsageReportRoutes(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: 'admin',
    prefix: '/content-manager',
    routes: routes.map(({ method, path, action }) => ({
      method,
      path: `/usage-reports${path}`,
      handler: `api::usage-report.usage-report.${action}`,
      config: { policies: ['admin::isAuthenticatedAdmin'] },
      info: { type: 'admin' as const },
    })),
  })
}
