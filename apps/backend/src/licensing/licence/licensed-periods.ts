import { z } from 'zod'
import { subtractPauses } from '#src/billing'
import { insertRows } from '#src/platform/database/insert-rows'
import type { Transaction } from '#src/platform/database/transaction'
import { startOfDay } from '#src/platform/runtime/jakarta'
import { listLicencePeriods } from './periods'
import {
  comparePeriods,
  listCoveredPeriods,
  type RecordedPeriod,
  withoutFutureGrace,
} from './rules/licensed-periods'
import type { LicensedSpan } from './rules/licensed-until'
import type { LicencePeriod } from './rules/state'

const instant = z.coerce.number()
const recordedRows = z.array(
  z.object({
    id: z.number(),
    licence_id: z.number(),
    subscription_id: z.number(),
    from_at: instant,
    until_at: instant,
  }),
)

type Connection = Pick<Transaction, 'from'>

/** The recorded times during which licences were in force, keyed by licence id, oldest first. */
export async function listRecordedPeriods(
  licences: readonly number[],
  connection: Connection = strapi.db.connection,
): Promise<Map<number, RecordedPeriod[]>> {
  const rows: unknown = await connection
    .from('licensed_periods')
    .whereIn('licence_id', [...licences])
    .orderBy(['licence_id', 'from_at', 'id'])
    .select('id', 'licence_id', 'subscription_id', 'from_at', 'until_at')
  const byLicence = new Map<number, RecordedPeriod[]>()
  for (const { licence_id, ...row } of recordedRows.parse(rows)) {
    const period = { id: row.id, subscription: row.subscription_id, from: row.from_at, until: row.until_at }
    const known = byLicence.get(licence_id)
    if (known) known.push(period)
    else byLicence.set(licence_id, [period])
  }
  return byLicence
}

type LicenceRow = {
  id: number
  /** The recorded state, and the time since which the licence has been in it. */
  state: string
  state_since: Date | null
  number: number
  issued_at: number
  revoked_at: number | null
  zone_created_at: Date | null
}
type Period = LicencePeriod & { subscription: number }

const stoppedStates = ['revoked', 'suspended']

const toCoveredPeriods = (row: LicenceRow, periods: readonly Period[], now: number) =>
  listCoveredPeriods(
    {
      number: row.number,
      coveredFrom: startOfDay(row.zone_created_at ?? new Date(row.issued_at)).getTime(),
      revokedAt: row.revoked_at,
      suspendedAt: row.state === 'suspended' ? (row.state_since?.getTime() ?? now) : now,
    },
    periods,
  )

/**
 * The changes that bring the recorded times of a licence, whose row the caller has locked, up to date, and all its
 * recorded times after them.
 */
export function planLicensedPeriods(
  licence: LicenceRow,
  periods: readonly Period[],
  recorded: readonly RecordedPeriod[],
  now: number,
): { changes: LicensedPeriodChanges; history: LicensedSpan[] } {
  const stoppedAt = stoppedStates.includes(licence.state) ? (licence.state_since?.getTime() ?? now) : null
  const changes = comparePeriods(
    recorded,
    toCoveredPeriods(licence, withoutFutureGrace(periods, now), now),
    now,
    stoppedAt,
  )
  const ends = new Map(changes.ended.map(({ id, until }) => [id, until]))
  const kept = recorded.filter(({ id }) => !changes.removed.includes(id))
  return {
    changes: { licence: licence.id, ...changes },
    history: [
      ...kept.map(({ id, from, until }) => ({ from, until: ends.get(id) ?? until })),
      ...changes.added,
    ],
  }
}

export type LicensedPeriodChanges = { licence: number } & ReturnType<typeof comparePeriods>

