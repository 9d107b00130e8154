import { z } from 'zod'
import { existingUnitRows, joinSubscription } from '#src/api/membership/services/scoped-rows'
import { endedByRefund } from '#src/api/payment/services/ended-orders'
import { addDays } from '#src/api/subscription/rules/jakarta'
import { getDueReminder, maxNoticeDays, type ReminderDay } from '../rules/due'

const dueRow = z.object({
  id: z.number(),
  organisation: z.number(),
  starts_at: z.coerce.date(),
  expired_date: z.coerce.date(),
})

const expirationRow = z.object({
  documentId: z.string(),
  starts_at: z.coerce.date(),
  expired_date: z.coerce.date(),
  business_unit: z.object({ id: z.number(), documentId: z.string(), brand_name: z.string() }),
  package_title: z.string(),
  order: z.object({ id: z.number() }).nullish(),
})

/** `open_order`: the unit's order that awaits payment, i.e. a renewal that only has to be paid. */
export type Expiration = Omit<z.output<typeof expirationRow>, 'order'> & { open_order: string | null }
const openOrderRows = z.array(z.object({ documentId: z.string(), open_for: z.string() }))

export type ReminderGroup = { organisation: number; day: ReminderDay; periods: number[] }

// A renewal would not bring music to a unit whose licences are all revoked.
const withoutRevoked = `not exists (
    select 1 from licences as l join zones as z on z.id = l.zone_id
    where z.business_unit_id = u.id and l.revoked_at is not null)
  or exists (
    select 1 from licences as l join zones as z on z.id = l.zone_id
    where z.business_unit_id = u.id and z.number <= s.zone_count and l.revoked_at is null)`

type JoinTable = { name: string; joinColumn: { name: string }; inverseJoinColumn: { name: string } }

/** The refunds that ended the subscription `s`: of its order, or of the whole payment of several orders. */
function endingRefunds() {
  const { attributes } = strapi.db.metadata.get('api::subscription.subscription')
  const { joinTable } = attributes.order as unknown as { joinTable: JoinTable }
  const order = `o.${joinTable.inverseJoinColumn.name}`
  return strapi.db
    .connection(`${joinTable.name} as o`)
    .whereRaw('?? = s.id', [`o.${joinTable.joinColumn.name}`])
    .join('refunds as f', 'f.ended_period', strapi.db.connection.raw('?', [true]))
    .whereRaw(
      `(f.order_id = ?? or (f.order_id is null and f.attempt_id in (
        select p.attempt_id from payment_attempt_orders as p where p.order_id = ?? and p.outcome = 'applied')))`,
      [order, order],
    )
    .select('f.id')
}

/**
 * The subscriptions due for a reminder, grouped by organisation and notice. Only the newest period of each unit
 * counts, so renewed ones are left out, as are units whose licences are all revoked and subscriptions whose price was returned. Only dates are read here, because
 * only a few of many subscriptions are due on a given day.
 */
export async function listDueGroups(now: Date): Promise<ReminderGroup[]> {
  const rows = await joinSubscription(existingUnitRows())
    .where('s.expired_date', '>', addDays(now, -8))
    .where('s.expired_date', '<=', addDays(now, maxNoticeDays))
    .where('s.suspended', false)
    .whereRaw(`(${withoutRevoked})`)
    .whereNotExists(endingRefunds())
    .select('s.id', 's.starts_at', 's.expired_date', 'u.organisation_id as organisation')
    .orderBy('s.id')
  const groups = new Map<string, ReminderGroup>()
  for (const { id, organisation, ...dates } of z.array(dueRow).parse(rows)) {
    const day = getDueReminder(dates, now)
    if (day === null) continue
    const group = groups.get(`${organisation}.${day}`) ?? { organisation, day, periods: [] }
    group.periods.push(id)
    groups.set(`${organisation}.${day}`, group)
  }
  return [...groups.values()]
}

const idRows = z.array(z.object({ id: z.number() }))

/** Nobody is asked to renew what was ended because the money was returned. */
async function withoutRefunded<T extends { order?: { id: number } | null }>(expirations: T[]): Promise<T[]> {
  const orders = expirations.flatMap(({ order }) => order?.id ?? [])
  const ended: unknown = await strapi.db
    .connection('orders as r')
    .whereIn('r.id', orders)
    .whereRaw(endedByRefund('r.id'), [true])
    .select('r.id')
  const ids = new Set(idRows.parse(ended).map(({ id }) => id))
  return expirations.filter(({ order }) => !order || !ids.has(order.id))
}

export async function listExpirations({ periods }: ReminderGroup): Promise<Expiration[]> {
  const rows: unknown = await strapi.db.query('api::subscription.subscription').findMany({
    where: { id: { $in: periods } },
    populate: { business_unit: true, order: { select: ['id'] } },
    orderBy: { id: 'asc' },
  })
  const expirations = await withoutRefunded(z.array(expirationRow).parse(rows))
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
