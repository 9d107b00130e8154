import { prepareHandling } from '#src/platform/panel/handled-records'
import { enforceStaffRecordRules } from '#src/platform/panel/staff-records'
import { licenceReportUid } from './services/receive'

export default {
  bootstrap: () => enforceStaffRecordRules(licenceReportUid, prepareHandling),
}
