import { Mail } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'
import { loadProtectedPage } from '../protected-page'
import { sentEmailPermissions } from './use-sent-emails'

const loadPages = loadProtectedPage(
  sentEmailPermissions,
  async () => (await import('./sent-email-pages')).SentEmailPages,
)

/** Adds the emails that customers got to the menu of roles that may send them again. */
export function addSentEmailsLink(app: StrapiApp): void {
  app.addMenuLink({
    to: 'sent-emails',
    icon: Mail,
    intlLabel: { id: 'panel.sent-emails.title', defaultMessage: 'Emails to customers' },
    permissions: sentEmailPermissions,
    Component: loadPages,
    position: 8,
  })
}
