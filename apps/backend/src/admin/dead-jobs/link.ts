import { ArrowClockwise } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'
import { retryJobsAction } from '#src/platform/jobs/rules/staff-action'
import { loadProtectedPage } from '../protected-page'

const permissions = [{ action: retryJobsAction, subject: null }]

const loadPage = loadProtectedPage(permissions, async () => (await import('./dead-jobs-page')).DeadJobsPage)

/** Adds the page of dead jobs to the menu for roles that may retry them. */
export function addDeadJobsLink(app: StrapiApp): void {
  app.addMenuLink({
    to: 'dead-jobs',
    icon: ArrowClockwise,
    intlLabel: { id: 'panel.jobs.title', defaultMessage: 'Failed jobs' },
    permissions,
    Component: loadPage,
    position: 7,
  })
}
