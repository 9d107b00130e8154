import { licenceStates, type RevocationReason } from '@bgm/validation'
import { z } from 'zod'
import { invoiceAddressSchema } from '#src/billing'
import type { Actor } from '#src/customers'
import type { Transaction } from '#src/platform/database/transaction'
import { enqueue } from '#src/platform/jobs/queue'
import { startOfDay } from '#src/platform/runtime/jakarta'
import { mapInSlices } from '#src/platform/runtime/map-in-slices'
import { licencesChanged } from './changed'
import { type LicenceEvent, recordLicenceEvents } from './events'
import { getRevokedKeyIds, getSigningKey, type SigningKey } from './keys'
import { listRecordedPeriods, planLicensedPeriods } from './licensed-periods'
import { listPaidPeriods } from './periods'
import { getIssuer, type LicencePlace, loadLicencePlace } from './places'
import { findDueVersions } from './rules/due'
import { deriveLicenceStatus } from './rules/state'
import { statusListJob } from './status-job'
import { storeLicenceChanges } from './store-changes'
import { findCurrentVersion, listLicenceVersions } from './version-row'

const licenceRow = z.object({
  id: z.number(),
  document_id: z.string(),
  code: z.string(),
  state: z.enum(licenceStates),
  state_since: z.coerce.date().nullable(),
  issued_at: z.coerce.number(),
  revoked_at: z.coerce.number().nullable(),
  zone: z.string(),
  number: z.number(),
  zone_created_at: z.coerce.date().nullable(),
  unit: z.number(),
  organisation: z.number(),
  brand_name: z.string(),
  ...invoiceAddressSchema.shape,
})
type LicenceRow = z.output<typeof licenceRow>

const idRows = z.array(z.object({ id: z.number() }))

/** Locks the licences of units in order of id, so that they are not changed or renewed concurrently. */
export async function lockLicences(trx: Transaction, units: readonly number[]): Promise<number[]> {
  const rows: unknown = await trx('licences')
    .whereIn(
      'zone_id',
      trx('zones')
        .whereIn('business_unit_id', [...units])
        .select('id'),
    )
    .orderBy('id')
    .forUpdate()
    .select('id')
  return idRows.parse(rows).map(({ id }) => id)
}

async function loadLicences(trx: Transaction, ids: readonly number[]): Promise<LicenceRow[]> {
  const rows: unknown = await trx('licences as l')
    .join('zones as z', 'z.id', 'l.zone_id')
    .join('business_units as u', 'u.id', 'z.business_unit_id')
    .whereIn('l.id', [...ids])
    .orderBy('l.id')
    .select(
      'l.id',
      'l.document_id',
      'l.code',
      'l.state',
      'l.state_since',
      'l.issued_at',
      'l.revoked_at',
      'z.name as zone',
      'z.number',
      'z.created_at as zone_created_at',
      'u.id as unit',
      'u.organisation_id as organisation',
      'u.brand_name',
      ...Object.keys(invoiceAddressSchema.shape).map(name => `u.${name}`),
    )
  return z.array(licenceRow).parse(rows)
}

type Parts = {
  trx: Transaction
  now: number
  places: Map<number, LicencePlace>
  periods: Awaited<ReturnType<typeof listPaidPeriods>>
  versions: Awaited<ReturnType<typeof listLicenceVersions>>
  recorded: Awaited<ReturnType<typeof listRecordedPeriods>>
  revokedKeys: Set<string>
  signingKey: () => Promise<SigningKey | null>
}

// A missing key must not make a payment fail; the hourly job signs missing versions later.
function logMissingKey(error: unknown): null {
  strapi.log.error('licences cannot be signed', { error: error instanceof Error ? error.message : 'unknown' })
  return null
}

async function loadParts(trx: Transaction, rows: readonly LicenceRow[], now: number): Promise<Parts> {
  const units = [...new Map(rows.map(row => [row.unit, row])).values()]
  const issuer = await getIssuer()
  const places = new Map<number, LicencePlace>()
  for (const row of units) places.set(row.unit, await loadLicencePlace(row, issuer))
  let key: Promise<SigningKey | null> | undefined
  return {
    trx,
    now,
    places,
    periods: await listPaidPeriods(units.map(({ unit }) => unit)),
    versions: await listLicenceVersions(
      rows.map(({ id }) => id),
      trx,
    ),
    recorded: await listRecordedPeriods(
      rows.map(({ id }) => id),
      trx,
    ),
    revokedKeys: await getRevokedKeyIds(trx),
    signingKey: () => {
      key ??= getSigningKey(trx, now).catch(logMissingKey)
      return key
    },
  }
}

