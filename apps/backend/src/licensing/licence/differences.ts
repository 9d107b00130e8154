import { maxListedDifferences } from '#src/billing'
import { coveringPeriodsClause, licenceStateExpression } from './state-expression'

// Licences are updated right after a payment, and the hourly job repairs missed updates.
const repairTime = 2 * 60 * 60_000

const zones = () =>
  strapi.db
    .connection('zones as z')
    .limit(maxListedDifferences)
    .join('business_units as u', 'u.id', 'z.business_unit_id')
    .whereNull('u.deleted_at')

const running = `${coveringPeriodsClause} and s.starts_at <= ? and s.expired_date > ? and s.suspended = ?`

/** Units with a zone that has a running period but no licence. */
const withoutLicence = (now: number) =>
  zones()
    .whereRaw(`exists (select 1 ${running})`, [new Date(now - repairTime), new Date(now), false] as never[]) // knex's type excludes dates
    .whereRaw('not exists (select 1 from licences as l where l.zone_id = z.id)')
    .distinct('u.cid as reference')

// Finance, which reads the result, may not read the codes of licences.
const licences = () => zones().join('licences as l', 'l.zone_id', 'z.id').distinct('u.cid as reference')

/** Licences whose recorded state matches neither the current periods nor those `repairTime` ago. */
function wrongState(now: number) {
  const found = licences()
  for (const at of [now, now - repairTime]) {
    const { sql, values } = licenceStateExpression(at)
    found.whereRaw(`(${sql}) <> l.state`, values as never[]) // knex's type excludes dates
  }
  return found
}

/** Licences without a signed version for their running period. */
const withoutVersion = (now: number) =>
  licences()
    .whereNull('l.revoked_at')
    .whereRaw(
      `exists (select 1 ${running} and not exists (
        select 1 from licence_versions as v where v.licence_id = l.id and v.subscription_id = s.id))`,
      [new Date(now - repairTime), new Date(now), false] as never[], // knex's type excludes dates
    )

/** The differences between running periods and licences, for the check of payments. */
export const licenceDifferences = {
  'no-licence': withoutLicence,
  'licence-state': wrongState,
  'licence-version': withoutVersion,
}