/** Stores changes of recorded times, with a number of statements that does not depend on the number of licences. */
export async function storeLicensedPeriods(
  trx: Transaction,
  changes: readonly LicensedPeriodChanges[],
): Promise<void> {
  const ended = changes.flatMap(change => change.ended)
  if (ended.length > 0)
    await trx.raw(
      `update licensed_periods p set until_at = c.until_at from unnest(?::int[], ?::bigint[]) as c (id, until_at)
        where p.id = c.id`,
      [ended.map(({ id }) => id), ended.map(({ until }) => until)],
    )
  const removed = changes.flatMap(change => change.removed)
  if (removed.length > 0) await trx('licensed_periods').whereRaw('id = any(?)', [removed]).delete()
  const added = changes.flatMap(({ licence, added: periods }) =>
    periods.map(({ subscription, from, until }) => ({
      licence_id: licence,
      subscription_id: subscription,
      from_at: from,
      until_at: until,
    })),
  )
  await insertRows(trx, 'licensed_periods', added)
}

/** Periods, and extensions of periods, that have not been recorded. */
const findUnrecorded = (
  covered: readonly (LicensedSpan & { subscription: number })[],
  recorded: readonly RecordedPeriod[],
  now: number,
): LicensedSpan[] =>
  covered.flatMap(period => {
    const last = recorded.findLast(({ subscription }) => subscription === period.subscription)
    if (!last) return [period]
    return period.until > now && last.until < period.until ? [{ from: last.until, until: period.until }] : []
  })

const zoneRows = z.array(
  z.object({
    id: z.number(),
    zone: z.number(),
    unit: z.number(),
    state: z.string(),
    state_since: z.coerce.date().nullable(),
    number: z.number(),
    issued_at: instant,
    revoked_at: instant.nullable(),
    zone_created_at: z.coerce.date().nullable(),
    recorded: z
      .array(z.object({ id: z.number(), subscription: z.number(), from: z.number(), until: z.number() }))
      .nullable(),
    pauses: z.array(z.object({ from: z.coerce.date(), until: z.coerce.date() })).nullable(),
  }),
)
const recordedColumn = `(select json_agg(json_build_object('id', p.id, 'subscription', p.subscription_id, 'from', p.from_at,
  'until', p.until_at) order by p.from_at, p.id) from licensed_periods as p where p.licence_id = l.id) as recorded`
const toMilliseconds = (column: string) => `(extract(epoch from ${column}) * 1000)::bigint`
const pausesColumn = `(select json_agg(json_build_object('from', ${toMilliseconds('p.from_at')}, 'until', ${toMilliseconds('p.until_at')}))
  from subscription_pauses as p where p.business_unit_id = z.business_unit_id) as pauses`

/**
 * The times during which zones were, are and will be licensed, keyed by zone id, without pauses. Periods and extensions that have not
 * been recorded yet are included as they are now, so that no music is refused that has been paid for.
 */
export async function listLicensedSpans(
  zones: readonly number[],
  now = Date.now(),
  connection: Connection = strapi.db.connection,
): Promise<Map<number, LicensedSpan[]>> {
  const rows: unknown = await connection
    .from('zones as z')
    .join('licences as l', 'l.zone_id', 'z.id')
    .whereIn('z.id', [...zones])
    .select('l.id', 'z.id as zone', 'z.business_unit_id as unit', 'l.state', 'l.state_since', 'z.number')
    .select('l.issued_at', 'l.revoked_at', 'z.created_at as zone_created_at')
    .select(strapi.db.connection.raw(recordedColumn), strapi.db.connection.raw(pausesColumn))
  const licences = zoneRows.parse(rows)
  const units = [...new Set(licences.map(({ unit }) => unit))]
  const periods = await listLicencePeriods(units)
  return new Map(
    licences.map(licence => {
      const recorded = licence.recorded ?? []
      const covered = toCoveredPeriods(licence, periods.get(licence.unit) ?? [], now)
      const spans: LicensedSpan[] = [...recorded, ...findUnrecorded(covered, recorded, now)]
      return [licence.zone, subtractPauses(spans, licence.pauses ?? [])]
    }),
  )
}
