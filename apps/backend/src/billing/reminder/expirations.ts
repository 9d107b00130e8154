import { z } from 'zod'
import { listOpenOrders } from '#src/billing/order/eligibility'
import { endedEarlyColumn, existingUnitRows, joinSubscription } from '#src/customers'
import { addDays } from '#src/platform/runtime/jakarta'
import { findDueReminder, maxNoticeDays, type ReminderDay } from './rules/due'

const dueRow = z.object({
  id: z.number(),
  organisation: z.number(),
  starts_at: z.coerce.date(),
  expired_date: z.coerce.date(),
  ended_early: z.coerce.boolean(),
  stopped: z.coerce.boolean(),
})

const expirationRow = z.object({
  documentId: z.string(),
  starts_at: z.coerce.date(),
  expired_date: z.coerce.date(),
  ended_early: endedEarlyColumn,
  business_unit: z.object({ id: z.number(), documentId: z.string(), brand_name: z.string() }),
  package_title: z.string(),
})

/** `open_order` is the id of the unit's order that awaits payment, or null if there is none. */
export type Expiration = z.output<typeof expirationRow> & { open_order: string | null }

/** `stopped` is true if members have stopped the renewal and are only told that the subscription ends. */
export type ReminderGroup = { organisation: number; day: ReminderDay; stopped: boolean; periods: number[] }

// Renewing a unit would not restore its music if all of its licences are revoked.
const withoutRevoked = `not exists (
    select 1 from licences as l join zones as z on z.id = l.zone_id
    where z.business_unit_id = u.id and l.revoked_at is not null)
  or exists (
    select 1 from licences as l join zones as z on z.id = l.zone_id
    where z.business_unit_id = u.id and z.number <= s.zone_count and l.revoked_at is null)`

const renewalStopped = `exists (
    select 1 from scheduled_changes as c where c.business_unit_id = u.id and c.package_key is null)`

/** The day of the only reminder of a subscription whose renewal was stopped. */
const lastNoticeDay: ReminderDay = 7

/**
 * The subscriptions due for a reminder, grouped by organisation and notice. Only the newest period of each
 * unit is considered, so renewed periods are left out, as are suspended subscriptions, trials, those that ended early and units
 * whose licences are all revoked. Only dates are read here, because few subscriptions are due on any day.
 */
export async function listDueGroups(now: Date): Promise<ReminderGroup[]> {
  const rows = await joinSubscription(existingUnitRows())
    .where('s.expired_date', '>', addDays(now, -8))
    .where('s.expired_date', '<=', addDays(now, maxNoticeDays))
    .where('s.suspended', false)
    .whereRaw('s.trial is not true')
    .whereRaw(`(${withoutRevoked})`)
    .where(current => current.whereRaw('s.ended_early is not true').orWhere('s.expired_date', '>', now))
    .select('s.id', 's.starts_at', 's.expired_date', 's.ended_early', 'u.organisation_id as organisation')
    .select(strapi.db.connection.raw(`${renewalStopped} as stopped`))
    .orderBy('s.id')
  const groups = new Map<string, ReminderGroup>()
  for (const { id, organisation, stopped, ...dates } of z.array(dueRow).parse(rows)) {
    const day = findDueReminder(dates, now)
    if (day === null || (stopped && day !== lastNoticeDay)) continue
    const key = `${organisation}.${day}.${stopped}`
    const group = groups.get(key) ?? { organisation, day, stopped, periods: [] }
    group.periods.push(id)
    groups.set(key, group)
  }
  return [...groups.values()]
}

export async function listExpirations({ periods }: ReminderGroup): Promise<Expiration[]> {
  const rows: unknown = await strapi.db.query('api::subscription.subscription').findMany({
    where: { id: { $in: periods } },
    populate: { business_unit: true },
    orderBy: { id: 'asc' },
  })
  const expirations = z.array(expirationRow).parse(rows)
  const open = await listOpenOrders(expirations.map(({ business_unit: { id } }) => id))
  const orders = new Map(open.map(({ unit, documentId }) => [unit, documentId]))
  return expirations.map(expiration => ({
    ...expiration,
    open_order: orders.get(expiration.business_unit.id) ?? null,
  }))
}
