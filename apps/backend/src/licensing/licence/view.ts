import { timeZone } from '@bgm/contract'
import { type IssuedLicenceState, licenceNoticeDays, parseLicenceCode } from '@bgm/validation'
import { z } from 'zod'
import { listPauses } from '#src/billing'
import { findRegion, type Scope } from '#src/customers'
import { notFound } from '#src/platform/http/errors'
import { getLicenceCoverage } from './check'
import { listRecordedPeriods } from './licensed-periods'
import { licenceRowsInScope } from './list'
import { listLicencePeriods } from './periods'
import { deriveShownStatus } from './rules/state'
import { issuerUrl } from './sign'
import { findCurrentVersion, listLicenceVersions, type VersionRow } from './version-row'

const day = 24 * 60 * 60_000

const milliseconds = z.coerce.number().nullable()
const memberRow = z.object({
  id: z.number(),
  code: z.string(),
  recorded_state: z.string(),
  state_since: z.coerce.date().nullable(),
  revoked_at: milliseconds,
  revocation_reason: z.string().nullable(),
  zone: z.string(),
  zone_name: z.string(),
  number: z.number(),
  unit_id: z.number(),
  unit: z.string(),
  unit_name: z.string(),
  industry: z.string(),
  city: z.string(),
  time_zone: timeZone.nullable(),
  holder: z.string().nullable(),
  last_played_at: milliseconds,
})
type MemberRow = z.output<typeof memberRow>

const columns = {
  id: 'l.id',
  code: 'l.code',
  recorded_state: 'l.state',
  state_since: 'l.state_since',
  revoked_at: 'l.revoked_at',
  revocation_reason: 'l.revocation_reason',
  zone: 'z.document_id',
  zone_name: 'z.name',
  number: 'z.number',
  unit_id: 'u.id',
  unit: 'u.document_id',
  unit_name: 'u.name',
  industry: 'u.industry',
  city: 'u.city',
  time_zone: 'u.time_zone',
  holder: 'o.name',
}

const lastPlay = `(select d.last_started_at from usage_days as d where d.zone_id = z.id and d.last_started_at is not null
  order by d.date desc limit 1) as last_played_at`

async function loadRows(ids: readonly number[]): Promise<MemberRow[]> {
  const { connection } = strapi.db
  const rows: unknown = await connection('licences as l')
    .join('zones as z', 'z.id', 'l.zone_id')
    .join('business_units as u', 'u.id', 'z.business_unit_id')
    .leftJoin('organisations as o', 'o.id', 'u.organisation_id')
    .whereIn('l.id', [...ids])
    .select(columns, connection.raw(lastPlay))
  const byId = new Map(
    z
      .array(memberRow)
      .parse(rows)
      .map(row => [row.id, row]),
  )
  return ids.flatMap(id => byId.get(id) ?? [])
}

const orderRows = z.array(z.object({ business_unit_id: z.number(), id: z.string(), number: z.string() }))

/** The orders awaiting payment, keyed by unit id. */
async function listOpenOrders(units: readonly number[]) {
  const rows: unknown = await strapi.db
    .connection('order_lines as l')
    .join('orders as r', 'r.id', 'l.order_id')
    .whereIn('l.open_unit_id', [...units])
    .select('l.open_unit_id as business_unit_id', 'r.document_id as id', 'r.number')
  return new Map(orderRows.parse(rows).map(({ business_unit_id, ...order }) => [business_unit_id, order]))
}

const toDate = (at: number | null) => (at === null ? null : new Date(at))

type Known = {
  row: MemberRow
  state: IssuedLicenceState
  until: Date | null
  paidUntil: Date | null
  versions: VersionRow[]
  version: VersionRow | undefined
  order: { id: string; number: string } | null
}

async function loadKnown(ids: readonly number[], now: number): Promise<Known[]> {
  const rows = await loadRows(ids)
  const units = [...new Set(rows.map(({ unit_id }) => unit_id))]
  const [periods, recorded, versions, orders, pauses] = await Promise.all([
    listLicencePeriods(units),
    listRecordedPeriods(ids),
    listLicenceVersions(ids),
    listOpenOrders(units),
    listPauses(units),
  ])
  return rows.map(row => {
    const history = recorded.get(row.id)
    const licence = { number: row.number, issued: true, revokedAt: row.revoked_at, history }
    const { state, until, valid } = deriveShownStatus(
      licence,
      periods.get(row.unit_id) ?? [],
      pauses.get(row.unit_id) ?? [],
      new Date(now),
    )
    const own = versions.get(row.id) ?? []
    return {
      row,
      state: state === 'missing' ? 'expired' : state,
      until,
      paidUntil: valid?.paidUntil ?? null,
      versions: own,
      version: findCurrentVersion(own, now),
      order: orders.get(row.unit_id) ?? null,
    }
  })
}

function findSince({ row, state, until, paidUntil }: Known): Date | null {
  if (state === 'expired') return until
  if (state === 'overdue') return paidUntil
  if (state === 'revoked') return toDate(row.revoked_at)
  return row.recorded_state === state ? row.state_since : null
}

async function getSummaryView(licence: Known, now: number) {
  const { row, state, version, order } = licence
  const until = licence.until ?? toDate(version?.until ?? null)
  return {
    code: row.code,
    state,
    since: findSince(licence),
    expiring: state === 'active' && until !== null && until.getTime() <= now + licenceNoticeDays * day,
    zone: { id: row.zone, name: row.zone_name, number: row.number },
    business_unit: { id: row.unit, name: row.unit_name, industry: row.industry },
    city: (await findRegion(row.city))?.name ?? row.city,
    time_zone: row.time_zone ?? 'Asia/Jakarta',
    from: toDate(version?.from ?? null),
    until,
    trial: version?.snapshot.trial ?? false,
    version: version?.number ?? null,
    revoked_at: toDate(row.revoked_at),
    reason: row.revoked_at === null ? null : row.revocation_reason,
    last_played_at: toDate(row.last_played_at),
    order,
  }
}

function toVersionView({ number, cause, from, until, snapshot, signedAt, key }: VersionRow) {
  const { royalty: _royalty, issuer: _issuer, ...place } = snapshot
  return {
    number,
    cause,
    from: new Date(from),
    until: new Date(until),
    ...place,
    signed_at: new Date(signedAt),
    key_id: key,
  }
}

/** Licences by row id, in the given order, loaded with a constant number of queries. */
export async function licenceViews(ids: readonly number[], now = Date.now()) {
  return await Promise.all((await loadKnown(ids, now)).map(known => getSummaryView(known, now)))
}

/** The URL of a licence's public page. */
const checkUrl = (code: string): string => `${issuerUrl}/l/${code}`

/** Returns the row id of a licence in scope by its code. Throws 404 for any other code. */
export async function getLicenceIdInScope(scope: Scope, text = ''): Promise<number> {
  const parsed = parseLicenceCode(text)
  const row: { id: number } | undefined = parsed.ok
    ? await licenceRowsInScope(scope).where('l.code', parsed.code).first('l.id')
    : undefined
  if (!row) throw notFound()
  return row.id
}

export async function getLicenceDetail(scope: Scope, code = '', now = Date.now()) {
  const [licence] = await loadKnown([await getLicenceIdInScope(scope, code)], now)
  if (!licence) throw notFound()
  const { row, version, versions } = licence
  return {
    ...(await getSummaryView(licence, now)),
    versions: versions.map(toVersionView).reverse(),
    coverage: await getLicenceCoverage(version?.subscription ?? 0),
    issuer: version?.snapshot.issuer ?? '',
    holder: row.holder ?? '',
    check_url: checkUrl(row.code),
  }
}
