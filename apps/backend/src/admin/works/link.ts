import { BulletList } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'
import { loadProtectedPage } from '../protected-page'

const permissions = [{ action: 'api::catalogue.upload', subject: null }]

const loadPage = loadProtectedPage(permissions, async () => (await import('./works-page')).WorksPage)

/** Adds the queue of works to match to the menu for roles that may add music. */
export function addWorksLink(app: StrapiApp): void {
  app.addMenuLink({
    to: 'works-to-match',
    icon: BulletList,
    intlLabel: { id: 'panel.works.title', defaultMessage: 'Works to match' },
    permissions,
    Component: loadPage,
    position: 3,
  })
}
