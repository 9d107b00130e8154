import { z } from 'zod'
import { fullName } from '#src/customers'
import { integerColumn } from '#src/platform/database/columns'
import { select } from '#src/platform/database/select'
import { inArray, joinSql, sql } from '#src/platform/database/sql'
import { reminderDays } from './rules/due'

const renewalRow = z.object({
  unit: integerColumn,
  period: integerColumn,
  order_id: z.string().nullable(),
  trial: z.boolean(),
})
const reminderRow = z.object({
  period: integerColumn,
  first_name: z.string(),
  last_name: z.string().nullable(),
  sent_at: z.date(),
})

export type UnpaidRenewal = {
  /** The order that awaits payment, or null if the renewal has not been ordered. */
  order: string | null
  /** Whether what has ended is a trial. */
  trial: boolean
  /** The members who were reminded by email, and when. */
  told: { name: string; at: Date[] }[]
}

/** The last periods of units, if they have ended and did not end early or were trials, with the order that awaits payment. */
const listEndedPeriods = (units: readonly number[], now: Date) =>
  select(
    sql`select p.unit, p.period, p.trial, (select r.document_id from order_lines l join orders r on r.id = l.order_id
          where l.open_unit_id = p.unit limit 1) as order_id
      from (select distinct on (s.business_unit_id) s.business_unit_id as unit, s.id as period,
          s.expired_date, s.ended_early, s.trial is true as trial
        from subscriptions s where ${inArray(sql`s.business_unit_id`, units)}
        order by s.business_unit_id, s.expired_date desc, s.id desc) p
      where p.expired_date <= ${now} and (p.ended_early is not true or p.trial)`,
    renewalRow,
  )

/** The reminders of periods that were sent to people who are still members, oldest first. */
const listReminders = (periods: readonly number[]) =>
  select(
    sql`select s.id as period, a.first_name, a.last_name, r.sent_at
      from subscriptions s
      join memberships m on m.organisation_id = s.organisation_id and m.deactivated_at is null
      join up_users a on a.id = m.user_id
      cross join (values ${joinSql(
        [...reminderDays, 'trial-ending', 'trial-ended'].map(notice => sql`(${`.${notice}.`})`),
        ', ',
      )}) as d (notice)
      join reminders r on r.key = s.document_id || d.notice || a.document_id
      where ${inArray(sql`s.id`, periods)}
      order by r.sent_at, r.id`,
    reminderRow,
  )

/**
 * The renewals of units that have not been paid, keyed by unit, and who was told. The number of statements does not
 * depend on the number of units.
 */
export async function listUnpaidRenewals(
  units: readonly number[],
  now: Date,
): Promise<Map<number, UnpaidRenewal>> {
  const ended = units.length > 0 ? await listEndedPeriods(units, now) : []
  const reminders = ended.length > 0 ? await listReminders(ended.map(({ period }) => period)) : []
  const byPeriod = Map.groupBy(reminders, ({ period }) => period)
  return new Map(
    ended.map(({ unit, period, order_id: order, trial }) => {
      const byName = Map.groupBy(byPeriod.get(period) ?? [], fullName)
      const told = [...byName].map(([name, own]) => ({ name, at: own.map(({ sent_at }) => sent_at) }))
      return [unit, { order, trial, told }]
    }),
  )
}
