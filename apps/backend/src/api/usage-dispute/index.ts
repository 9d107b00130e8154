import { enforceStaffRecordRules } from '#src/platform/panel/staff-records'
import { prepareReply } from '#src/reporting/usage-dispute/reply'
import { uid } from '#src/reporting/usage-dispute/row'

export default {
  bootstrap: () => enforceStaffRecordRules(uid, prepareReply),
}
