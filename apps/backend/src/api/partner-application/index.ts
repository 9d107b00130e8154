import { enforceStaffRecordRules } from '#src/platform/panel/staff-records'
import { prepareStaffUpdate } from './services/panel-rules'
import { partnerApplicationUid } from './services/row'

export default {
  bootstrap: () => enforceStaffRecordRules(partnerApplicationUid, prepareStaffUpdate),
}
