import { calendarSettingsSchema } from '@bgm/validation'
import { z } from 'zod'
import { listCalendarDates } from '#src/api/calendar-date/services/dates'
import { listLicencePeriods } from '#src/api/licence/services/periods'
import type { Scope } from '#src/api/membership/services/scope'
import { toLocalDate } from '#src/api/play/rules/local-date'
import { utcOffset } from '#src/api/region/rules/time-zone'
import { isOwnedBy, listExceptions } from '#src/api/schedule/services/slots'
import type { ZoneHistory } from '../rules/gaps'
import { matchingZoneRows, maxZones, type UsagePeriod } from './totals'

const day = 86_400_000
const instant = z.coerce.number()

const zoneRow = z.object({
  id: z.number(),
  documentId: z.string(),
  name: z.string(),
  number: z.number(),
  created_at: z.coerce.date(),
  unit: z.number(),
  organisation: z.number(),
  time_zone: z.string().nullable(),
  calendar: z.unknown(),
  issued_at: instant.nullable(),
  revoked_at: instant.nullable(),
  player_id: z.number().nullable(),
  state: z.string().nullable(),
  state_since: instant.nullable(),
  seen_at: instant.nullable(),
})
type ZoneRow = z.output<typeof zoneRow>

const columns = {
  id: 'z.id',
  documentId: 'z.document_id',
  name: 'z.name',
  number: 'z.number',
  created_at: 'z.created_at',
  unit: 'u.id',
  organisation: 'u.organisation_id',
  time_zone: 'u.time_zone',
  calendar: 'u.calendar',
  issued_at: 'lic.issued_at',
  revoked_at: 'lic.revoked_at',
  player_id: 'l.player_id',
  state: 'st.state',
  state_since: 'st.state_since',
  seen_at: 'st.seen_at',
}

const playerRows = z.array(
  z.object({ zone_id: z.number(), paired_at: instant, revoked_at: instant.nullable() }),
)
const dayRows = z.array(z.object({ zone_id: z.number(), date: z.string() }))

async function listZones(scope: Scope, period: UsagePeriod): Promise<ZoneRow[]> {
  const rows: unknown = await matchingZoneRows(scope, period)
    .leftJoin('licences as lic', 'lic.zone_id', 'z.id')
    .leftJoin('leases as l', 'l.zone_id', 'z.id')
    .leftJoin('zone_statuses as st', join =>
      join.on('st.zone_id', '=', 'z.id').andOn('st.player_id', '=', 'l.player_id'),
    )
    .orderBy(['u.name', 'z.number', 'z.id'])
    .limit(maxZones + 1)
    .select(columns)
  return z.array(zoneRow).parse(rows)
}

async function loadRecords(zones: readonly ZoneRow[], { from, until }: UsagePeriod) {
  const ids = zones.map(({ id }) => id)
  const units = [...new Set(zones.map(({ unit }) => unit))]
  const owners = { zone: ids, unit: units, organisation: zones.map(({ organisation }) => organisation) }
  const { connection } = strapi.db
  const [players, days, periods, exceptions, dates] = await Promise.all([
    connection('players').whereIn('zone_id', ids).select('zone_id', 'paired_at', 'revoked_at'),
    connection('play_days')
      .whereIn('zone_id', ids)
      .where('date', '>=', from)
      .where('date', '<', until)
      .select('zone_id', 'date'),
    listLicencePeriods(units),
    listExceptions(owners, from),
    listCalendarDates(from, until),
  ])
  return { players: playerRows.parse(players), days: dayRows.parse(days), periods, exceptions, dates }
}
type Records = Awaited<ReturnType<typeof loadRecords>>

/** SQLite returns JSON as text. */
function followsNyepi({ calendar }: ZoneRow): boolean {
  const value: unknown = typeof calendar === 'string' ? JSON.parse(calendar) : calendar
  return calendarSettingsSchema.safeParse(value).data?.nyepi === true
}

function silencesOf(zone: ZoneRow, { exceptions, dates }: Records): ZoneHistory['silences'] {
  const ids = { zone: zone.id, unit: zone.unit, organisation: zone.organisation }
  const planned = exceptions
    .filter(one => isOwnedBy(one, ids) && one.kind === 'silence' && one.from_minute === null)
    .map(({ from_date, until_date, label }) => ({ from_date, until_date, label, reason: 'silence' as const }))
  const nyepi = followsNyepi(zone) ? dates.filter(({ kind }) => kind === 'nyepi') : []
  return [...planned, ...nyepi.map(one => ({ ...one, label: null, reason: 'nyepi' as const }))]
}

/** Paid periods until a revocation. Suspensions are ignored, because their days are not recorded. */
function licensedSpans(zone: ZoneRow, { periods }: Records): ZoneHistory['licensed'] {
  if (zone.issued_at === null) return []
  const revoked = zone.revoked_at ?? Number.POSITIVE_INFINITY
  return (periods.get(zone.unit) ?? [])
    .filter(({ zone_count, starts_at }) => zone_count >= zone.number && starts_at.getTime() < revoked)
    .map(({ starts_at, expired_date }) => ({
      from: starts_at.getTime(),
      until: Math.min(expired_date.getTime(), revoked),
    }))
}

function historyOf(zone: ZoneRow, records: Records, now: number): ZoneHistory {
  const { id, documentId, name, time_zone, created_at, state, state_since, seen_at } = zone
  const timeZone = time_zone ?? 'Asia/Jakarta'
  const played = records.days.filter(({ zone_id }) => zone_id === id).map(({ date }) => date)
  return {
    zone: { documentId, name },
    offset: utcOffset(timeZone),
    first: toLocalDate(created_at.getTime(), timeZone),
    last: toLocalDate(now - day, timeZone),
    played: new Set(played),
    licensed: licensedSpans(zone, records),
    paired: records.players
      .filter(({ zone_id }) => zone_id === id)
      .map(({ paired_at, revoked_at }) => ({ from: paired_at, until: revoked_at })),
    silences: silencesOf(zone, records),
    seenAt: seen_at,
    pausedSince: state === 'paused' ? state_since : null,
  }
}

/** The daily histories of the zones in a period, or null if there are too many zones. */
export async function loadZoneHistories(
  scope: Scope,
  period: UsagePeriod,
  now = Date.now(),
): Promise<ZoneHistory[] | null> {
  const zones = await listZones(scope, period)
  if (zones.length > maxZones) return null
  const records = await loadRecords(zones, period)
  return zones.map(zone => historyOf(zone, records, now))
}
