import { isSendingHour } from '#src/billing/reminder/rules/due'
import { sql } from '#src/platform/database/sql'
import { chooseDeciders, listApprovers } from './approvers'
import { notifyDeciders } from './notifications'
import { listRequestLines, listRequestRows, lockRequest } from './row'

const reminderDelay = 2 * 86_400_000
const maxReminders = 200

/** Reminds approvers once of requests that have waited for two days. Returns the number of requests. */
export async function remindOfRequests(now = new Date()): Promise<number> {
  if (!isSendingHour(now)) return 0
  const due = await listRequestRows(
    [
      sql`q.state = 'requested'`,
      sql`q.reminded_at is null`,
      sql`q.requested_at <= ${now.getTime() - reminderDelay}`,
    ],
    { limit: maxReminders },
  )
  for (const request of due)
    await strapi.db.transaction(async ({ trx }) => {
      if ((await lockRequest(trx, request)) !== 'requested') return
      const claimed = await trx('order_requests')
        .where({ id: request.id, reminded_at: null })
        .update({ reminded_at: now.getTime() })
      if (claimed === 0) return
      const lines = await listRequestLines(request.id)
      const units = lines.map(({ business_unit_id }) => business_unit_id)
      const sought = { requester: request.user_id, units, total: request.total }
      await notifyDeciders(
        request,
        chooseDeciders(await listApprovers(request.organisation_id), sought),
        'reminder',
      )
    })
  return due.length
}
