import { PriceTag } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'
import { loadProtectedPage } from '../protected-page'
import { priceChangePermissions } from './use-price-changes'

const loadPages = loadProtectedPage(
  priceChangePermissions,
  async () => (await import('./price-change-pages')).PriceChangePages,
)

/** Adds the changes of prices to the menu for roles that may propose and decide them. */
export function addPriceChangesLink(app: StrapiApp): void {
  app.addMenuLink({
    to: 'prices',
    icon: PriceTag,
    intlLabel: { id: 'panel.price-changes.title', defaultMessage: 'Price changes' },
    permissions: priceChangePermissions,
    Component: loadPages,
    position: 6,
  })
}
