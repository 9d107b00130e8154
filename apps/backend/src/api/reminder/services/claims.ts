const uid = 'api::reminder.reminder'
const together = 200

/** Of some reminders those that were placed before. */
export async function findClaimedKeys(keys: readonly string[]): Promise<Set<string>> {
  const settled = new Set<string>()
  for (let from = 0; from < keys.length; from += together) {
    const rows: { key: string }[] = await strapi.db.query(uid).findMany({
      where: { key: { $in: keys.slice(from, from + together) } },
      select: ['key'],
    })
    for (const { key } of rows) settled.add(key)
  }
  return settled
}

/** Writes reminders down and answers those that nobody wrote first; belongs in the transaction that places their mail. */
export async function claimReminders(keys: readonly string[], now: Date): Promise<Set<string>> {
  return await strapi.db.transaction(async ({ trx }) => {
    const claimed = new Set<string>()
    for (let from = 0; from < keys.length; from += together) {
      const rows: { key: string }[] = await strapi.db
        .connection('reminders')
        .transacting(trx)
        .insert(keys.slice(from, from + together).map(key => ({ key, sent_at: now })))
        .onConflict('key')
        .ignore()
        .returning('key')
      for (const { key } of rows) claimed.add(key)
    }
    return claimed
  })
}
