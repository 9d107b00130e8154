import type { Transaction } from '#src/platform/database/transaction'
import { arrivedWithSeal } from '#src/reporting/seal/rows'
import { checkArchive } from './check'
import { type OnDay, requireSeal } from './create'
import { partSize } from './files'
import { findArchive, type UsageArchive } from './rows'
import { lastRemovableMonth } from './rules/month'
import { getRetentionMonths } from './settings'

async function changeState(
  trx: Transaction,
  month: string,
  from: UsageArchive['state'],
  to: UsageArchive['state'],
) {
  const changed: number = await trx('usage_archives')
    .where({ month, state: from })
    .update({ state: to, changed_at: Date.now() })
  if (changed !== 1) throw new Error(`The archive of ${month} is being changed by another process`)
}

async function requireRemovable(month: string, now: number): Promise<UsageArchive> {
  const archive = await findArchive(month)
  if (!archive) throw new Error(`${month} is not archived`)
  const keepMonths = await getRetentionMonths()
  if (month > lastRemovableMonth(keepMonths, now))
    throw new Error(`The plays of ${month} stay in the database until they are ${keepMonths} months old`)
  return archive
}

/**
 * Deletes the plays of a part. The database allows the deletion only within this transaction and only for
 * this month.
 */
const deletePart = (month: string, seal: number, from: number) =>
  strapi.db.transaction(async ({ trx }) => {
    await changeState(trx, month, 'removed', 'removing')
    const leaves = trx('seal_leaves')
      .where({ seal })
      .where('position', '>=', from)
      .where('position', '<', from + partSize)
      .select('play_id')
    await trx('plays as p').whereIn('id', leaves).where(arrivedWithSeal(seal)).delete()
    await changeState(trx, month, 'removing', 'removed')
  })

/**
 * Removes an archived month's plays from the database after reading and verifying all of its files. From
 * then on, logs and reports are read from the files. Can be repeated after an interruption.
 */
export async function removePlays(month: string, onDay: OnDay = () => undefined, now = Date.now()) {
  const { state, from_seal, through_seal, plays } = await requireRemovable(month, now)
  await checkArchive(month)
  if (state === 'stored')
    await strapi.db.transaction(({ trx }) => changeState(trx, month, 'stored', 'removed'))
  for (let number = from_seal; number <= through_seal; number += 1) {
    const { day, size } = await requireSeal(number)
    for (let from = 0; from < size; from += partSize) await deletePart(month, number, from)
    onDay(day, size)
  }
  return { plays }
}
