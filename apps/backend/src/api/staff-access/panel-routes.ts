import type { Core } from '@strapi/strapi'

const routes = [
  ['GET', '/second-factor', 'show'],
  ['POST', '/second-factor/setup', 'start'],
  ['POST', '/second-factor/confirm', 'confirm'],
  ['POST', '/second-factor/verify', 'verify'],
  ['POST', '/second-factor/recovery-codes', 'renewCodes'],
  ['POST', '/second-factor/replace', 'replace'],
] as const

/** Adds the routes under the content manager's path, which the proxy restricts to staff IP addresses. */
export function addSecondFactorRoutes(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: 'admin',
    prefix: '/content-manager',
    routes: routes.map(([method, path, action]) => ({
      method,
      path,
      handler: `api::staff-access.second-factor.${action}`,
      info: { type: 'admin' as const },
      // These routes are how a session without a second factor gets one.
      config: { policies: ['admin::isAuthenticatedAdmin'], beforeSecondFactor: true },
    })),
  })
}
