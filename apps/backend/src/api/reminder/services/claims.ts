import { violatedColumn } from '../../../database-errors'

const uid = 'api::reminder.reminder'

/** For so long a claim without its mail is another process at work; after that it stopped, and its mail is made up for. */
const leaseMinutes = 30

const staleAt = (now: Date) => new Date(now.getTime() - leaseMinutes * 60_000)

/** Of some reminders those that were sent, or are just being sent. */
export async function settledKeys(keys: readonly string[], now: Date): Promise<Set<string>> {
  const settled = new Set<string>()
  for (let from = 0; from < keys.length; from += 500) {
    const rows: { key: string }[] = await strapi.db.query(uid).findMany({
      where: {
        key: { $in: keys.slice(from, from + 500) },
        $or: [{ sent_at: { $notNull: true } }, { claimed_at: { $gte: staleAt(now) } }],
      },
      select: ['key'],
    })
    for (const { key } of rows) settled.add(key)
  }
  return settled
}

/** The first process that writes the row sends the mail, or the first that finds the row of one which stopped. */
export async function claim(key: string, now: Date): Promise<boolean> {
  const reminders = strapi.db.query(uid)
  try {
    await reminders.create({ data: { key, claimed_at: now } })
    return true
  } catch (error) {
    if (violatedColumn(error) === null) throw error
  }
  const { count } = await reminders.updateMany({
    where: { key, sent_at: { $null: true }, claimed_at: { $lt: staleAt(now) } },
    data: { claimed_at: now },
  })
  return count === 1
}

export async function settle(keys: readonly string[], now: Date): Promise<void> {
  await strapi.db.query(uid).updateMany({ where: { key: { $in: [...keys] } }, data: { sent_at: now } })
}
