import { calendarSettingsSchema } from '@bgm/validation'
import { z } from 'zod'
import {
  findRegion,
  loadTimeZones,
  parseOpeningHoursOrDefault,
  parseStoredOpeningHours,
} from '#src/customers'
import { integerColumn, jsonColumn } from '#src/platform/database/columns'
import type { Transaction } from '#src/platform/database/transaction'
import { recordChanges, type Subject } from './record-register'
import { recordAllSilences } from './silences'

const insertSize = 500

const idRows = z.array(z.object({ id: integerColumn }))
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
    silent_when_closed: z.boolean().nullable(),
    calendar: z.unknown(),
    deleted_at: z.coerce.date().nullable(),
  }),
)

const storedCalendar = jsonColumn(calendarSettingsSchema)

const findRegionName = async (code: string | null) => code && ((await findRegion(code))?.name ?? null)

/** Records venues and their opening hours, if they have changed. */
export async function recordVenues(trx: Transaction, units: readonly number[], at: number): Promise<void> {
  const rows: unknown = await trx('business_units')
    .whereRaw('id = any(?)', [[...units]])
    .orderBy('id')
    .select(Object.keys(venueRows.element.shape))
  const timeZones = await loadTimeZones(units, trx)
  const venues: Subject[] = []
  const calendars: Subject[] = []
  for (const { id, opening_hours, silent_when_closed, calendar, deleted_at, ...venue } of venueRows.parse(
    rows,
  )) {
    const names = {
      city_name: await findRegionName(venue.city),
      province_name: await findRegionName(venue.province),
    }
    const former_time_zones = timeZones.get(id)?.former ?? []
    venues.push({
      id,
      body: { business_unit_id: id, ...venue, ...names, former_time_zones, ended_at: deleted_at?.getTime() },
    })
    const days = parseOpeningHoursOrDefault(opening_hours).flatMap((hours, index) =>
      hours ? [{ day: index + 1, ...hours }] : [],
    )
    const nyepi = storedCalendar.safeParse(calendar).data?.nyepi || undefined
    // Default hours never stop the music.
    const closed_silence =
      (silent_when_closed && parseStoredOpeningHours(opening_hours) !== null) || undefined
    calendars.push({ id, body: { business_unit_id: id, open: days, nyepi, closed_silence } })
  }
  await recordChanges(trx, { type: 'venue' }, at, venues)
  await recordChanges(trx, { type: 'calendar' }, at, calendars)
}

const zoneRows = z.array(
  z.object({
    id: integerColumn,
    business_unit_id: integerColumn.nullable(),
    number: integerColumn,
    name: z.string(),
  }),
)

/** Records zones, if their names have changed. */
export async function recordZones(trx: Transaction, ids: readonly number[], at: number): Promise<void> {
  const rows: unknown = await trx('zones')
    .whereRaw('id = any(?)', [[...ids]])
    .orderBy('id')
    .select(Object.keys(zoneRows.element.shape))
  const subjects = zoneRows.parse(rows).map(({ id, ...zone }) => ({ id, body: { zone_id: id, ...zone } }))
  await recordChanges(trx, { type: 'zone' }, at, subjects)
}

/** Records the zones of units, if they have changed. */
export async function recordZonesOfUnits(
  trx: Transaction,
  units: readonly number[],
  at: number,
): Promise<void> {
  const rows: unknown = await trx('zones')
    .whereRaw('business_unit_id = any(?)', [[...units]])
    .select('id')
  const ids = idRows.parse(rows).map(({ id }) => id)
  await recordZones(trx, ids, at)
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
  await recordChanges(trx, { type: 'licence' }, at, subjects)
}

const deviceRows = z.array(
  z.object({
    id: integerColumn,
    zone_id: integerColumn,
    epoch: integerColumn,
    paired_at: integerColumn,
    revoked_at: integerColumn.nullable(),
    revoked_reason: optionalText,
    key_alg: optionalText,
    public_key: optionalText,
    key_at: integerColumn.nullable(),
  }),
)

/** Records devices, if they have changed: each is paired once, may get another key, and is then ended. */
export async function recordDevices(trx: Transaction, ids: readonly number[], at: number): Promise<void> {
  const rows: unknown = await trx('players')
    .whereRaw('id = any(?)', [[...ids]])
    .orderBy('id')
    .select(Object.keys(deviceRows.element.shape))
  const subjects = deviceRows.parse(rows).map(({ id, revoked_at, revoked_reason, key_alg, ...device }) => ({
    id,
    body: { player_id: id, ...device, alg: key_alg, ended_at: revoked_at, end_reason: revoked_reason },
  }))
  await recordChanges(trx, { type: 'device' }, at, subjects)
}

const registers = [
  ['business_units', recordVenues],
  ['zones', recordZones],
  ['licences', recordLicences],
  ['players', recordDevices],
] as const

/** Increases whenever entries of registers gain fields, so that everything registered is recorded once more. */
export const registersVersion = 2

/** Records everything that is registered, if it has changed. */
export async function recordAllRegisters(trx: Transaction, at: number): Promise<void> {
  for (const [table, record] of registers)
    for (let last = 0, ids: number[] = [0]; ids.length > 0; last = ids.at(-1) ?? last) {
      ids = idRows
        .parse(await trx(table).where('id', '>', last).orderBy('id').limit(insertSize).select('id'))
        .map(({ id }) => id)
      await record(trx, ids, at)
    }
  await recordAllSilences(trx, at)
}
