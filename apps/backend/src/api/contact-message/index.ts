import { prepareHandling } from '#src/admin-panel/handled-records'
import { enforceStaffRecordRules } from '#src/admin-panel/staff-records'
import { contactMessageUid } from './services/row'

export default {
  bootstrap: () => enforceStaffRecordRules(contactMessageUid, prepareHandling),
}
