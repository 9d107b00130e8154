import type { EmailMessage } from '#src/platform/mail/layout'
import { getPortalUrl } from '#src/platform/mail/links'
import { appendSalutation, type Recipient, safeOrganisationName } from '#src/platform/mail/names'
import { sendEmail } from '#src/platform/mail/send'
import type { EmailRecord } from '#src/platform/mail/sent-emails'
import { formatLastDay } from '#src/platform/runtime/format'
import { trialTexts } from './email-texts'
import type { Trial } from './row'
import type { TrialNotice } from './rules/period'

export function trialEmail(
  recipient: Recipient,
  notice: TrialNotice | 'started',
  trial: Trial,
): EmailMessage {
  const { locale } = recipient
  const brand = safeOrganisationName(locale, trial.brand_name)
  const { subject, heading, lines, button, note } = trialTexts[locale][notice](
    brand,
    formatLastDay(trial.ends_at, locale),
  )
  return {
    subject,
    title: appendSalutation(heading, recipient),
    lines,
    button: { label: button, href: getPortalUrl(locale, '/trial') },
    note,
  }
}

export const describeTrialEmail = (notice: TrialNotice | 'started', trial: Trial): EmailRecord => ({
  kind: `trial-${notice}`,
  organisation: trial.organisation,
  subjects: [trial.subscription],
})

type Member = Recipient & { email: string; locale: 'id' | 'en' }

/** Confirms the start of a trial. Call this in its transaction. */
export const sendTrialStarted = (trial: Trial, account: Member): Promise<void> =>
  sendEmail(account.email, account.locale, trialEmail(account, 'started', trial), {
    about: describeTrialEmail('started', trial),
  })
