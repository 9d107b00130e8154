import { File } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'

const loadPage = async () => ({ default: (await import('./usage-reports-page')).UsageReportsPage })

/** Adds the monthly reports page to the menu for roles that may read it. */
export function addUsageReportsLink(app: StrapiApp): void {
  app.addMenuLink({
    to: 'usage-reports',
    icon: File,
    intlLabel: { id: 'panel.reports.title', defaultMessage: 'Usage reports' },
    permissions: [{ action: 'plugin::content-manager.explorer.read', subject: 'api::seal.usage-setting' }],
    Component: loadPage,
    position: 6,
  })
}
