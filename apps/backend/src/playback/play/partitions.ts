import { z } from 'zod'
import type { Transaction } from '#src/platform/database/transaction'
import { dayAfter, startOfJakartaDay, toJakartaDay } from '#src/platform/runtime/jakarta'

/** The number of days for which partitions exist in advance. */
const daysAhead = 14
const hour = 3_600_000
/** The time after its start in which a play may arrive (35 days), and that by which its device's clock may be ahead. */
export const maxDelay = 36 * 24 * hour
export const clockTolerance = hour

/**
 * The times at which plays that started in a span of time may have arrived: devices deliver plays for up to 35 days, and
 * their clocks may be ahead. Queries need these bounds, so that they only read the partitions of these days.
 */
export const getArrivalBounds = (from: number, until: number): [number, number] => [
  from - clockTolerance,
  until + maxDelay,
]

const foundRows = z.object({ rows: z.array(z.object({ exists: z.boolean() })) })

/** The partition of the plays from before there were partitions ends later than a given time. */
const isFormer = `exists (select from pg_class where oid = to_regclass('plays_former')
  and (regexp_match(pg_get_expr(relpartbound, oid), 'TO \\(\\D*(\\d+)'))[1]::bigint > ?)`

/** Whether plays of the day already have a partition, which may be the default one. */
async function isStored(trx: Transaction, name: string, from: number, until: number): Promise<boolean> {
  const result: unknown = await trx.raw(
    `select to_regclass(?) is not null or ${isFormer}
      or exists (select from plays_default where received_at >= ? and received_at < ?) as exists`,
    [name, from, from, until],
  )
  return foundRows.parse(result).rows[0]?.exists === true
}

/** Creates the partition of a day before it is attached, so that plays can arrive meanwhile. */
async function createPartition(trx: Transaction, date: string): Promise<void> {
  const name = `plays_${date.replaceAll('-', '')}`
  const [from, until] = [startOfJakartaDay(date), startOfJakartaDay(dayAfter(date))]
  if (await isStored(trx, name, from, until)) return
  await trx.raw(`create table ${name} (like plays including defaults)`)
  await trx.raw(`alter table ${name} add constraint ${name}_play_id_unique unique (play_id)`)
  await trx.raw(`alter table ${name} add constraint ${name}_boot_unique unique (player_id, boot, seq)`)
  await trx.raw(`create trigger ${name}_no_truncate before truncate on ${name}
    for each statement execute function refuse_change()`)
  await trx.raw(`alter table plays attach partition ${name} for values from (${from}) to (${until})`)
}

/**
 * Creates the partitions of today and the days ahead that are missing. A day whose plays have already arrived without
 * one keeps them in the default partition.
 */
export async function ensurePlayPartitions(now: number = Date.now(), days = daysAhead): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    await trx.raw(`select pg_advisory_xact_lock(hashtext('plays partitions'))`)
    let date = toJakartaDay(now)
    for (let index = 0; index <= days; index += 1, date = dayAfter(date)) await createPartition(trx, date)
  })
}
