import { enforceStaffRecordRules } from '#src/admin-panel/staff-records'
import { prepareStaffUpdate } from './services/panel-rules'
import { partnerApplicationUid } from './services/row'

export default {
  bootstrap: () => enforceStaffRecordRules(partnerApplicationUid, prepareStaffUpdate),
}
