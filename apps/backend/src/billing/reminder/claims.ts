import { z } from 'zod'
import { insertRows } from '#src/platform/database/insert-rows'

const uid = 'api::reminder.reminder'
const batchSize = 200
const keyRows = z.array(z.object({ key: z.string() }))

/** Returns those of the keys that are already claimed. */
export async function findClaimedKeys(keys: readonly string[]): Promise<Set<string>> {
  const claimed = new Set<string>()
  for (let from = 0; from < keys.length; from += batchSize) {
    const rows: { key: string }[] = await strapi.db.query(uid).findMany({
      where: { key: { $in: keys.slice(from, from + batchSize) } },
      select: ['key'],
    })
    for (const { key } of rows) claimed.add(key)
  }
  return claimed
}

/**
 * Claims reminders and returns the keys that had not been claimed before. Call this in the transaction that
 * enqueues their email.
 */
export async function claimReminders(keys: readonly string[], now: Date): Promise<Set<string>> {
  return await strapi.db.transaction(async ({ trx }) => {
    const rows = keys.map(key => ({ key, sent_at: now }))
    const claimed = await insertRows(trx, 'reminders', rows, 'on conflict (key) do nothing returning key')
    return new Set(keyRows.parse(claimed).map(({ key }) => key))
  })
}
