import { prepareHandling } from '#src/platform/panel/handled-records'
import { enforceStaffRecordRules } from '#src/platform/panel/staff-records'
import { contactMessageUid } from '#src/site/contact-message/row'

export default {
  bootstrap: () => enforceStaffRecordRules(contactMessageUid, prepareHandling),
}
