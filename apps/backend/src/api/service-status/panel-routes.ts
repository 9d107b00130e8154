import type { Core } from '@strapi/strapi'
import { writeStatusAction } from '#src/site'

/** Adds the routes under the content manager's path, which the proxy restricts to staff IP addresses. */
export function addStatusNoteRoutes(strapi: Core.Strapi): void {
  const info = { type: 'admin' as const }
  const config = {
    policies: [
      'admin::isAuthenticatedAdmin',
      { name: 'admin::hasPermissions', config: { actions: [writeStatusAction] } },
    ],
  }
  const handler = (name: string) => `api::service-status.status-note.${name}`
  strapi.server.routes({
    type: 'admin',
    prefix: '/content-manager/status-notes',
    routes: [
      { method: 'GET', path: '/', handler: handler('list'), info, config },
      { method: 'POST', path: '/', handler: handler('create'), info, config },
      { method: 'POST', path: '/:key/updates', handler: handler('update'), info, config },
    ],
  })
}
