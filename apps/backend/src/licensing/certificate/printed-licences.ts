import { isValidLicence } from '@bgm/validation'
import { z } from 'zod'
import { getLicenceCoverage } from '#src/licensing/licence/check'
import { listLicencePeriods } from '#src/licensing/licence/periods'
import { reconcileLicences } from '#src/licensing/licence/reconcile'
import { deriveLicenceStatus } from '#src/licensing/licence/rules/state'
import { findCurrentVersion, listLicenceVersions, type VersionRow } from '#src/licensing/licence/version-row'
import type { PrintedLicence } from './print/licence'
import type { Locale } from './print/texts'

const licenceRow = z.object({
  id: z.number(),
  code: z.string(),
  revoked_at: z.coerce.number().nullable(),
  number: z.number(),
  unit: z.number(),
  cid: z.string(),
  unit_name: z.string(),
  holder: z.string().nullable(),
})
type LicenceRow = z.output<typeof licenceRow>

export type CertificateSize = 'a4' | 'sticker'

/** A licence for which a certificate or stickers can be printed now. */
export type PrintableLicence = { licence: LicenceRow; version: VersionRow; overdue: boolean }

async function loadRows(ids: readonly number[]): Promise<LicenceRow[]> {
  const rows: unknown = await strapi.db
    .connection('licences as l')
    .join('zones as z', 'z.id', 'l.zone_id')
    .join('business_units as u', 'u.id', 'z.business_unit_id')
    .leftJoin('organisations as o', 'o.id', 'u.organisation_id')
    .whereIn('l.id', [...ids])
    .select({
      id: 'l.id',
      code: 'l.code',
      revoked_at: 'l.revoked_at',
      number: 'z.number',
      unit: 'u.id',
      cid: 'u.cid',
      unit_name: 'u.name',
      holder: 'o.name',
    })
  const place = new Map(ids.map((id, index) => [id, index]))
  return z
    .array(licenceRow)
    .parse(rows)
    .sort((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0))
}

async function loadStates(rows: readonly LicenceRow[], now: number) {
  const [periods, versions] = await Promise.all([
    listLicencePeriods([...new Set(rows.map(({ unit }) => unit))]),
    listLicenceVersions(rows.map(({ id }) => id)),
  ])
  return rows.map(licence => {
    const about = { number: licence.number, issued: true, revokedAt: licence.revoked_at }
    const { state } = deriveLicenceStatus(about, periods.get(licence.unit) ?? [], new Date(now))
    return { licence, state, version: findCurrentVersion(versions.get(licence.id) ?? [], now) }
  })
}

/** Loads the states, after signing versions for grace periods that the hourly job has not signed yet. */
async function loadCurrentStates(rows: readonly LicenceRow[], now: number) {
  const states = await loadStates(rows, now)
  const outdated = states.filter(
    ({ state, version }) => isValidLicence(state) && version && version.until <= now,
  )
  if (outdated.length === 0) return states
  await reconcileLicences([...new Set(outdated.map(({ licence }) => licence.unit))], { now })
  return await loadStates(rows, now)
}

/**
 * The licences that can be printed, in the order of `ids`. A certificate requires a valid licence; a
 * sticker, which has no date, only requires that the licence is not revoked.
 */
export async function listPrintableLicences(
  ids: readonly number[],
  size: CertificateSize,
  now = Date.now(),
): Promise<PrintableLicence[]> {
  return (await loadCurrentStates(await loadRows(ids), now)).flatMap(({ licence, state, version }) => {
    const possible = size === 'a4' ? isValidLicence(state) : state !== 'revoked'
    return version && possible ? [{ licence, version, overdue: state === 'overdue' }] : []
  })
}

type Coverage = Awaited<ReturnType<typeof getLicenceCoverage>>

/**
 * The data to print. The zone, venue, address and issuer are printed as signed; the coverage, which is not
 * signed, comes from `getLicenceCoverage`.
 */
export async function toPrintedLicences(
  printable: readonly PrintableLicence[],
  locale: Locale,
): Promise<PrintedLicence[]> {
  const coverages = new Map<number, Coverage>()
  const printed: PrintedLicence[] = []
  for (const { licence, version, overdue } of printable) {
    const { snapshot, subscription } = version
    const coverage = coverages.get(subscription) ?? (await getLicenceCoverage(subscription))
    coverages.set(subscription, coverage)
    printed.push({
      code: licence.code,
      version: version.number,
      zone: snapshot.zone,
      venue: snapshot.venue,
      address: [snapshot.address, snapshot.city, `${snapshot.province} ${snapshot.zip_code}`]
        .filter(part => part.trim() !== '')
        .join(', '),
      issuer: snapshot.issuer,
      holder: licence.holder ?? '',
      from: new Date(version.from),
      until: new Date(version.until),
      overdue,
      trial: snapshot.trial ?? false,
      issued_at: new Date(version.signedAt),
      jws: version.jws,
      coverage: coverage.rows[locale],
      royalty: coverage.sentence[locale],
    })
  }
  return printed
}
