import { addDifferenceQueries, periodsChanged, periodsChanging, zonesAdded } from '#src/billing'
import { registerEmailKinds, unitChanged } from '#src/customers'
import { defineHourlyJob } from '#src/platform/jobs/job'
import { registerJobs } from '#src/platform/jobs/queue'
import { prepareHandling } from '#src/platform/panel/handled-records'
import { enforceStaffRecordRules } from '#src/platform/panel/staff-records'
import { deleteExpiredLicenceBatches, licenceBatchJob } from './certificate/batch'
import { licenceDifferences } from './licence/differences'
import { issueLicences } from './licence/issue'
import { lockLicences, reconcileLicences } from './licence/reconcile'
import { repairLicences } from './licence/repair'
import { licenceEmailKinds } from './licence/sent-emails'
import { enforceLicenceRules } from './licence/staff'
import { statusListJob, statusRefreshJob } from './licence/status-job'
import { licenceReportUid } from './licence-report/receive'

export function startLicensing(): void {
  registerJobs([
    licenceBatchJob,
    statusListJob,
    statusRefreshJob,
    defineHourlyJob('repair-licences', repairLicences, 1800),
    defineHourlyJob('delete-licence-batches', deleteExpiredLicenceBatches, 600),
  ])
  registerEmailKinds(licenceEmailKinds)
  enforceLicenceRules()
  enforceStaffRecordRules(licenceReportUid, prepareHandling)
  addDifferenceQueries(licenceDifferences)
  unitChanged.subscribe(({ unit, actor }) => reconcileLicences([unit], { actor }))
  zonesAdded.subscribe(({ units, at }) => issueLicences(units, at.getTime()))
  periodsChanged.subscribe(({ units, actor, now }) => reconcileLicences(units, { now, actor }))
  // All licences are locked at once, in order of id, because locking them one unit at a time could deadlock with another
  // transaction.
  periodsChanging.subscribe(async ({ trx, units }) => {
    await lockLicences(trx, units)
  })
}
