import { getLocalTime } from '@bgm/playback'
import type { Plan } from '@bgm/validation'
import { type LicenceStatus, licenceStatus } from '#src/api/licence/rules/state'
import { listPeriodsOf } from '#src/api/licence/services/periods'
import { findFallbackPlaylist } from '#src/api/playlist/services/row'
import { findPlaylistTitles, type PlaylistRef } from '#src/api/playlist/services/titles'
import { utcOffset } from '#src/api/region/rules/time-zone'
import { listExceptionPeriods } from '#src/api/schedule/rules/exceptions'
import { isOwnedBy, listExceptions, listOverrides, listSlots } from '#src/api/schedule/services/slots'
import type { PlaybackRow } from './playback-row'

const planDays = 8
const day = 86_400_000

/** A zone's plan, and the playlists that it refers to. */
export type ZonePlan = { plan: Plan; licence: LicenceStatus; playlists: Map<string, PlaylistRef> }

type Parts = {
  slots: Awaited<ReturnType<typeof listSlots>>
  exceptions: Awaited<ReturnType<typeof listExceptions>>
  overrides: Awaited<ReturnType<typeof listOverrides>>
  periods: Awaited<ReturnType<typeof listPeriodsOf>>
  fallback: string | null
}

async function loadParts(rows: readonly PlaybackRow[], now: number): Promise<Parts> {
  const owners = {
    zone: rows.map(({ id }) => id),
    unit: rows.map(({ unit_id }) => unit_id),
    organisation: rows.map(({ organisation_id }) => organisation_id),
  }
  const yesterday = new Date(now - day).toISOString().slice(0, 10)
  const [slots, exceptions, overrides, periods, fallback] = await Promise.all([
    listSlots(owners),
    listExceptions(owners, yesterday),
    listOverrides(owners.zone, now),
    listPeriodsOf([...new Set(owners.unit)]),
    findFallbackPlaylist(),
  ])
  return { slots, exceptions, overrides, periods, fallback: fallback?.documentId ?? null }
}

const playlistIds = (rows: readonly PlaybackRow[], { slots, exceptions, overrides, fallback }: Parts) =>
  [
    ...rows.map(({ default_playlist }) => default_playlist),
    ...[...slots, ...exceptions, ...overrides].map(({ playlist }) => playlist),
    fallback,
  ].flatMap(id => id ?? [])

function licenceOf(
  { number, unit_id, licence_code, licence_revoked_at }: PlaybackRow,
  parts: Parts,
  now: number,
) {
  const licence = { number, issued: licence_code !== null, revoked: licence_revoked_at !== null }
  return licenceStatus(licence, parts.periods.get(unit_id) ?? [], new Date(now))
}

function planOf(row: PlaybackRow, parts: Parts, known: Map<string, PlaylistRef>, now: number): Plan {
  const time_zone = row.time_zone ?? 'Asia/Jakarta'
  const utc_offset = utcOffset(time_zone)
  const from = getLocalTime({ utc_offset }, now).dayStart
  const bounds = { from, until: from + planDays * day, utc_offset }
  const ids = { zone: row.id, unit: row.unit_id, organisation: row.organisation_id }
  const licence = licenceOf(row, parts, now)
  const override = parts.overrides.find(({ zone_id }) => zone_id === row.id)
  // A deleted playlist counts as nothing planned. Planned silence is kept.
  const exists = ({ playlist }: { playlist: string | null }) => playlist === null || known.has(playlist)
  const orNull = (id: string | null) => (id !== null && known.has(id) ? id : null)
  return {
    time_zone,
    ...bounds,
    licence: { state: licence.state, until: licence.until?.getTime() ?? null },
    silences: [],
    override:
      override && exists(override)
        ? { from: override.from_at, until: override.until_at, playlist: override.playlist, label: null }
        : null,
    exceptions: parts.exceptions
      .filter(one => isOwnedBy(one, ids) && exists(one))
      .flatMap(one => listExceptionPeriods(one, bounds)),
    slots: parts.slots
      .filter(one => isOwnedBy(one, ids) && exists(one))
      .map(({ scope_id: _, ...slot }) => slot),
    default_playlist: orNull(row.default_playlist),
    fallback_playlist: orNull(parts.fallback),
  }
}

/** The plans of zones for eight local days, with the same number of queries for any number of zones. */
export async function loadPlans(
  rows: readonly PlaybackRow[],
  now = Date.now(),
): Promise<Map<number, ZonePlan>> {
  if (rows.length === 0) return new Map()
  const parts = await loadParts(rows, now)
  const playlists = await findPlaylistTitles(playlistIds(rows, parts))
  return new Map(
    rows.map(row => {
      const plan = planOf(row, parts, playlists, now)
      return [row.id, { plan, licence: licenceOf(row, parts, now), playlists }]
    }),
  )
}
