import { prepareHandling } from '#src/admin-panel/handled-records'
import { enforceStaffRecordRules } from '#src/admin-panel/staff-records'
import { licenceReportUid } from './services/receive'

export default {
  bootstrap: () => enforceStaffRecordRules(licenceReportUid, prepareHandling),
}
