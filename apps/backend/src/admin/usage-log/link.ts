import { BulletList } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'
import { loadProtectedPage } from '../protected-page'
import { usageReadPermissions } from './permissions'

const loadPage = loadProtectedPage(
  usageReadPermissions,
  async () => (await import('./usage-log-page')).UsageLogPage,
)

/** Adds the usage log page to the menu for roles that may read it. */
export function addUsageLogLink(app: StrapiApp): void {
  app.addMenuLink({
    to: 'usage-log',
    icon: BulletList,
    intlLabel: { id: 'panel.log.title', defaultMessage: 'Usage log' },
    permissions: usageReadPermissions,
    Component: loadPage,
    position: 5,
  })
}
