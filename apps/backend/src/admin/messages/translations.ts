import { businessViews } from '#src/admin-panel/views/business'
import { calendarViews } from '#src/admin-panel/views/calendar'
import { musicViews } from '#src/admin-panel/views/music'
import { salesViews } from '#src/admin-panel/views/sales'
import { componentViews } from '#src/site/content/panel-views/components'
import { contentTypeViews } from '#src/site/content/panel-views/content'
import { catalogueMessages } from './catalogue'
import { catalogueCellMessages } from './catalogue-cells'
import { contributorMessages } from './contributors'
import { coretaxMessages } from './coretax'
import { customerOrderMessages } from './customer-orders'
import { designValueMessages } from './design-values'
import { editingMessages } from './editing'
import { facetMessages } from './facets'
import { fieldHints } from './hints'
import { jobMessages } from './jobs'
import { fieldLabels } from './labels'
import { ledgerMessages } from './ledger'
import { componentNames, indonesianContentTypeNames } from './names'
import { panelMessages } from './panel'
import { paymentWorkMessages } from './payment-work'
import { paymentMessages } from './payments'
import { priceChangeMessages } from './price-changes'
import { priceMessages } from './prices'
import { refundMessages } from './refunds'
import { reviewMessages } from './review'
import { secondFactorMessages } from './second-factor'
import { sentEmailMessages } from './sent-emails'
import { statusNoteMessages } from './status-notes'
import { transferMessages } from './transfers'
import { usageReportMessages } from './usage-reports'
import { valueMessages } from './values'
import { vendorMessages } from './vendor'
import { vendorContentMessages } from './vendor-content'
import { editorMessages } from './vendor-editor'
import { mediaLibraryMessages } from './vendor-media'
import { mediaLibraryPageMessages } from './vendor-media-pages'
import { mediaUploadMessages } from './vendor-media-upload'
import { withholdingMessages } from './withholding'
import { workMessages } from './works'

type Words = Record<string, string>

const column = (language: 0 | 1): Words =>
  Object.fromEntries(
    Object.entries({
      ...valueMessages,
      ...designValueMessages,
      ...panelMessages,
      ...editingMessages,
      ...catalogueMessages,
      ...catalogueCellMessages,
      ...reviewMessages,
      ...facetMessages,
      ...contributorMessages,
      ...workMessages,
      ...paymentMessages,
      ...coretaxMessages,
      ...ledgerMessages,
      ...transferMessages,
      ...withholdingMessages,
      ...paymentWorkMessages,
      ...refundMessages,
      ...priceMessages,
      ...priceChangeMessages,
      ...usageReportMessages,
      ...secondFactorMessages,
      ...jobMessages,
      ...statusNoteMessages,
      ...customerOrderMessages,
      ...sentEmailMessages,
    }).map(([key, pair]) => [key, pair[language]]),
  )

/** Indonesian field labels, keyed by the panel's message ids. */
function mapFieldLabels(): Words {
  const labels: Words = {}
  const translate = (prefix: string, fields: Record<string, [string, string?]>) => {
    for (const [name, [label]] of Object.entries(fields)) {
      const translated = fieldLabels[label]
      if (translated) labels[`${prefix}.${name}`] = translated
    }
  }
  for (const [uid, { fields }] of Object.entries({
    ...contentTypeViews,
    ...businessViews,
    ...calendarViews,
    ...musicViews,
    ...salesViews,
  }))
    translate(`content-manager.content-types.${uid}`, fields)
  for (const [uid, { fields }] of Object.entries(componentViews))
    translate(`content-manager.components.${uid}`, fields)
  return labels
}

/** Our own messages, and the Indonesian translations that Strapi's panel lacks. */
export const translations: Record<'en' | 'id', Words> = {
  en: column(0),
  id: {
    ...vendorMessages,
    ...vendorContentMessages,
    ...mediaLibraryMessages,
    ...mediaLibraryPageMessages,
    ...mediaUploadMessages,
    ...editorMessages,
    ...fieldHints,
    ...indonesianContentTypeNames,
    ...componentNames,
    ...mapFieldLabels(),
    ...column(1),
  },
}
