import { Bell } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'
import { writeStatusAction } from '#src/site/service-status/rules/staff-action'
import { loadProtectedPage } from '../protected-page'

const permissions = [{ action: writeStatusAction, subject: null }]

const loadPage = loadProtectedPage(
  permissions,
  async () => (await import('./status-notes-page')).StatusNotesPage,
)

/** Adds the notes of the status page to the menu for roles that may write them. */
export function addStatusNotesLink(app: StrapiApp): void {
  app.addMenuLink({
    to: 'status-notes',
    icon: Bell,
    intlLabel: { id: 'panel.status.title', defaultMessage: 'Status page' },
    permissions,
    Component: loadPage,
    position: 8,
  })
}
