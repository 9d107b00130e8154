import type { EmailMessage } from './layout'
import { getPortalUrl } from './links'
import { appendSalutation, type Recipient } from './names'
import { emailTexts } from './texts/texts'

/** Tells an owner that a webhook was switched off; the path of its address is left out, because it may be secret. */
export function webhookDisabledEmail(recipient: Recipient, url: string, id: string): EmailMessage {
  const { locale } = recipient
  const { subject, heading, text, next, button, note } = emailTexts[locale].integrations
  return {
    subject,
    title: appendSalutation(heading, recipient),
    lines: [text(new URL(url).host), next],
    button: { label: button, href: getPortalUrl(locale, `/integrations/webhooks/${id}`) },
    note,
  }
}
