import { calendarSettingsSchema } from '@bgm/validation'
import { z } from 'zod'
import { loadTimeZones, parseStoredOpeningHours, type Scope, timeZoneAt } from '#src/customers'
import { type LicensedSpan, listLicensedSpans } from '#src/licensing'
import { jsonColumn } from '#src/platform/database/columns'
import { mapInSlices } from '#src/platform/runtime/map-in-slices'
import { isOwnedBy, listCalendarDates, listExceptions, listOccurrences, toLocalDate } from '#src/playback'
import { dateAfter, type ZoneHistory } from './rules/gaps'
import { matchingZoneRows, maxZones, type UsagePeriod } from './totals'

const day = 86_400_000
/** A date after every other one. */
const never = '9999-12-31'
const instant = z.coerce.number()

const zoneRow = z.object({
  id: z.number(),
  documentId: z.string(),
  name: z.string(),
  unit: z.number(),
  organisation: z.number(),
  calendar: z.unknown(),
  opening_hours: z.unknown(),
  silent_when_closed: z.boolean().nullable(),
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
  unit: 'u.id',
  organisation: 'u.organisation_id',
  calendar: 'u.calendar',
  opening_hours: 'u.opening_hours',
  silent_when_closed: 'u.silent_when_closed',
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
    .leftJoin('leases as l', 'l.zone_id', 'z.id')
    .leftJoin('zone_statuses as st', join =>
      join.on('st.zone_id', '=', 'z.id').andOn('st.player_id', '=', 'l.player_id'),
    )
    .orderBy(['u.name', 'z.number', 'z.id'])
    .limit(maxZones + 1)
    .select(columns)
  return z.array(zoneRow).parse(rows)
}

async function loadRecords(zones: readonly ZoneRow[], { from, until }: UsagePeriod, now: number) {
  const ids = zones.map(({ id }) => id)
  const units = [...new Set(zones.map(({ unit }) => unit))]
  const owners = { zone: ids, unit: units, organisation: zones.map(({ organisation }) => organisation) }
  const { connection } = strapi.db
  const [players, days, licensed, timeZones, exceptions, dates] = await Promise.all([
    connection('players').whereIn('zone_id', ids).select('zone_id', 'paired_at', 'revoked_at'),
    connection('usage_days')
      .whereIn('zone_id', ids)
      .where('date', '>=', from)
      .where('date', '<', until)
      .select('zone_id', 'date'),
    listLicensedSpans(ids, now),
    loadTimeZones(units),
    listExceptions(owners, from),
    listCalendarDates(from, until),
  ])
  const grouped = {
    players: groupByZone(playerRows.parse(players)),
    days: groupByZone(dayRows.parse(days)),
  }
  return { ...grouped, licensed, timeZones, exceptions, dates }
}
type Records = Awaited<ReturnType<typeof loadRecords>>

const followsNyepi = ({ calendar }: ZoneRow): boolean =>
  jsonColumn(calendarSettingsSchema).safeParse(calendar).data?.nyepi === true

/** The dates in a period on which a unit is closed all day, if its music stops then. */
function listDaysOff({ opening_hours, silent_when_closed }: ZoneRow, { from, until }: UsagePeriod): string[] {
  const hours = silent_when_closed ? parseStoredOpeningHours(opening_hours) : null
  const dates: string[] = []
  if (!hours) return dates
  for (let date = from; date < until; date = dateAfter(date)) {
    const weekday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7
    if (hours[weekday] === null) dates.push(date)
  }
  return dates
}

function listSilences(
  zone: ZoneRow,
  { exceptions, dates }: Records,
  period: UsagePeriod,
): ZoneHistory['silences'] {
  const ids = { zone: zone.id, unit: zone.unit, organisation: zone.organisation }
  const whole = exceptions.filter(
    one => isOwnedBy(one, ids) && one.kind === 'silence' && one.from_minute === null,
  )
  const planned = listOccurrences(whole, period.from, period.until).map(
    ({ from_date, until_date, label }) => ({
      from_date,
      until_date,
      label,
      reason: 'silence' as const,
    }),
  )
  const nyepi = followsNyepi(zone) ? dates.filter(({ kind }) => kind === 'nyepi') : []
  const off = listDaysOff(zone, period)
  return [
    ...planned,
    ...nyepi.map(one => ({ ...one, label: null, reason: 'nyepi' as const })),
    ...off.map(date => ({ from_date: date, until_date: date, label: null, reason: 'silence' as const })),
  ]
}

/** The first local date on which a zone was licensed. A zone that never was has no gaps. */
function findFirstDate(licensed: readonly LicensedSpan[], timeZones: ZoneHistory['timeZones']): string {
  const first = Math.min(...licensed.map(({ from }) => from))
  return Number.isFinite(first) ? toLocalDate(first, timeZoneAt(timeZones, first)) : never
}

/** The records of each zone, so that a month of many zones is not searched once per zone. */
function groupByZone<T extends { zone_id: number }>(rows: readonly T[]): Map<number, T[]> {
  const groups = new Map<number, T[]>()
  for (const row of rows) {
    const group = groups.get(row.zone_id)
    if (group) group.push(row)
    else groups.set(row.zone_id, [row])
  }
  return groups
}

function buildHistory(zone: ZoneRow, records: Records, period: UsagePeriod, now: number): ZoneHistory {
  const { id, unit, documentId, name, state, state_since, seen_at } = zone
  const timeZones = records.timeZones.get(unit) ?? { former: [], current: 'Asia/Jakarta' }
  const licensed = records.licensed.get(id) ?? []
  const played = records.days.get(id)?.map(({ date }) => date)
  return {
    zone: { id: documentId, name },
    timeZones,
    first: findFirstDate(licensed, timeZones),
    last: toLocalDate(now - day, timeZoneAt(timeZones, now)),
    played: new Set(played),
    licensed,
    paired: (records.players.get(id) ?? []).map(({ paired_at, revoked_at }) => ({
      from: paired_at,
      until: revoked_at,
    })),
    silences: listSilences(zone, records, period),
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
  const records = await loadRecords(zones, period, now)
  return await mapInSlices(zones, zone => buildHistory(zone, records, period, now))
}
