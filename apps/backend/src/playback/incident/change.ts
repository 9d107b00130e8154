import { enqueue } from '#src/platform/jobs/queue'
import { incidentAlertJob } from './alert-job'
import { incidentChanged } from './events'
import type { CurrentIncident } from './row'

/** Incidents that open within this many milliseconds share an email, for example if a region goes offline. */
const bundleFor = 60_000

/** Opens a pending incident and notifies members; does nothing if another process has already opened it. */
export async function openIncident({ id, organisation_id }: CurrentIncident, now: number): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const count: number = await trx('incidents')
      .where({ id })
      .whereNull('opened_at')
      .whereNull('closed_at')
      .update({ opened_at: now })
    if (count !== 1) return
    await enqueue(
      incidentAlertJob,
      { organisation: organisation_id },
      { key: `${organisation_id}:${Math.floor((now + bundleFor) / bundleFor)}`, startAfter: bundleFor },
    )
    await incidentChanged.raise({ change: 'incident.opened', id, now })
  })
}

/**
 * Closes an incident whose fault ended at `endedAt`; does nothing if another process has already closed it.
 */
export async function closeIncident({ id }: CurrentIncident, endedAt: number, now = endedAt): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const count: number = await trx('incidents')
      .where({ id })
      .whereNotNull('opened_at')
      .whereNull('closed_at')
      .update({ closed_at: endedAt, cleared_at: endedAt })
    if (count === 1) await incidentChanged.raise({ change: 'incident.closed', id, now })
  })
}
