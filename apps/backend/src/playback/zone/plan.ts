import { getLocalTime } from '@bgm/playback'
import { calendarSettingsSchema, type Plan, type Season } from '@bgm/validation'
import { listPauses, type Pause } from '#src/billing'
import { findFallbackPlaylist, findPlaylistTitles, type PlaylistRef } from '#src/catalogue'
import { parseStoredOpeningHours, utcOffset } from '#src/customers'
import {
  deriveLicenceStatus,
  type LicenceStatus,
  listLicencePeriods,
  listRecordedPeriods,
} from '#src/licensing'
import { jsonColumn } from '#src/platform/database/columns'
import { listCalendarDates } from '#src/playback/calendar-date/dates'
import {
  buildCalendarPlan,
  listCalendarSilences,
  noUnitCalendar,
  type UnitCalendar,
} from '#src/playback/calendar-date/rules/plan-calendar'
import { listClosedPeriods } from '#src/playback/schedule/rules/closed'
import { listMandatorySilences, planExceptions } from '#src/playback/schedule/rules/exceptions'
import { listOccurrences } from '#src/playback/schedule/rules/repeats'
import { isOwnedBy, listExceptions, listOverrides, listSlots } from '#src/playback/schedule/slots'
import type { PlaybackRow } from './playback-row'

const planDays = 8
/** Mandatory silences are planned this many days ahead, for devices that stay offline longer than the plan. */
const silenceDays = 40
type Bounds = Pick<Plan, 'from' | 'until' | 'utc_offset'>
const day = 86_400_000

/** A zone's plan and the playlists to which it refers. `intended` is the plan including deleted playlists. */
export type ZonePlan = {
  plan: Plan
  intended: Plan
  licence: LicenceStatus
  playlists: Map<string, PlaylistRef>
}

type Parts = {
  slots: Awaited<ReturnType<typeof listSlots>>
  exceptions: Awaited<ReturnType<typeof listExceptions>>
  overrides: Awaited<ReturnType<typeof listOverrides>>
  periods: Awaited<ReturnType<typeof listLicencePeriods>>
  recorded: Awaited<ReturnType<typeof listRecordedPeriods>>
  pauses: Awaited<ReturnType<typeof listPauses>>
  dates: Awaited<ReturnType<typeof listCalendarDates>>
  fallback: string | null
}

async function loadParts(rows: readonly PlaybackRow[], now: number): Promise<Parts> {
  const owners = {
    zone: rows.map(({ id }) => id),
    unit: rows.map(({ unit_id }) => unit_id),
    organisation: rows.map(({ organisation_id }) => organisation_id),
  }
  const dateIn = (days: number) => new Date(now + days * day).toISOString().slice(0, 10)
  const [slots, exceptions, overrides, periods, recorded, pauses, dates, fallback] = await Promise.all([
    listSlots(owners),
    listExceptions(owners, dateIn(-2)),
    listOverrides(owners.zone, now),
    listLicencePeriods([...new Set(owners.unit)]),
    listRecordedPeriods(rows.flatMap(({ licence_id }) => licence_id ?? [])),
    listPauses([...new Set(owners.unit)]),
    rows.some(({ calendar }) => calendar !== null)
      ? listCalendarDates(dateIn(-2), dateIn(silenceDays + 1))
      : [],
    findFallbackPlaylist(),
  ])
  return {
    slots,
    exceptions: listOccurrences(exceptions, dateIn(-2), dateIn(silenceDays + 1)),
    overrides,
    periods,
    recorded,
    pauses,
    dates,
    fallback: fallback?.documentId ?? null,
  }
}

const playlistIds = (rows: readonly PlaybackRow[], { slots, exceptions, overrides, fallback }: Parts) =>
  [
    ...rows.map(({ default_playlist }) => default_playlist),
    ...[...slots, ...exceptions, ...overrides].map(({ playlist }) => playlist),
    fallback,
  ].flatMap(id => id ?? [])

function getLicence(
  { number, unit_id, licence_id, licence_code, licence_revoked_at }: PlaybackRow,
  parts: Parts,
  now: number,
) {
  const history = licence_id === null ? undefined : parts.recorded.get(licence_id)
  const licence = { number, issued: licence_code !== null, revokedAt: licence_revoked_at, history }
  return deriveLicenceStatus(licence, parts.periods.get(unit_id) ?? [], new Date(now))
}

/** An overdue licence is valid for devices, until its grace period ends. */
const toPlanLicence = ({ state, until, valid }: LicenceStatus): Plan['licence'] => ({
  state: state === 'overdue' ? 'active' : state,
  until: (valid?.until ?? until)?.getTime() ?? null,
})

