import { isValidScreenCode } from '@bgm/playback'
import { type IssuedLicenceState, isValidLicence, parseLicenceCode } from '@bgm/validation'
import { z } from 'zod'
import { getTerms, listPauses } from '#src/billing'
import { decrypt } from '#src/platform/runtime/cryptography'
import { liveSecretPurpose } from './issue'
import { listRecordedPeriods } from './licensed-periods'
import { listLicencePeriods } from './periods'
import { reconcileLicences } from './reconcile'
import { deriveShownStatus } from './rules/state'
import { findCurrentVersion, listLicenceVersions, type VersionRow } from './version-row'

const licenceRow = z.object({
  id: z.number(),
  code: z.string(),
  state: z.string(),
  state_since: z.coerce.date().nullable(),
  live_secret: z.string(),
  revoked_at: z.coerce.number().nullable(),
  revocation_reason: z.string().nullable(),
  zone_id: z.number(),
  // The columns of the zone and its unit are null once staff have deleted them.
  number: z.number().nullable(),
  unit: z.number().nullable(),
  time_zone: z.string().nullable(),
})
type LicenceRow = z.output<typeof licenceRow>

async function findLicence(code: string): Promise<LicenceRow | null> {
  const row: unknown = await strapi.db
    .connection('licences as l')
    .leftJoin('zones as z', 'z.id', 'l.zone_id')
    .leftJoin('business_units as u', 'u.id', 'z.business_unit_id')
    .where('l.code', code)
    .first(
      'l.id',
      'l.code',
      'l.state',
      'l.state_since',
      'l.live_secret',
      'l.revoked_at',
      'l.revocation_reason',
      'l.zone_id',
      'z.number',
      'u.id as unit',
      'u.time_zone',
    )
  return row ? licenceRow.parse(row) : null
}

const lastPlayRow = z.object({ started_at: z.coerce.number() })

async function findLastPlay(zone: number): Promise<Date | null> {
  const row: unknown = await strapi.db
    .connection('usage_days')
    .where({ zone_id: zone })
    .whereNotNull('last_started_at')
    .orderBy('date', 'desc')
    .first('last_started_at as started_at')
  return row ? new Date(lastPlayRow.parse(row).started_at) : null
}

const orderOfPeriod = z
  .object({
    package_key: z.string(),
    package_title: z.string(),
    business_unit: z.object({ id: z.number() }).nullable(),
    order: z.object({ number: z.string(), terms: z.unknown() }).nullable(),
  })
  .nullable()

/**
 * The coverage of a paid period under the terms of its order, or under the current terms if it has no order.
 */
export async function getLicenceCoverage(subscription: number) {
  const row: unknown = await strapi.db.query('api::subscription.subscription').findOne({
    where: { id: subscription },
    populate: { order: { select: ['id', 'number', 'terms'] }, business_unit: { select: ['id'] } },
  })
  const { order, ...period } = orderOfPeriod.parse(row) ?? {
    package_key: '',
    package_title: '',
    business_unit: null,
    order: null,
  }
  const { royalty, sentence, coverage } = await getTerms({
    ...period,
    number: order?.number ?? '',
    terms: order?.terms ?? null,
  })
  return { royalty, sentence, rows: coverage }
}

async function loadState({ id, number, unit, revoked_at }: LicenceRow, now: number) {
  const version = findCurrentVersion((await listLicenceVersions([id])).get(id) ?? [], now)
  if (number === null || unit === null)
    return {
      state: 'revoked' as const,
      until: revoked_at === null ? null : new Date(revoked_at),
      valid: null,
      version,
    }
  const [periods, recorded] = await Promise.all([listLicencePeriods([unit]), listRecordedPeriods([id])])
  const licence = { number, issued: true, revokedAt: revoked_at, history: recorded.get(id) }
  const pauses = (await listPauses([unit])).get(unit) ?? []
  return { ...deriveShownStatus(licence, periods.get(unit) ?? [], pauses, new Date(now)), version }
}

/**
 * Loads the state and version of a licence, after signing any version that the hourly job has not signed yet,
 * so that a valid licence never shows the dates of an ended period.
 */
async function loadCurrentState(licence: LicenceRow, now: number) {
  const found = await loadState(licence, now)
  const isCurrent = !isValidLicence(found.state) || (found.version && found.version.until > now)
  if (isCurrent || licence.unit === null) return found
  await reconcileLicences([licence.unit], { now })
  return loadState(licence, now)
}

type Checked = {
  licence: LicenceRow
  state: IssuedLicenceState
  until: Date | null
  paidUntil: Date | null
  version: VersionRow
}

/**
 * A licence with its state and current version. Returns null for an unknown code or a licence that was never
 * valid.
 */
export async function findCheckedLicence(text: string, now: number): Promise<Checked | null> {
  const parsed = parseLicenceCode(text)
  const licence = parsed.ok ? await findLicence(parsed.code) : null
  if (!licence) return null
  const { state, until: ends, valid, version, ...shown } = await loadCurrentState(licence, now)
  if (!version) return null
  const paidUntil = valid?.paidUntil ?? null
  const until = 'pausedUntil' in shown ? (shown.pausedUntil ?? ends) : ends
  return { licence, state: state === 'missing' ? 'expired' : state, until, paidUntil, version }
}

async function compareScreenCode({ live_secret }: LicenceRow, screen: string | undefined, now: number) {
  if (screen === undefined) return null
  const secret = decrypt(liveSecretPurpose, live_secret)
  return secret !== null && (await isValidScreenCode(secret, screen, now))
    ? ('matches' as const)
    : ('differs' as const)
}

function findStateStart({ licence, state, until, paidUntil }: Checked): Date | null {
  if (state === 'expired') return until
  if (state === 'overdue') return paidUntil
  if (state === 'revoked' && licence.revoked_at !== null) return new Date(licence.revoked_at)
  return licence.state === state ? licence.state_since : null
}

/** The result of a public licence check. It contains no personal data. */
export async function getLicenceCheckView(checked: Checked, screen: string | undefined, now: number) {
  const { licence, state, until, version } = checked
  const { royalty: _royalty, ...place } = version.snapshot
  return {
    code: licence.code,
    state,
    since: findStateStart(checked),
    ...place,
    time_zone: licence.time_zone ?? 'Asia/Jakarta',
    from: new Date(version.from),
    until: until ?? new Date(version.until),
    revoked_at: licence.revoked_at === null ? null : new Date(licence.revoked_at),
    reason: licence.revoked_at === null ? null : licence.revocation_reason,
    version: version.number,
    coverage: await getLicenceCoverage(version.subscription),
    last_played_at: await findLastPlay(licence.zone_id),
    screen: await compareScreenCode(licence, screen, now),
    checked_at: new Date(now),
  }
}
