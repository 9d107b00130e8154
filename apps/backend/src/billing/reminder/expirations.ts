import { z } from 'zod'
import { existingUnitRows, joinSubscription, refundedColumn } from '#src/customers'
import { addDays } from '#src/platform/runtime/jakarta'
import { findDueReminder, maxNoticeDays, type ReminderDay } from './rules/due'

const dueRow = z.object({
  id: z.number(),
  organisation: z.number(),
  starts_at: z.coerce.date(),
  expired_date: z.coerce.date(),
  refunded: z.coerce.boolean(),
})

const expirationRow = z.object({
  documentId: z.string(),
  starts_at: z.coerce.date(),
  expired_date: z.coerce.date(),
  refunded: refundedColumn,
  business_unit: z.object({ id: z.number(), documentId: z.string(), brand_name: z.string() }),
  package_title: z.string(),
})

/** `open_order` is the id of the unit's order that awaits payment, or null if there is none. */
export type Expiration = z.output<typeof expirationRow> & { open_order: string | null }
const openOrderRows = z.array(z.object({ documentId: z.string(), open_for: z.string() }))

export type ReminderGroup = { organisation: number; day: ReminderDay; periods: number[] }

// Renewing a unit would not restore its music if all of its licences are revoked.
const withoutRevoked = `not exists (
    select 1 from licences as l join zones as z on z.id = l.zone_id
    where z.business_unit_id = u.id and l.revoked_at is not null)
  or exists (
    select 1 from licences as l join zones as z on z.id = l.zone_id
    where z.business_unit_id = u.id and z.number <= s.zone_count and l.revoked_at is null)`

/**
 * The subscriptions due for a reminder, grouped by organisation and notice. Only the newest period of each
 * unit is considered, so renewed periods are left out, as are suspended and refunded subscriptions and units
 * whose licences are all revoked. Only dates are read here, because few subscriptions are due on any day.
 */
export async function listDueGroups(now: Date): Promise<ReminderGroup[]> {
  const rows = await joinSubscription(existingUnitRows())
    .where('s.expired_date', '>', addDays(now, -8))
    .where('s.expired_date', '<=', addDays(now, maxNoticeDays))
    .where('s.suspended', false)
    .whereRaw(`(${withoutRevoked})`)
    .whereRaw('s.refunded is not true')
    .select('s.id', 's.starts_at', 's.expired_date', 's.refunded', 'u.organisation_id as organisation')
    .orderBy('s.id')
  const groups = new Map<string, ReminderGroup>()
  for (const { id, organisation, ...dates } of z.array(dueRow).parse(rows)) {
    const day = findDueReminder(dates, now)
    if (day === null) continue
    const group = groups.get(`${organisation}.${day}`) ?? { organisation, day, periods: [] }
    group.periods.push(id)
    groups.set(`${organisation}.${day}`, group)
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
  const open: unknown = await strapi.db.query('api::order.order').findMany({
    where: { open_for: { $in: expirations.map(({ business_unit }) => business_unit.documentId) } },
    select: ['id', 'documentId', 'open_for'],
  })
  const orders = new Map(openOrderRows.parse(open).map(({ open_for, documentId }) => [open_for, documentId]))
  return expirations.map(expiration => ({
    ...expiration,
    open_order: orders.get(expiration.business_unit.documentId) ?? null,
  }))
}
