import { z } from 'zod'
import { findRegion, parseOpeningHoursOrDefault } from '#src/customers'
import { integerColumn } from '#src/platform/database/columns'
import type { Transaction } from '#src/platform/database/transaction'
import { sha256 } from '#src/platform/runtime/cryptography'
import { toCanonicalJson } from '#src/reporting/seal/rules/canonical-json'
import { recordLogArrivals } from './arrivals'
import type { EntryFields } from './rules/entry'

type RegisterType = 'venue' | 'calendar' | 'licence' | 'device'
type Subject = { id: number; body: EntryFields }

const insertSize = 500
const subjectRows = z.array(z.object({ subject: integerColumn }))

/** Adds what has changed since it was last recorded to the log: each entry contains the whole state of its subject. */
async function recordChanges(
  trx: Transaction,
  type: RegisterType,
  at: number,
  subjects: readonly Subject[],
): Promise<void> {
  if (subjects.length === 0) return
  const rows = subjects.map(({ id, body }) => ({
    type,
    subject: id,
    digest: sha256(toCanonicalJson(JSON.parse(JSON.stringify(body)))),
  }))
  const changed: unknown = await trx('log_registers')
    .insert(rows)
    .onConflict(['type', 'subject'])
    .merge(['digest'])
    .whereRaw('log_registers.digest <> excluded.digest')
    .returning('subject')
  const ids = new Set(subjectRows.parse(changed).map(({ subject }) => subject))
  await recordLogArrivals(
    trx,
    subjects.filter(({ id }) => ids.has(id)).map(({ body }) => ({ type, at, body: { at, ...body } })),
  )
}

const optionalText = z.string().nullable()
const venueRows = z.array(
  z.object({
    id: integerColumn,
    cid: z.string(),
    organisation_id: integerColumn.nullable(),
    name: z.string(),
    brand_name: optionalText,
    industry: z.string(),
    hotel_stars: z.number().nullable(),
    area_size: z.number().nullable(),
    street: optionalText,
    urban: optionalText,
    district: optionalText,
    city: optionalText,
    province: optionalText,
    zip_code: optionalText,
    time_zone: optionalText,
    opening_hours: z.unknown(),
    deleted_at: z.coerce.date().nullable(),
  }),
)

const findRegionName = async (code: string | null) => code && ((await findRegion(code))?.name ?? null)

/** Records venues and their opening hours, if they have changed. */
export async function recordVenues(trx: Transaction, units: readonly number[], at: number): Promise<void> {
  const rows: unknown = await trx('business_units')
    .whereRaw('id = any(?)', [[...units]])
    .orderBy('id')
    .select(Object.keys(venueRows.element.shape))
  const venues: Subject[] = []
  const calendars: Subject[] = []
  for (const { id, opening_hours, deleted_at, ...venue } of venueRows.parse(rows)) {
    const names = {
      city_name: await findRegionName(venue.city),
      province_name: await findRegionName(venue.province),
    }
    venues.push({ id, body: { business_unit_id: id, ...venue, ...names, ended_at: deleted_at?.getTime() } })
    const days = parseOpeningHoursOrDefault(opening_hours).flatMap((hours, index) =>
      hours ? [{ day: index + 1, ...hours }] : [],
    )
    calendars.push({ id, body: { business_unit_id: id, open: days } })
  }
  await recordChanges(trx, 'venue', at, venues)
  await recordChanges(trx, 'calendar', at, calendars)
}

const licenceRows = z.array(
  z.object({
    id: integerColumn,
    code: z.string(),
    zone_id: integerColumn,
    business_unit_id: integerColumn.nullable(),
    state: z.string(),
    revoked_at: integerColumn.nullable(),
  }),
)
const periodRows = z.array(
  z.object({ licence_id: integerColumn, from_at: integerColumn, until_at: integerColumn }),
)

/** Records licences and the times during which they are in force, if they have changed. */
export async function recordLicences(trx: Transaction, ids: readonly number[], at: number): Promise<void> {
  const rows: unknown = await trx('licences as l')
    .leftJoin('zones as z', 'z.id', 'l.zone_id')
    .whereRaw('l.id = any(?)', [[...ids]])
    .orderBy('l.id')
    .select('l.id', 'l.code', 'l.zone_id', 'z.business_unit_id', 'l.state', 'l.revoked_at')
  const periods = periodRows.parse(
    await trx('licensed_periods')
      .whereRaw('licence_id = any(?)', [[...ids]])
      .orderBy(['licence_id', 'from_at', 'id'])
      .select('licence_id', 'from_at', 'until_at'),
  )
  const byLicence = new Map<number, { from: number; until: number }[]>()
  for (const { licence_id, from_at, until_at } of periods)
    byLicence.set(licence_id, [...(byLicence.get(licence_id) ?? []), { from: from_at, until: until_at }])
  const subjects = licenceRows.parse(rows).map(({ id, ...licence }) => ({
    id,
    body: { licence_id: id, ...licence, periods: byLicence.get(id) ?? [] },
  }))
  await recordChanges(trx, 'licence', at, subjects)
}

const deviceRows = z.array(
  z.object({
    id: integerColumn,
    zone_id: integerColumn,
    epoch: integerColumn,
    paired_at: integerColumn,
    revoked_at: integerColumn.nullable(),
    revoked_reason: optionalText,
  }),
)

/** Records devices, if they have changed: each is paired once, and then ended. */
export async function recordDevices(trx: Transaction, ids: readonly number[], at: number): Promise<void> {
  const rows: unknown = await trx('players')
    .whereRaw('id = any(?)', [[...ids]])
    .orderBy('id')
    .select(Object.keys(deviceRows.element.shape))
  const subjects = deviceRows.parse(rows).map(({ id, revoked_at, revoked_reason, ...device }) => ({
    id,
    body: { player_id: id, ...device, ended_at: revoked_at, end_reason: revoked_reason },
  }))
  await recordChanges(trx, 'device', at, subjects)
}

const idRows = z.array(z.object({ id: integerColumn }))

const registers = [
  ['business_units', recordVenues],
  ['licences', recordLicences],
  ['players', recordDevices],
] as const

/** Records everything that is registered when the log begins. */
export async function recordAllRegisters(trx: Transaction, at: number): Promise<void> {
  for (const [table, record] of registers)
    for (let last = 0, ids: number[] = [0]; ids.length > 0; last = ids.at(-1) ?? last) {
      ids = idRows
        .parse(await trx(table).where('id', '>', last).orderBy('id').limit(insertSize).select('id'))
        .map(({ id }) => id)
      await record(trx, ids, at)
    }
}
