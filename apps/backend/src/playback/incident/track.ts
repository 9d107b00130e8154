import { findGatewaysReportingSince } from '#src/playback/change/gateway-contact'
import { loadZoneReports, type ZoneReport } from './candidates'
import { closeIncident, openIncident } from './change'
import { detectFaults, findUnitOpenedAt } from './detect-faults'
import { type CurrentIncident, listCurrentIncidents } from './row'
import { findFaults, incidentCloseDelay, incidentOpenDelays } from './rules/faults'

const pageSize = 500

type FaultStatus = { persists: boolean | null; cause: string | null }

/** Whether the fault of an incident persists, and its cause. `persists` is null if the device is offline. */
function getFaultStatus({ kind, cause }: CurrentIncident, report: ZoneReport): FaultStatus {
  const isOffline = report.zone_state === 'offline'
  if (kind === 'offline') return { persists: isOffline, cause: null }
  if (isOffline) return { persists: null, cause }
  const fault = findFaults(report, [kind]).find(one => one.kind === kind)
  return { persists: fault !== undefined, cause: fault?.cause ?? cause }
}

const isGone = (report: ZoneReport | undefined): report is undefined =>
  !report || report.zone_state === 'not-licensed' || report.zone_state === 'not-paired'

const update = (incident: CurrentIncident, values: Partial<CurrentIncident>) =>
  strapi.db.connection('incidents').where({ id: incident.id }).whereNull('closed_at').update(values)

/**
 * Opens a pending incident once its fault has lasted long enough. Deletes it if the fault ends or the unit
 * closes before then.
 */
async function trackPending(
  incident: CurrentIncident,
  report: ZoneReport | undefined,
  reporting: number | null,
  now: number,
): Promise<void> {
  const persists =
    !isGone(report) && getFaultStatus(incident, report).persists && findUnitOpenedAt(report, now) !== null
  if (!persists) {
    await strapi.db.connection('incidents').where({ id: incident.id }).whereNull('opened_at').delete()
    return
  }
  const isOffline = incident.kind === 'offline'
  if (isOffline && reporting === null) return
  const since = isOffline ? Math.max(incident.started_at, reporting ?? 0) : incident.started_at
  if (now - since >= incidentOpenDelays[incident.kind]) await openIncident(incident, now)
}

async function trackOpen(
  incident: CurrentIncident,
  report: ZoneReport | undefined,
  now: number,
): Promise<void> {
  if (isGone(report)) return closeIncident(incident, now)
  const { persists, cause } = getFaultStatus(incident, report)
  const { cleared_at } = incident
  if (persists === null) return
  if (persists && (cleared_at !== null || cause !== incident.cause))
    await update(incident, { cleared_at: null, cause })
  else if (!persists && cleared_at === null) await update(incident, { cleared_at: report.seen_at })
  // Compares report times, because a device that stops reporting proves nothing.
  else if (!persists && cleared_at !== null && report.seen_at - cleared_at >= incidentCloseDelay)
    await closeIncident(incident, cleared_at, now)
}

/**
 * Compares the last reports of all devices with the incidents. This is the only place where incidents are
 * opened and closed. Several processes may run it concurrently, because each update only applies to a row
 * that is still in the expected state.
 */
export async function trackIncidents(now = Date.now()): Promise<void> {
  const reporting = await findGatewaysReportingSince(now)
  await detectFaults(reporting, now)
  for (let after = 0; ; ) {
    const incidents = await listCurrentIncidents(after, pageSize)
    const reports = await loadZoneReports(
      incidents.map(({ zone_id }) => zone_id),
      now,
    )
    for (const incident of incidents) {
      const report = reports.get(incident.zone_id)
      if (incident.opened_at === null) await trackPending(incident, report, reporting, now)
      else await trackOpen(incident, report, now)
    }
    if (incidents.length < pageSize) return
    after = incidents.at(-1)?.id ?? after
  }
}
