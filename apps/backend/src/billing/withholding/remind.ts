import { z } from 'zod'
import { getOrder } from '#src/billing/order/row'
import { claimReminders } from '#src/billing/reminder/claims'
import { isSendingHour } from '#src/billing/reminder/rules/due'
import { wantsNotification } from '#src/identity'
import { sendEmail } from '#src/platform/mail/send'
import { slipReminderEmail } from './emails'
import { listSlipRecipients } from './notifications'
import { type WithholdingRow, withholdingRow } from './row'
import { findDueSlipReminder, slipReminderDays } from './rules/due'

const maxReminders = 500
const longestNotice = Math.max(...slipReminderDays) * 86_400_000
const overdueNotice = 7 * 86_400_000

/** Withholdings without a slip that was accepted or is being checked, whose deadline is close or just over. */
async function listAwaited(now: number): Promise<WithholdingRow[]> {
  const rows: unknown = await strapi.db
    .connection('withholdings as w')
    .where('w.state', 'open')
    .whereBetween('w.due_at', [now - overdueNotice, now + longestNotice])
    .whereNotExists(
      strapi.db
        .connection('withholding_slips as s')
        .whereRaw('s.withholding_id = w.id')
        .where('s.state', 'sent')
        .select('s.id'),
    )
    .orderBy('w.id')
    .limit(maxReminders)
    .select('w.*')
  return z.array(withholdingRow).parse(rows)
}

async function remind(withholding: WithholdingRow, days: number, now: Date): Promise<number> {
  const order = await getOrder(withholding.order_id)
  let sent = 0
  for (const person of await listSlipRecipients(order)) {
    if (!(await wantsNotification(person, 'payment'))) continue
    // A refused slip has a later deadline, with reminders of its own.
    const key = `withholding.${withholding.id}.${withholding.due_at}.${days}.${person.documentId}`
    await strapi.db.transaction(async () => {
      if ((await claimReminders([key], now)).size === 0) return
      await sendEmail(person.email, person.locale, slipReminderEmail(person, order, withholding, days))
      sent += 1
    })
  }
  return sent
}

/** Reminds customers of slips before the deadline and once after it. Returns the number of emails. */
export async function sendSlipReminders(now = new Date()): Promise<number> {
  if (!isSendingHour(now)) return 0
  let sent = 0
  for (const withholding of await listAwaited(now.getTime())) {
    const days = findDueSlipReminder(withholding.due_at ?? 0, now.getTime())
    if (days !== null) sent += await remind(withholding, days, now)
  }
  return sent
}
