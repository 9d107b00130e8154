import { enforceStaffRecordRules } from '#src/platform/panel/staff-records'
import { prepareReply } from './services/reply'
import { uid } from './services/row'

export default {
  bootstrap: () => enforceStaffRecordRules(uid, prepareReply),
}
