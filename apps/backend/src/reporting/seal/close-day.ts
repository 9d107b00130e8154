import { z } from 'zod'
import type { Transaction } from '#src/platform/database/transaction'
import { dayAfter, startOfJakartaDay, toJakartaDay } from '#src/platform/runtime/jakarta'
import { findLastSealDay, findSealDay, type SealDay } from './rows'
import { sealingTime } from './rules/days'

const whole = z.coerce.number().int()
const firstRow = z.object({ first: whole.nullable() })
const assignedRows = z.object({
  rows: z.array(
    z.object({
      size: whole,
      highest_play: whole.nullable(),
      first_received_at: whole.nullable(),
      last_received_at: whole.nullable(),
    }),
  ),
})

/** The day on which the first play arrived, or null if there is none. */
async function findFirstDay(): Promise<string | null> {
  const row: unknown = await strapi.db.connection('plays').min({ first: 'received_at' }).first()
  const { first } = firstRow.parse(row)
  return first === null ? null : toJakartaDay(first)
}

type NewDay = { number: number; day: string; previous: SealDay | null; afterPlay: number }

const assignment = `with
  found as (
    select row_number() over (order by p.id) - 1 as position, p.id, p.received_at from plays as p
    where p.id > ? and p.received_at < ? and not exists (select 1 from seal_leaves as l where l.play_id = p.id)
  ),
  assigned as (insert into seal_leaves (seal, position, play_id) select ?, position, id from found)
  select count(*) as size, max(id) as highest_play, min(received_at) as first_received_at,
    max(received_at) as last_received_at from found`

async function assignPlays(trx: Transaction, { number, day, previous, afterPlay }: NewDay, now: number) {
  const result: unknown = await trx.raw(assignment, [afterPlay, startOfJakartaDay(dayAfter(day)), number])
  const [assigned] = assignedRows.parse(result).rows
  const highest_play = Math.max(assigned?.highest_play ?? 0, previous?.highest_play ?? 0)
  await trx('seal_days').insert({ number, day, ...assigned, highest_play, closed_at: now })
}

/**
 * Closes the next day: assigns the plays received by its end to its seal, in one transaction. Returns null if
 * no day is due. If two processes close the same day, the unique columns stop one of them, and both processes
 * use the same assignment.
 */
export async function closeNextDay(now: number): Promise<SealDay | null> {
  const previous = await findLastSealDay()
  const day = previous ? dayAfter(previous.day) : await findFirstDay()
  if (day === null || now < sealingTime(day)) return null
  const number = (previous?.number ?? 0) + 1
  // A play with a smaller id may be committed after one with a larger id, so the search starts two seals back.
  const afterPlay = (await findSealDay(number - 2))?.highest_play ?? 0
  try {
    await strapi.db.transaction(({ trx }) => assignPlays(trx, { number, day, previous, afterPlay }, now))
  } catch (error) {
    if (!(await findSealDay(number))) throw error
  }
  return findSealDay(number)
}
