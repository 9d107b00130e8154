import { subscriptionCancelling } from '#src/billing'
import { musicChanged, playlistChanged } from '#src/catalogue'
import { membershipEnded, unitDeleted, zonesChanged } from '#src/customers'
import { defineHourlyJob, defineRecurringJob } from '#src/platform/jobs/job'
import { registerJobs } from '#src/platform/jobs/queue'
import { enforceStaffRecordRules } from '#src/platform/panel/staff-records'
import { registerStatusCheck } from '#src/site'
import { enforceCalendarRules } from './calendar-date/panel-rules'
import { pruneChanges, recordChanges } from './change/feed'
import { areGatewaysReporting } from './change/gateway-contact'
import { deleteOldCommands } from './command/row'
import { incidentAlertJob } from './incident/alert-job'
import { sendIncidentDigests } from './incident/digest'
import { deleteOldIncidents } from './incident/row'
import { trackIncidents } from './incident/track'
import { deleteExpiredCodes } from './installation/row'
import { deleteExpiredPairings } from './pairing/row'
import { requireUnplayed } from './play/cancellation'
import { ensurePlayPartitions } from './play/partitions'
import { deleteOldBoots } from './player/boots'
import { revokePlayers } from './player/lease'
import { revokePassesOfFormerHolder } from './remote-pass/manage'
import { deleteOldPasses } from './remote-pass/row'
import { deleteBansOfUnit, endBans } from './track-ban/change'
import { prepareReportReply } from './track-feedback/report'
import { trackReportUid } from './track-feedback/row'
import { recordPlaylistChange } from './zone/playlist-zones'
import { recordUnitChanges } from './zone/unit-changes'
import { deleteExpiredZoneBatches } from './zone-batch/row'
import { zoneBatchJob } from './zone-batch/run'

export function startPlayback(): void {
  registerJobs([
    zoneBatchJob,
    incidentAlertJob,
    defineRecurringJob('track-incidents', () => trackIncidents(), { lease: 120, everySeconds: 30 }),
    defineHourlyJob('send-incident-digests', sendIncidentDigests, 600),
    defineRecurringJob('end-track-bans', () => endBans(), { lease: 120, cron: '* * * * *' }),
    defineHourlyJob('create-play-partitions', () => ensurePlayPartitions()),
    defineHourlyJob('prune-changes', pruneChanges),
    defineHourlyJob('delete-boots', deleteOldBoots),
    defineHourlyJob('delete-pairings', deleteExpiredPairings),
    defineHourlyJob('delete-installation-codes', deleteExpiredCodes),
    defineHourlyJob('delete-commands', deleteOldCommands),
    defineHourlyJob('delete-remote-passes', deleteOldPasses),
    defineHourlyJob('delete-zone-batches', deleteExpiredZoneBatches),
    defineHourlyJob('delete-incidents', deleteOldIncidents),
  ])
  registerStatusCheck('player', ({ now }) => areGatewaysReporting(now))
  enforceCalendarRules()
  enforceStaffRecordRules(trackReportUid, prepareReportReply)
  zonesChanged.subscribe(({ units }) => recordUnitChanges(units))
  membershipEnded.subscribe(revokePassesOfFormerHolder)
  subscriptionCancelling.subscribe(requireUnplayed)
  unitDeleted.subscribe(({ unit }) => deleteBansOfUnit(unit))
  unitDeleted.subscribe(async ({ unit }) => recordChanges(await revokePlayers({ unit })))
  playlistChanged.subscribe(({ playlist, organisation }) => recordPlaylistChange(playlist, organisation))
  musicChanged.subscribe(({ withdrawn }) =>
    recordChanges([
      ...withdrawn.map(track => ({ kind: 'track-withdrawn' as const, track })),
      { kind: 'zone', zone: null },
    ]),
  )
}
