import { claimReminders } from '#src/billing/reminder/claims'
import { isSendingHour } from '#src/billing/reminder/rules/due'
import { listRecipients } from '#src/customers'
import { sql } from '#src/platform/database/sql'
import { sendEmail } from '#src/platform/mail/send'
import { addDays } from '#src/platform/runtime/jakarta'
import { describeTrialEmail, trialEmail } from './emails'
import { listTrials, type Trial } from './row'
import { findTrialNotice } from './rules/period'

async function remind(trial: Trial, now: Date): Promise<number> {
  const notice = findTrialNotice(trial.ends_at, now)
  if (notice === null || trial.continues_at !== null) return 0
  let sent = 0
  for (const recipient of await listRecipients(trial.organisation)) {
    if (recipient.units && !recipient.units.includes(trial.unit)) continue
    await strapi.db.transaction(async () => {
      const key = `${trial.subscription}.trial-${notice}.${recipient.documentId}`
      if ((await claimReminders([key], now)).size === 0) return
      const about = describeTrialEmail(notice, trial)
      await sendEmail(recipient.email, recipient.locale, trialEmail(recipient, notice, trial), { about })
      sent += 1
    })
  }
  return sent
}

/**
 * Tells members three days before the end of a trial and once it has ended, once per person, unless a package continues
 * it. Returns the number of enqueued emails.
 */
export async function sendTrialNotices(now = new Date()): Promise<number> {
  if (!isSendingHour(now)) return 0
  const near = sql`s.expired_date > ${addDays(now, -8)} and s.expired_date <= ${addDays(now, 4)}`
  let sent = 0
  for (const trial of await listTrials(near)) sent += await remind(trial, now)
  return sent
}
