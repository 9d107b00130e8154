import { prepareHandling } from '#src/admin-panel/handled-records'
import { enforceStaffRecordRules } from '#src/admin-panel/staff-records'
import { uid } from './services/receive'

export default {
  bootstrap: () => enforceStaffRecordRules(uid, prepareHandling),
}