/** The versions of the licence that are due, numbered. None if there is no key that could sign them. */
async function planVersions(row: LicenceRow, parts: Parts) {
  const { now } = parts
  const earlier = parts.versions.get(row.id) ?? []
  const place = parts.places.get(row.unit)
  if (!place) throw new Error('The unit of a licence cannot be found')
  const created = row.zone_created_at ?? new Date(row.issued_at)
  const licence = {
    number: row.number,
    revoked: row.revoked_at !== null,
    coveredFrom: startOfDay(created).getTime(),
    place: { ...place, zone: row.zone },
  }
  const periods = parts.periods.get(row.unit) ?? []
  const { due, complete } = findDueVersions(licence, periods, earlier, parts.revokedKeys, now)
  const key = due.length > 0 ? await parts.signingKey() : null
  const signed = (key ? due : []).map((version, index) => ({
    ...version,
    licence: row,
    number: earlier.length + 1 + index,
  }))
  return { signed, all: [...earlier, ...signed], complete: complete && signed.length === due.length }
}

/** `signedUntil` is the end of the period in the current signed version. */
type ReconciledEvent = LicenceEvent & { signedUntil: number | null }

/** The changes that bring a licence up to date, and their events. */
async function planLicence(row: LicenceRow, parts: Parts) {
  const { now } = parts
  const { signed, all, complete } = await planVersions(row, parts)
  const periods = parts.periods.get(row.unit) ?? []
  const { changes, history } = planLicensedPeriods(row, periods, parts.recorded.get(row.id) ?? [], now)
  const licence = { number: row.number, issued: true, revokedAt: row.revoked_at, history }
  const { state, until } = deriveLicenceStatus(licence, periods, new Date(now))
  const current = findCurrentVersion(all, now)
  const update = {
    id: row.id,
    state,
    state_since: state === row.state ? null : new Date(row.revoked_at ?? now),
    settled_at: complete ? new Date(now) : null,
    venue: current?.snapshot.venue ?? null,
    zone_name: current?.snapshot.zone ?? null,
    version: current?.number ?? null,
    valid_from: current ? new Date(current.from) : null,
    valid_until: current ? (until ?? new Date(current.until)) : null,
  }
  const about = {
    ...row,
    zone: current?.snapshot.zone ?? row.zone,
    until: until?.getTime() ?? current?.until ?? null,
    signedUntil: current?.until ?? null,
    unitContinues: periods.some(
      ({ starts_at, licensed_until, suspended }) =>
        !suspended && starts_at.getTime() <= now && licensed_until.getTime() > now,
    ),
  }
  const events: ReconciledEvent[] = [
    ...signed.map(({ cause, number, from, until }) => ({
      ...about,
      kind: cause,
      version: number,
      from,
      until,
    })),
    ...(state === row.state ? [] : [{ ...about, kind: 'state' as const, before: row.state, after: state }]),
  ]
  return { versions: signed, periods: changes, update, events }
}

/** A licence that ended before the end of its signed period is listed, as one that was revoked or suspended. */
const changesStatusList = (event: ReconciledEvent, now: number) =>
  event.kind === 'state' &&
  [event.before, event.after].some(
    state =>
      state === 'revoked' ||
      state === 'suspended' ||
      (state === 'expired' && event.signedUntil !== null && event.signedUntil > now),
  )

type Options = {
  now?: number
  /** Whether to email members about the changes. */
  notify?: boolean
  /** The actor who caused the change, which defaults to the system. */
  actor?: Actor
  /** The reason why staff revoked the licence. */
  reason?: RevocationReason | null
}

/**
 * Brings the licences of units up to date: signs missing versions and stores new states, then adds both to
 * the audit trail and emails members about them. Call this after every change to a period, a name or an
 * address, in the transaction of that change.
 */
export async function reconcileLicences(
  units: readonly number[],
  { now = Date.now(), notify = true, ...cause }: Options = {},
): Promise<void> {
  if (units.length === 0) return
  await strapi.db.transaction(async ({ trx }) => {
    const rows = await loadLicences(trx, await lockLicences(trx, units))
    const parts = await loadParts(trx, rows, now)
    const changes = await mapInSlices(rows, row => planLicence(row, parts))
    await storeLicenceChanges(trx, changes, { signingKey: parts.signingKey, now })
    const events = changes.flatMap(change => change.events)
    await recordLicenceEvents(events, { now, notify, ...cause })
    await licencesChanged.raise({ trx, licences: rows.map(({ id }) => id), at: now })
    if (events.some(event => changesStatusList(event, now))) await enqueue(statusListJob, {})
  })
}
