import { z } from 'zod'
import { type Actor, graceDays, recordAuditEntry, zonesChanged } from '#src/customers'
import { addDays } from '#src/platform/runtime/jakarta'
import { periodsChanged } from './events'
import { listPeriods } from './row'

const uid = 'api::subscription.subscription'
const unitUid = 'api::business-unit.business-unit'

const runningRow = z.object({
  id: z.number(),
  documentId: z.string(),
  package_title: z.string(),
  starts_at: z.coerce.date(),
  expired_date: z.coerce.date(),
  business_unit: z.object({ id: z.number(), documentId: z.string(), name: z.string() }),
})
export type RunningSubscription = z.output<typeof runningRow>

const isRunning = (organisation: number, now: Date) => ({
  organisation_id: organisation,
  expired_date: { $gt: now },
  business_unit: { id: { $notNull: true } },
})

/** The paid periods of an organisation that have not ended, including those that have not started. */
export async function listRunningSubscriptions(
  organisation: number,
  now: Date,
  limit?: number,
): Promise<RunningSubscription[]> {
  const rows: unknown = await strapi.db.query(uid).findMany({
    where: isRunning(organisation, now),
    populate: { business_unit: true },
    orderBy: [{ expired_date: 'desc' }, { id: 'asc' }],
    ...(limit !== undefined && { limit }),
  })
  return z.array(runningRow).parse(rows)
}

export const countRunningSubscriptions = (organisation: number, now: Date): Promise<number> =>
  strapi.db.query(uid).count({ where: isRunning(organisation, now) })

async function endSubscription(
  { id, starts_at, business_unit: unit }: RunningSubscription,
  now: Date,
): Promise<void> {
  if (starts_at < now) {
    await strapi.db.query(uid).update({ where: { id }, data: { expired_date: now, ended_early: true } })
    return
  }
  // A period that has not started is deleted, because it cannot end before its start.
  await strapi.db.query(uid).delete({ where: { id } })
  const [last] = await listPeriods(unit.id)
  const data = { current_subscription: last?.id ?? null }
  await strapi.db.query(unitUid).update({ where: { id: unit.id }, data })
}

const graceRows = z.array(
  z.object({ id: z.number(), business_unit: z.object({ id: z.number() }).nullable() }),
)

/** Ends the grace periods of an organisation that nobody will renew. Call this in a transaction. */
export async function endGracePeriods(organisation: number, actor: Actor, now: Date): Promise<void> {
  const rows: unknown = await strapi.db.query(uid).findMany({
    where: { organisation_id: organisation, expired_date: { $lte: now, $gt: addDays(now, -graceDays) } },
    populate: { business_unit: { select: ['id'] } },
  })
  const ended = graceRows.parse(rows)
  if (ended.length === 0) return
  await strapi.db.query(uid).updateMany({
    where: { id: { $in: ended.map(({ id }) => id) } },
    data: { ended_early: true },
  })
  const units = [...new Set(ended.flatMap(({ business_unit }) => business_unit?.id ?? []))]
  await periodsChanged.raise({ units, actor, now: now.getTime() })
  await zonesChanged.raise({ units })
}

/**
 * Ends all paid periods of an organisation now, without a refund or a grace period. Licences are updated
 * immediately. Call this in a transaction.
 */
export async function endRunningSubscriptions(organisation: number, actor: Actor, now: Date): Promise<void> {
  const running = await listRunningSubscriptions(organisation, now)
  for (const subscription of running) {
    await endSubscription(subscription, now)
    await recordAuditEntry({
      action: 'subscription.ended',
      actor,
      subject: 'subscription',
      subjectId: subscription.documentId,
      organisation,
      details: { name: subscription.business_unit.name },
    })
  }
  const units = [...new Set(running.map(({ business_unit }) => business_unit.id))]
  await periodsChanged.raise({ units, actor, now: now.getTime() })
  await zonesChanged.raise({ units })
  await endGracePeriods(organisation, actor, now)
}
