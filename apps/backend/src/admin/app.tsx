import { MusicNotes, PriceTag } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'
import type { ComponentType } from 'react'
import type { Action } from './action'
import { withConfirmations } from './actions'
import { PlaylistPanel } from './catalogue/playlist-panel'
import { registerContributors } from './contributors/register'
import { addCustomerOrdersLink } from './customer-orders/link'
import { addDeadJobsLink } from './dead-jobs/link'
import { registerFacets } from './facets/register'
import { JsonField } from './json-field'
import { LanguagePanel } from './language-panel'
import mark from './logo.svg'
import { translations } from './messages/translations'
import type { EditFormPanel } from './panel'
import { OrderPaymentsPanel } from './payments/order-panel'
import { paymentReadPermissions } from './payments/use-office'
import { withPreviewToggle } from './preview/preview-toggle'
import { addPriceChangesLink } from './price-changes/link'
import { PriceHistoryPanel } from './prices/price-history'
import { loadProtectedPage } from './protected-page'
import { queueWidgets } from './queues'
import { registerSecondFactor } from './second-factor/register'
import { addSentEmailsLink } from './sent-emails/link'
import { SentEmailsPanel } from './sent-emails/sent-emails-panel'
import { addStatusNotesLink } from './service-status/link'
import { addUsageLogLink } from './usage-log/link'
import { addUsageReportsLink } from './usage-reports/link'
import { VersionsPanel } from './versions/versions-panel'
import { addWorksLink } from './works/link'

/** The brand pink instead of Strapi's violet; white button text has a contrast of at least 4.8:1. */
const button = { buttonPrimary500: '#c20e65', buttonPrimary600: '#db1272' }

type Change = (actions: Action[]) => Action[]
type ContentManager = {
  addBulkAction(change: Change): void
  addDocumentAction(change: Change): void
  addEditViewSidePanel(change: (panels: EditFormPanel[]) => EditFormPanel[]): void
}

const cataloguePermissions = [{ action: 'api::catalogue.upload', subject: null }]

/** Strapi widgets that are shown only to staff who can read content. */
const contentOnly = ['last-edited-entries', 'last-published-entries']
const useful = [...contentOnly, 'profile-info']
const readsContent = [{ action: 'plugin::content-manager.explorer.read', subject: 'api::page.page' }]

export default {
  config: {
    locales: ['id'],
    translations,
    auth: { logo: mark },
    menu: { logo: mark },
    head: { favicon: mark },
    theme: {
      light: {
        colors: {
          primary100: '#fbe1ec',
          primary200: '#f3b6d0',
          primary500: '#db1272',
          primary600: '#be0d62',
          primary700: '#a80a56',
          ...button,
        },
      },
      dark: {
        colors: {
          primary100: '#43182f',
          primary200: '#6b2449',
          primary500: '#ff6bb1',
          primary600: '#ff6bb1',
          primary700: '#ff8ac2',
          ...button,
        },
      },
    },
    tutorials: false,
    notifications: { releases: false },
  },
  register(app: StrapiApp) {
    // The panel passes props to custom fields, but Strapi's type does not declare them.
    app.addFields({ type: 'json', Component: JsonField as ComponentType })
    app.addMenuLink({
      to: 'catalogue',
      icon: MusicNotes,
      intlLabel: { id: 'panel.catalogue.title', defaultMessage: 'Add music' },
      permissions: cataloguePermissions,
      Component: loadProtectedPage(
        cataloguePermissions,
        async () => (await import('./catalogue/page')).default,
      ),
      position: 2,
    })
    app.addMenuLink({
      to: 'payments',
      icon: PriceTag,
      intlLabel: { id: 'panel.payments.title', defaultMessage: 'Payments' },
      permissions: paymentReadPermissions,
      Component: () => import('./payments'),
    })
    registerFacets(app)
    registerContributors(app)
    registerSecondFactor(app)
    addWorksLink(app)
    addUsageLogLink(app)
    addUsageReportsLink(app)
    addDeadJobsLink(app)
    addPriceChangesLink(app)
    addStatusNotesLink(app)
    addCustomerOrdersLink(app)
    addSentEmailsLink(app)
    app.widgets.register(known => [
      ...queueWidgets,
      ...known
        .filter(({ id }) => useful.includes(id))
        .map(widget => (contentOnly.includes(widget.id) ? { ...widget, permissions: readsContent } : widget)),
    ])
  },
  bootstrap(app: StrapiApp) {
    // Dismisses the release banner, which Strapi would show on every page.
    localStorage.setItem('STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:false', 'true')
    // Strapi types plugin APIs as unknown.
    const apis = app.getPlugin('content-manager').apis as ContentManager
    const { addBulkAction, addDocumentAction, addEditViewSidePanel } = apis
    addDocumentAction(withConfirmations)
    addBulkAction(withConfirmations)
    addEditViewSidePanel(panels => [
      ...panels.map(withPreviewToggle),
      LanguagePanel,
      VersionsPanel,
      PlaylistPanel,
      OrderPaymentsPanel,
      SentEmailsPanel,
      PriceHistoryPanel,
    ])
  },
}
