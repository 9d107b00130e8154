import type { Core } from '@strapi/strapi'

/** Adds the routes under the content manager's path, so that restores are treated like saves in the panel. */
export function addVersionRoutes(strapi: Core.Strapi): void {
  const handler = 'api::content-version.content-version'
  const path = '/versions/:model/:entry'
  const info = { type: 'admin' as const }
  const config = { policies: ['admin::isAuthenticatedAdmin'] }
  strapi.server.routes({
    type: 'admin',
    prefix: '/content-manager',
    routes: [
      { method: 'GET', path, handler: `${handler}.list`, config, info },
      { method: 'GET', path: `${path}/:version`, handler: `${handler}.show`, config, info },
      { method: 'POST', path: `${path}/:version/restore`, handler: `${handler}.restore`, config, info },
    ],
  })
}
