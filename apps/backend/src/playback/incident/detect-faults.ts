import { resolve } from '@bgm/playback'
import type { IncidentKind } from '@bgm/validation'
import { findOpenedAt, parseOpeningHoursOrDefault } from '#src/customers'
import { newRecordId } from '#src/platform/runtime/cryptography'
import { loadPlans } from '#src/playback/zone/plan'
import { loadPlaybackRows } from '#src/playback/zone/playback-row'
import { listFaultCandidates, type ZoneReport } from './candidates'
import { listCurrentIncidentKinds } from './row'
import { findFaults } from './rules/faults'

const pageSize = 500
const insertSize = 100

type NewFault = { report: ZoneReport; kind: IncidentKind; cause: string | null; startedAt: number }

/** The time at which a unit last opened, or null if it is closed. */
export const findUnitOpenedAt = ({ opening_hours, time_zone }: ZoneReport, now: number): number | null =>
  findOpenedAt(parseOpeningHoursOrDefault(opening_hours), time_zone ?? 'Asia/Jakarta', now)

const isPaused = ({ paused, paused_until }: ZoneReport, now: number) =>
  paused && (paused_until === null || paused_until > now)

/** The zones that should be playing music now according to their plan. */
async function listZonesWithMusic(reports: readonly ZoneReport[], now: number): Promise<Set<number>> {
  const rows = await loadPlaybackRows(reports.map(({ zone_id }) => zone_id))
  const plans = await loadPlans(rows, now)
  const plays = [...plans].filter(([, { plan }]) => resolve(plan, now).source.kind === 'playlist')
  return new Set(plays.map(([zone]) => zone))
}

/** The faults in open units that have no incident yet. */
async function findNewFaults(
  reports: ZoneReport[],
  reporting: number | null,
  now: number,
): Promise<NewFault[]> {
  const openKinds = await listCurrentIncidentKinds(reports.map(({ zone_id }) => zone_id))
  const faults = reports.flatMap((report): NewFault[] => {
    const opening = findUnitOpenedAt(report, now)
    if (opening === null) return []
    const kinds = openKinds.get(report.zone_id) ?? []
    if (report.zone_state === 'not-licensed' || report.zone_state === 'not-paired') return []
    if (report.zone_state !== 'offline')
      return findFaults(report, kinds)
        .filter(({ kind }) => !kinds.includes(kind))
        .map(fault => ({ ...fault, report, startedAt: now }))
    if (reporting === null || isPaused(report, now) || kinds.includes('offline')) return []
    const startedAt = Math.max(report.seen_at, opening, reporting)
    return [{ report, kind: 'offline', cause: null, startedAt }]
  })
  const offline = faults.filter(({ kind }) => kind === 'offline').map(({ report }) => report)
  const playing = offline.length > 0 ? await listZonesWithMusic(offline, now) : new Set()
  return faults.filter(({ kind, report }) => kind !== 'offline' || playing.has(report.zone_id))
}

async function insertPendingIncidents(faults: readonly NewFault[]): Promise<void> {
  const rows = faults.map(({ report, kind, cause, startedAt }) => ({
    document_id: newRecordId(),
    zone_id: report.zone_id,
    business_unit_id: report.unit_id,
    organisation_id: report.organisation_id,
    kind,
    cause,
    started_at: startedAt,
  }))
  // Another process may have detected the same fault.
  for (let index = 0; index < rows.length; index += insertSize)
    await strapi.db
      .connection('incidents')
      .insert(rows.slice(index, index + insertSize))
      .onConflict()
      .ignore()
}

/**
 * Adds a pending incident for every new fault in an open unit. A zone that is paused or scheduled to be
 * silent does not count as offline, and no zone does while no gateway reports.
 */
export async function detectFaults(reporting: number | null, now: number): Promise<void> {
  for (let after = 0; ; ) {
    const reports = await listFaultCandidates(after, pageSize, now)
    if (reports.length > 0) await insertPendingIncidents(await findNewFaults(reports, reporting, now))
    if (reports.length < pageSize) return
    after = reports.at(-1)?.zone_id ?? after
  }
}
