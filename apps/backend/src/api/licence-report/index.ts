import { licenceReportUid } from '#src/licensing/licence-report/receive'
import { prepareHandling } from '#src/platform/panel/handled-records'
import { enforceStaffRecordRules } from '#src/platform/panel/staff-records'

export default {
  bootstrap: () => enforceStaffRecordRules(licenceReportUid, prepareHandling),
}
