import { File } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'
import { loadProtectedPage } from '../protected-page'
import { usageReadPermissions } from '../usage-log/permissions'

const loadPage = loadProtectedPage(
  usageReadPermissions,
  async () => (await import('./usage-reports-page')).UsageReportsPage,
)

/** Adds the monthly reports page to the menu for roles that may read it. */
export function addUsageReportsLink(app: StrapiApp): void {
  app.addMenuLink({
    to: 'usage-reports',
    icon: File,
    intlLabel: { id: 'panel.reports.title', defaultMessage: 'Usage reports' },
    permissions: usageReadPermissions,
    Component: loadPage,
    position: 6,
  })
}