type Known = { has(playlist: string): boolean }
const everything: Known = { has: () => true }

function getCalendar({ calendar, latitude, longitude }: PlaybackRow): UnitCalendar {
  const settings = jsonColumn(calendarSettingsSchema).safeParse(calendar)
  if (!settings.success) return noUnitCalendar
  const place = latitude !== null && longitude !== null ? { latitude, longitude } : null
  return { settings: settings.data, place }
}

const pauseLabel = { id: 'Langganan dijeda', en: 'Subscription paused' }

/** A paused subscription is planned silence, so that devices fall silent and resume by themselves, also offline. */
const listPauseSilences = (pauses: readonly Pause[], { from, until }: Bounds): Plan['silences'] =>
  pauses
    .map(pause => ({ from: pause.from.getTime(), until: pause.until.getTime() }))
    .filter(pause => pause.until > from && pause.from < until)
    .map(pause => ({ ...pause, reason: 'exception' as const, label: pauseLabel }))

/** The parts of a plan that are determined by the weekly slots, dated exceptions and the calendar. */
function buildSchedule(row: PlaybackRow, parts: Parts, existingPlaylists: Known, bounds: Bounds) {
  const ids = { zone: row.id, unit: row.unit_id, organisation: row.organisation_id }
  // Entries with a deleted playlist are ignored. Planned silence is kept.
  const exists = ({ playlist }: { playlist: string | null }) =>
    playlist === null || existingPlaylists.has(playlist)
  const slots = parts.slots.filter(one => isOwnedBy(one, ids) && exists(one))
  const exceptions = parts.exceptions.filter(one => isOwnedBy(one, ids) && exists(one))
  const ofSeason = (wanted: Season) =>
    slots.filter(({ season }) => season === wanted).map(({ scope_id: _, season: __, ...slot }) => slot)
  const dated = planExceptions(exceptions, bounds)
  const calendar = buildCalendarPlan(getCalendar(row), parts.dates, bounds, ofSeason('ramadan'))
  const ahead = { ...bounds, until: bounds.from + silenceDays * day }
  const planned = [...dated.exceptions, ...calendar.exceptions]
  const hours = row.silent_when_closed ? parseStoredOpeningHours(row.opening_hours) : null
  return {
    silences: [
      ...listPauseSilences(parts.pauses.get(row.unit_id) ?? [], ahead),
      ...listMandatorySilences(exceptions, ahead),
      ...listCalendarSilences(getCalendar(row), parts.dates, ahead),
    ],
    exceptions: [...planned, ...(hours ? listClosedPeriods(hours, ahead, planned) : [])],
    slots: ofSeason('regular'),
    // An organisation's own exception takes precedence over a public holiday.
    patterns: [...dated.patterns, ...calendar.patterns],
    season: calendar.season,
  }
}

function buildPlan(row: PlaybackRow, parts: Parts, existingPlaylists: Known, now: number): Plan {
  const time_zone = row.time_zone ?? 'Asia/Jakarta'
  const utc_offset = utcOffset(time_zone)
  const from = getLocalTime({ utc_offset }, now).dayStart
  const bounds = { from, until: from + planDays * day, utc_offset }
  const licence = getLicence(row, parts, now)
  const override = parts.overrides.find(({ zone_id }) => zone_id === row.id)
  const exists = ({ playlist }: { playlist: string | null }) =>
    playlist === null || existingPlaylists.has(playlist)
  const orNull = (id: string | null) => (id !== null && existingPlaylists.has(id) ? id : null)
  return {
    time_zone,
    ...bounds,
    licence: toPlanLicence(licence),
    ...buildSchedule(row, parts, existingPlaylists, bounds),
    override:
      override && exists(override)
        ? { from: override.from_at, until: override.until_at, playlist: override.playlist, label: null }
        : null,
    default_playlist: orNull(row.default_playlist),
    fallback_playlist: orNull(parts.fallback),
  }
}

/** The plans of zones for eight local days, loaded with a constant number of queries. */
export async function loadPlans(
  rows: readonly PlaybackRow[],
  now = Date.now(),
): Promise<Map<number, ZonePlan>> {
  if (rows.length === 0) return new Map()
  const parts = await loadParts(rows, now)
  const playlists = await findPlaylistTitles(playlistIds(rows, parts))
  return new Map(
    rows.map(row => {
      const plan = buildPlan(row, parts, playlists, now)
      const intended = buildPlan(row, parts, everything, now)
      return [row.id, { plan, intended, licence: getLicence(row, parts, now), playlists }]
    }),
  )
}
