import { z } from 'zod'
import { reconcileLicences } from './reconcile'
import { coveringPeriodsClause, licenceStateExpression, licensedEndExpression } from './state-expression'
import { refreshStatusLists } from './status-job'

const batchSize = 100
const leadTime = 2 * 60 * 60_000

const unitRows = z.array(z.object({ unit: z.number() }))

const missesVersion = `l.revoked_at is null and exists (select 1 ${coveringPeriodsClause} and s.starts_at <= ? and s.expired_date > ?
  and s.suspended = ? and not exists (
    select 1 from licence_versions as v where v.licence_id = l.id and v.subscription_id = s.id))`

/** When a period ends as it is recorded: with its grace period once that has begun. */
const recordedEnd = `(case when s.expired_date > ? then s.expired_date else ${licensedEndExpression} end)`

/** Licences whose times have not been recorded, or only to an earlier end. */
const missesRecord = `exists (select 1 ${coveringPeriodsClause} and s.starts_at <= ? and s.expired_date > z.created_at
  and s.suspended = ? and not exists (
    select 1 from licensed_periods as lp where lp.licence_id = l.id and lp.subscription_id = s.id
    and (lp.until_at >= (extract(epoch from ${recordedEnd}) * 1000)::bigint or ${licensedEndExpression} <= ?)))
  and l.revoked_at is null`

const changedSince = `l.settled_at is null or u.updated_at > l.settled_at or z.updated_at > l.settled_at`

const signedByRevokedKey = `exists (select 1 from licence_keys as k where k.revoked_at is not null and k.key_id = (
  select v.key_id from licence_versions as v where v.licence_id = l.id order by v.number desc limit 1))`

/** The next units, ordered by id, that have an outdated licence. */
async function listOutdated(after: number, now: number): Promise<number[]> {
  const at = new Date(now)
  const soon = new Date(now + leadTime)
  const { sql, values } = licenceStateExpression(now)
  const rows: unknown = await strapi.db
    .connection('licences as l')
    .join('zones as z', 'z.id', 'l.zone_id')
    .join('business_units as u', 'u.id', 'z.business_unit_id')
    .where('u.id', '>', after)
    .where(outdated =>
      outdated
        .whereRaw(`(${sql}) <> l.state`, values as never[]) // knex's type excludes dates
        .orWhereRaw(`(${missesVersion})`, [soon, at, false] as never[])
        .orWhereRaw(`(${missesRecord})`, [soon, false, at, at] as never[])
        .orWhereRaw(`(${changedSince})`)
        .orWhereRaw(signedByRevokedKey),
    )
    .orderBy('u.id')
    .distinct('u.id as unit')
    .limit(batchSize)
  return unitRows.parse(rows).map(({ unit }) => unit)
}

type Options = { now?: number; notify?: boolean; signal?: AbortSignal }

/**
 * Reconciles every outdated licence: its state has changed, a version or its recorded time is missing, its zone
 * or unit has been updated, or the key of its last version was revoked. If a run is interrupted, the next run continues,
 * because licences that are up to date are not selected again.
 */
export async function repairLicences({
  now = Date.now(),
  notify = true,
  signal,
}: Options = {}): Promise<void> {
  for (let after = 0; !signal?.aborted; ) {
    const units = await listOutdated(after, now)

    await reconcileLicences(units, { now, notify })
    const last = units.at(-1)
    if (last === undefined || units.length < batchSize) break
    after = last
  }
  await refreshStatusLists(now)
}
