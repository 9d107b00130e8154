import type { EmailMessage } from '#src/platform/mail/layout'
import { getPortalUrl } from '#src/platform/mail/links'
import { appendSalutation, type Recipient } from '#src/platform/mail/names'
import { emailTexts } from './webhook-email-texts'

/** Notifies an owner that a webhook was disabled. Omits the path of its URL, because it may be secret. */
export function webhookDisabledEmail(recipient: Recipient, url: string, id: string): EmailMessage {
  const { locale } = recipient
  const { subject, heading, text, next, button, note } = emailTexts[locale]
  return {
    subject,
    title: appendSalutation(heading, recipient),
    lines: [text(new URL(url).host), next],
    button: { label: button, href: getPortalUrl(locale, `/integrations/webhooks/${id}`) },
    note,
  }
}
