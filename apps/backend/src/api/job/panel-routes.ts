import type { Core } from '@strapi/strapi'
import { retryJobsAction } from '#src/platform/jobs/rules/staff-action'

/** Adds the routes under the content manager's path, which the proxy restricts to staff IP addresses. */
export function addDeadJobRoutes(strapi: Core.Strapi): void {
  const info = { type: 'admin' as const }
  const config = {
    policies: [
      'admin::isAuthenticatedAdmin',
      { name: 'admin::hasPermissions', config: { actions: [retryJobsAction] } },
    ],
  }
  strapi.server.routes({
    type: 'admin',
    prefix: '/content-manager/dead-jobs',
    routes: [
      { method: 'GET', path: '/', handler: 'api::job.dead-job.list', info, config },
      { method: 'POST', path: '/retry', handler: 'api::job.dead-job.retry', info, config },
    ],
  })
}
