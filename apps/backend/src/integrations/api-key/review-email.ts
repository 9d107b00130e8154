import type { EmailMessage } from '#src/platform/mail/layout'
import { getPortalUrl } from '#src/platform/mail/links'
import {
  appendSalutation,
  type Recipient,
  safeOrganisationName,
  safePersonName,
  safePersonNameOrDefault,
} from '#src/platform/mail/names'
import { emailTexts } from './review-email-texts'

type Review = {
  person: string
  organisation: string
  keys: { name: string; prefix: string }[]
  urls: string[]
}

/**
 * Asks an owner whether to keep the keys and webhooks of somebody who may no longer manage them. Omits the
 * paths of URLs, because they may be secret.
 */
export function integrationsToReviewEmail(
  recipient: Recipient,
  { person, organisation, keys, urls }: Review,
): EmailMessage {
  const { locale } = recipient
  const review = emailTexts[locale]
  const { button, heading, ...text } = review.message(
    safePersonNameOrDefault(locale, person),
    safeOrganisationName(locale, organisation),
  )
  return {
    ...text,
    title: appendSalutation(heading, recipient),
    list: [
      ...keys.map(({ name, prefix }) => review.key([safePersonName(name), `${prefix}…`].join(' ').trim())),
      ...urls.map(url => review.webhook(new URL(url).host)),
    ],
    button: { label: button, href: getPortalUrl(locale, '/integrations') },
  }
}
