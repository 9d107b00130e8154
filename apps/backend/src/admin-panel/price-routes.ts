import type { Core } from '@strapi/strapi'
import { changePricesAction } from '#src/billing'
import type { Grant } from './grants'

/** Must run before roles are saved. */
export function registerPriceAction(): void {
  strapi.service('admin::permission').actionProvider.registerMany([
    {
      section: 'settings',
      category: 'prices',
      displayName: 'Propose price changes and decide those of others',
      uid: 'prices.change',
    },
  ])
}

const read = 'plugin::content-manager.explorer.read'
const termFields = ['key', 'price_monthly', 'price_yearly', 'contact_only', 'max_zones', 'max_area']

/** Grants to read packages and their terms, but not to change them. */
export const packageReadGrants = (): Grant[] => [
  {
    action: read,
    subject: 'api::package.package',
    properties: { fields: ['key', 'title'], locales: ['id', 'en'] },
  },
  { action: read, subject: 'api::package-term.package-term', properties: { fields: termFields } },
]

/** Grants to propose and decide changes of prices, and to read what they change. */
export const priceGrants = (): Grant[] => [
  { action: changePricesAction, subject: null, properties: {} },
  ...packageReadGrants(),
]

const info = { type: 'admin' as const }
const allow = (actions: (string | object)[]) => ({
  policies: ['admin::isAuthenticatedAdmin', { name: 'admin::hasPermissions', config: { actions } }],
})

const changes = [
  ['GET', '/', 'list'],
  ['GET', '/current', 'current'],
  ['GET', '/:id', 'show'],
  ['POST', '/', 'propose'],
  ['POST', '/:id/approve', 'approve'],
  ['POST', '/:id/decline', 'decline'],
  ['POST', '/:id/withdraw', 'withdraw'],
] as const

/** Adds the history of prices for staff who can read package terms, and changes of prices for those who may make them. */
export function addPriceRoutes(strapi: Core.Strapi): void {
  const subject = 'api::package-term.package-term'
  strapi.server.routes({
    type: 'admin',
    prefix: '/content-manager',
    routes: [
      {
        method: 'GET',
        path: '/package-terms/:id/history',
        handler: 'api::package-term.price-history.list',
        config: allow([{ action: read, subject }]),
        info,
      },
    ],
  })
  strapi.server.routes({
    type: 'admin',
    prefix: '/content-manager/price-changes',
    routes: changes.map(([method, path, handler]) => ({
      method,
      path,
      handler: `api::package-term.price-change.${handler}`,
      config: allow([changePricesAction]),
      info,
    })),
  })
}
