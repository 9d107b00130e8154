import { z } from 'zod'
import { getLicenceCoverage } from '#src/licensing/licence/check'
import { listLicencePeriods } from '#src/licensing/licence/periods'
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
export type PrintableLicence = { licence: LicenceRow; version: VersionRow }

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

/**
 * The licences that can be printed, in the order of `ids`. A certificate requires a valid licence; a
 * sticker, which has no date, only requires that the licence is not revoked.
 */
export async function listPrintableLicences(
  ids: readonly number[],
  size: CertificateSize,
  now = Date.now(),
): Promise<PrintableLicence[]> {
  const rows = await loadRows(ids)
  const units = [...new Set(rows.map(({ unit }) => unit))]
  const [periods, versions] = await Promise.all([
    listLicencePeriods(units),
    listLicenceVersions(rows.map(({ id }) => id)),
  ])
  return rows.flatMap(licence => {
    const version = findCurrentVersion(versions.get(licence.id) ?? [], now)
    const about = { number: licence.number, issued: true, revokedAt: licence.revoked_at }
    const { state } = deriveLicenceStatus(about, periods.get(licence.unit) ?? [], new Date(now))
    const possible = size === 'a4' ? state === 'active' : state !== 'revoked'
    return version && possible ? [{ licence, version }] : []
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
  for (const { licence, version } of printable) {
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
      issued_at: new Date(version.signedAt),
      jws: version.jws,
      coverage: coverage.rows[locale],
      royalty: coverage.sentence[locale],
    })
  }
  return printed
}
